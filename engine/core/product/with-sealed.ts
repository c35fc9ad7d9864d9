import type { Product } from './product.ts';
import { sealedNames } from './sealed-names.ts';

/**
 * Replaces the sealed access rules and calls in a version of the schemas by those of the release, since their
 * code is the release's. Drops sealed calls that the release does not have.
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
