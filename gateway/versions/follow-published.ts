import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { describeError, type Log } from '../monitoring/log.ts';
import { Worker } from '../outbox/worker.ts';
import type { Database } from '../store/database.ts';
import { lastPublication, textsOfVersion, versionChannel } from './publications.ts';

export interface FollowOptions {
  readonly database: Database;
  readonly versions: SchemaVersions;
  /** The release's own, which is served until something is published. */
  readonly release: Product;
  readonly useProduct: (product: Product) => Promise<void>;
  readonly log: Log;
}

export interface FollowedVersions {
  /** Resolves once what was published is served, or was found to be impossible to serve. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Milliseconds until another look, should no announcement have come. */
const longestRest = 5_000;

/** Milliseconds until a version is tried again that could not be served. */
const restAfterFailure = 30_000;

/**
 * Serves what was published last, whichever gateway it was published at: each compiles it itself from the stored files.
 * What cannot be compiled or served by this release is reported, and what is served stays.
 */
export function followPublished(options: FollowOptions): FollowedVersions {
  const { database, versions, release, useProduct, log } = options;
  let served = release.hash;

  async function follow(): Promise<number> {
    const wanted = (await lastPublication(database))?.hash ?? release.hash;
    if (wanted === served) return longestRest;
    const texts = wanted === release.hash ? versions.release : await textsOfVersion(database, wanted);
    const product = wanted === release.hash ? release : await compiled(wanted, texts ?? new Map());
    await useProduct(product);
    versions.serve({ hash: wanted, texts: texts ?? versions.release });
    served = wanted;
    return longestRest;
  }

  async function compiled(wanted: string, texts: ReadonlyMap<string, string>): Promise<Product> {
    const { hash, errors } = await versions.compile(texts);
    const product = hash === wanted ? await versions.product(hash) : undefined;
    if (product !== undefined) return product;
    const reason = errors[0] ?? 'Its files are not those that were published.';
    throw new Error(`The published version ${wanted} cannot be served by this release. ${reason}`);
  }

  const following = new Worker({
    work: follow,
    onError: (error) => log.error('version.not-served', describeError(error)),
    restAfterError: restAfterFailure,
  });
  const stopListening = database.listen(versionChannel, () => following.wake());
  return {
    async settled() {
      following.wake();
      await following.idle();
    },
    async close() {
      stopListening();
      await following.close();
    },
  };
}
