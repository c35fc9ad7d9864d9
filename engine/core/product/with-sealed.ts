import type { Product } from './product.ts';
import { sealedNames } from './sealed-names.ts';

/**
 * A version of the schemas with the sealed access rules and calls of the release: the code behind them is that of the
 * release, whenever the version was published. Sealed calls that the release does not have are left out.
 */
export function withSealed(version: Product, release: Product): Product {
  if (version === release) return version;
  const isSealed = ([name]: readonly [string, unknown]) => name.startsWith(sealedNames);
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
