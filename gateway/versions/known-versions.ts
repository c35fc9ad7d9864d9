import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Queryable } from '../store/database.ts';
import { ProductError } from '../store/kinds/kinds.ts';
import { textsOfVersion } from './publications.ts';

/** A version as this gateway serves it. */
export interface Version {
  readonly product: Product;
  readonly texts: SchemaTexts;
}

export interface KnownVersionsOptions {
  readonly database: Queryable;
  readonly versions: Pick<SchemaVersions, 'release' | 'compile' | 'product' | 'keep'>;
  /** The release's own. */
  readonly release: Product;
  /** A compiled version with what only the release says. */
  readonly seal: (compiled: Product) => Product;
}

/** Number of versions that are held, those used last: what is reviewed, what is served, and what was served before. */
const most = 6;

/**
 * Finds stored versions by their hashes, compiled from the stored files by this gateway itself; a version that was used
 * lately is there at once. Rejects with a `ProductError` that names the first error where it cannot be compiled.
 */
export function createKnownVersions(options: KnownVersionsOptions): (hash: string) => Promise<Version> {
  const { database, versions, release, seal } = options;
  const known = new Map<string, Promise<Version>>();

  async function load(hash: string): Promise<Version> {
    if (hash === release.hash) return { product: release, texts: versions.release };
    const texts = (await textsOfVersion(database, hash)) ?? new Map();
    return { product: seal(await compiled(hash, texts)), texts };
  }

  async function compiled(wanted: string, texts: SchemaTexts): Promise<Product> {
    const { hash, errors } = await versions.compile(texts);
    const product = hash === wanted ? await versions.product(hash) : undefined;
    if (product !== undefined) return product;
    throw new ProductError(errors[0] ?? 'Its files are not those that were published.');
  }

  return (hash) => {
    const version = known.get(hash) ?? load(hash);
    // The latest is the last, and the first is the next to be forgotten.
    known.delete(hash);
    known.set(hash, version);
    version.catch(() => known.delete(hash));
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    versions.keep(new Set(known.keys()));
    return version;
  };
}
