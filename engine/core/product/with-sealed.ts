import type { Product } from './product.ts';

/**
 * A version of the schemas with the access rules and calls of the release whose names begin with `prefix`: the code
 * behind them is that of the release, whenever the version was published. Calls of that name which the release does not
 * have are left out.
 */
export function withSealed(version: Product, release: Product, prefix: string): Product {
  if (version === release) return version;
  const isSealed = ([name]: readonly [string, unknown]) => name.startsWith(prefix);
  const sealed = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(isSealed));
  const open = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter((entry) => !isSealed(entry)));
  return {
    ...version,
    access: { ...version.access, ...sealed(release.access) },
    calls: { ...open(version.calls), ...sealed(release.calls) },
    ...(release.bodies && { bodies: { ...open(version.bodies ?? {}), ...sealed(release.bodies) } }),
  };
}
