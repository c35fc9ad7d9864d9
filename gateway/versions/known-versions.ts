import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Queryable } from '../store/database.ts';
import { ProductError } from '../store/kinds/kinds.ts';
import { textsOfVersion } from './publications.ts';

/** Version as served by this gateway. */
export interface ServedVersion {
  readonly product: Product;
  readonly texts: SchemaTexts;
}

export interface KnownVersionsOptions {
  readonly database: Queryable;
  readonly versions: Pick<SchemaVersions, 'release' | 'compile' | 'product' | 'keep'>;
  /** Product of the release. */
  readonly release: Product;
  /** Adds the parts that only the release defines to a compiled version. */
  readonly seal: (compiled: Product) => Product;
}

/**
 * Maximum of cached versions, enough for those in review, the served one and its predecessor; the least recently
 * used are dropped.
 */
const most = 6;

/**
 * Creates the function that finds stored versions by hash, compiled here from the stored files or cached. Rejects
 * with a `ProductError` that names the first error of a version that does not compile.
 */
export function createKnownVersions(options: KnownVersionsOptions): (hash: string) => Promise<ServedVersion> {
  const { database, versions, release, seal } = options;
  const known = new Map<string, Promise<ServedVersion>>();

  async function load(hash: string): Promise<ServedVersion> {
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
    // Moves the version to the end, since the first one is dropped next.
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
