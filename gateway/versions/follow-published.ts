import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { describeError, type Log } from '../monitoring/log.ts';
import { Worker } from '../outbox/worker.ts';
import type { Database } from '../store/database.ts';
import { lastPublication, textsOfVersion, versionChannel } from './publications.ts';
import { forgetGateway, noteGateway, versionToPrepare } from './serving-gateways.ts';

export interface FollowOptions {
  readonly database: Database;
  readonly versions: SchemaVersions;
  /** The release's own, which is served until something is published. */
  readonly release: Product;
  readonly useProduct: (product: Product) => Promise<void>;
  /** Makes what a version is served with, such as its search tables. */
  readonly prepareProduct: (product: Product) => Promise<void>;
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

interface Version {
  readonly product: Product;
  readonly texts: SchemaTexts;
}

/**
 * Serves what was published last, whichever gateway it was published at: each compiles it itself from the stored files,
 * before it is published. What cannot be compiled or served by this release is reported, and what is served stays.
 */
export function followPublished(options: FollowOptions): FollowedVersions {
  const { database, versions, release, useProduct, prepareProduct, log } = options;
  const gateway = crypto.randomUUID();
  let served: Version = { product: release, texts: versions.release };
  let prepared: string | undefined;

  async function follow(): Promise<number> {
    const wanted = (await lastPublication(database))?.hash ?? release.hash;
    if (wanted !== served.product.hash) {
      const version = await versionOf(wanted);
      await useProduct(version.product);
      versions.serve({ hash: wanted, texts: version.texts });
      served = version;
      prepared = undefined;
    }
    const next = await versionToPrepare(database);
    if (next !== undefined && next !== prepared && next !== wanted) {
      await prepare(await versionOf(next));
      prepared = next;
    }
    await note();
    return longestRest;
  }

  const note = () => noteGateway(database, { gateway, served: served.product.hash, prepared });

  /** From here on, records that others have stored by the next version can be read by the one that is served. */
  async function prepare(next: Version): Promise<void> {
    await prepareProduct(next.product);
    const { texts } = await versions.wayBack(next.texts, served.texts);
    if ([...texts].every(([path, text]) => served.texts.get(path) === text)) return;
    const { hash } = await versions.compile(texts);
    const reader = await versions.product(hash);
    if (reader !== undefined) await useProduct(readingAs(served.product, reader));
  }

  async function versionOf(hash: string): Promise<Version> {
    if (hash === release.hash) return { product: release, texts: versions.release };
    const texts = (await textsOfVersion(database, hash)) ?? new Map();
    return { product: await compiled(hash, texts), texts };
  }

  async function compiled(wanted: string, texts: SchemaTexts): Promise<Product> {
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
  // While it compiles or makes tables it is waited for, as long as it lives.
  const beat = setInterval(() => {
    note().catch((error: unknown) => log.warn('version.not-noted', describeError(error)));
  }, longestRest).unref();
  const stopListening = database.listen(versionChannel, () => following.wake());
  return {
    async settled() {
      following.wake();
      await following.idle();
    },
    async close() {
      stopListening();
      clearInterval(beat);
      await following.close();
      await forgetGateway(database, gateway).catch((error: unknown) =>
        log.warn('version.not-forgotten', describeError(error)),
      );
    },
  };
}

/** A version that reads records as another one does, which knows more migrations. */
function readingAs(product: Product, reader: Product): Product {
  const entities = Object.entries(product.entities).map(([name, entity]) => {
    const { migrations } = reader.entities[name] ?? {};
    return [name, { ...entity, ...(migrations !== undefined && { migrations }) }] as const;
  });
  return { ...product, entities: Object.fromEntries(entities) };
}
