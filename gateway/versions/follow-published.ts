import { hostname } from 'node:os';
import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { ProductError } from '../kinds/kinds.ts';
import { describeError, type Log } from '../monitoring/log.ts';
import { Worker } from '../outbox/worker.ts';
import type { Database } from '../store/database.ts';
import { type PreparationRequest, requestedPreparations } from './preparation.ts';
import { lastPublication, textsOfVersion, versionChannel } from './publications.ts';
import { forgetGateway, noteGateway, type Preparation } from './serving-gateways.ts';

export interface FollowOptions {
  readonly database: Database;
  readonly versions: Pick<SchemaVersions, 'release' | 'compile' | 'product' | 'wayBack' | 'serve'>;
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
  const identity = { gateway: crypto.randomUUID(), name: `${hostname()}, process ${process.pid}` };
  let served: Version = { product: release, texts: versions.release };
  /** The served version with what reads records that others would store by the versions that are prepared. */
  let readable = served.texts;
  let preparations: readonly Preparation[] = [];
  let isClosing = false;

  async function follow(): Promise<number> {
    const wanted = (await lastPublication(database))?.hash ?? release.hash;
    const failure = await serve(wanted).catch((error: unknown) => ({ error }));
    await prepareRequested(wanted);
    // Thrown behind the others: the version that corrects it has to be prepared here too.
    if (failure !== undefined) throw failure.error;
    return longestRest;
  }

  async function serve(wanted: string): Promise<undefined> {
    if (wanted === served.product.hash) return;
    const version = await versionOf(wanted);
    await useProduct(version.product);
    versions.serve({ hash: wanted, texts: version.texts });
    served = version;
    readable = version.texts;
    preparations = [];
  }

  async function prepareRequested(wanted: string): Promise<void> {
    const requests = await requestedPreparations(database);
    preparations = preparations.filter((each) => requests.some((request) => isFor(each, request)));
    await note();
    for (const request of requests) {
      if (request.hash === wanted || preparations.some((each) => isFor(each, request))) continue;
      preparations = [...preparations, await preparationFor(request)];
      await note();
    }
  }

  const note = () => noteGateway(database, { ...identity, served: served.product.hash, preparations });

  async function preparationFor(request: PreparationRequest): Promise<Preparation> {
    try {
      await prepare(await versionOf(request.hash));
      return request;
    } catch (error) {
      // What ended because this gateway ends says nothing about the version.
      if (isClosing) throw error;
      log.error('version.not-prepared', { hash: request.hash, ...describeError(error) });
      return { ...request, refusal: refusalOf(error) };
    }
  }

  /** From here on, records that others have stored by the next version can be read by the one that is served. */
  async function prepare(next: Version): Promise<void> {
    await prepareProduct(next.product);
    const { texts } = await versions.wayBack(next.texts, readable);
    if ([...texts].every(([path, text]) => readable.get(path) === text)) return;
    const { hash } = await versions.compile(texts);
    const reader = await versions.product(hash);
    if (reader === undefined) return;
    await useProduct(readingAs(served.product, reader));
    readable = texts;
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
    throw new ProductError(errors[0] ?? 'Its files are not those that were published.');
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
      isClosing = true;
      stopListening();
      clearInterval(beat);
      await following.close();
      await forgetGateway(database, identity.gateway).catch((error: unknown) =>
        log.warn('version.not-forgotten', describeError(error)),
      );
    },
  };
}

function isFor({ hash, requestedAt }: Preparation, request: PreparationRequest): boolean {
  return hash === request.hash && requestedAt === request.requestedAt;
}

/** Messages of databases quote values, and are for nobody to read. */
function refusalOf(error: unknown): string {
  if (error instanceof ProductError) return error.message;
  return 'An unexpected error came up. Its log says which: version.not-prepared.';
}

/** A version that reads records as another one does, which knows more migrations. */
function readingAs(product: Product, reader: Product): Product {
  const entities = Object.entries(product.entities).map(([name, entity]) => {
    const { migrations } = reader.entities[name] ?? {};
    return [name, { ...entity, ...(migrations !== undefined && { migrations }) }] as const;
  });
  return { ...product, entities: Object.fromEntries(entities) };
}
