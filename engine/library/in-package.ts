export const packageName = '@schema-driven/engine';

/** Replaces relative import paths of the engine in compiled files by paths in the package. */
export function inPackage(text: string): string {
  return text.replaceAll(/'(?:\.\.\/)+engine\/core\/([\w/-]+)\.[jt]s'/g, `'${packageName}/core/$1'`);
}
