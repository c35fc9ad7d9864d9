export const packageName = '@schema-driven/engine';

/** Replaces the project's own paths of the engine in compiled files by the name of the package. */
export function inPackage(text: string): string {
  return text.replaceAll(/'(?:\.\.\/)+engine\/core\/([\w/-]+)\.ts'/g, `'${packageName}/core/$1'`);
}
