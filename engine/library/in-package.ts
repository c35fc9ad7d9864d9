export const packageName = '@schema-driven/engine';

/** Compiled files name the engine by its place in this project; elsewhere it is a package. */
export function inPackage(text: string): string {
  return text.replaceAll(/'(?:\.\.\/)+engine\/core\/([\w/-]+)\.ts'/g, `'${packageName}/core/$1'`);
}
