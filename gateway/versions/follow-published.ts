import { hostname } from 'node:os';
import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { describeError, type Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Database } from '../store/database.ts';
import { ProductError } from '../store/kinds/kinds.ts';
import { Worker } from '../store/outbox/worker.ts';
import { createKnownVersions, type ServedVersion } from './known-versions.ts';
import { type PreparationRequest, requestedPreparations } from './preparation.ts';
import { storeVersion, versionChannel } from './publications.ts';
import { differingRights } from './rights-parts.ts';
import { forgetGateway, noteGateway, type Preparation } from './serving-gateways.ts';
import { unservedFiles } from './unserved-release.ts';
import { wantedVersion } from './wanted-version.ts';

export interface FollowOptions {
  readonly database: Database;
  readonly versions: Pick<
    SchemaVersions,
    'release' | 'compile' | 'product' | 'wayBack' | 'serve' | 'keep' | 'preparePages'
  >;
  /** Product of the release, served until the first publication. */
  readonly release: Product;
  /** Adds the parts that only the release may define to a compiled version. */
  readonly seal: (compiled: Product) => Product;
  readonly useProduct: (product: Product) => Promise<void>;
  /** Prepares the serving of a version, such as its search tables. */
  readonly prepareProduct: (product: Product) => Promise<void>;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'noteUnserved'> | undefined;
}

export interface FollowedVersions {
  /** Resolves once the published version is served, or found unservable, and reviewed versions are prepared. */
  readonly settled: () => Promise<void>;
  /** Returns the hash of the published version that could not be served at the last try; undefined for none. */
  readonly unserved: () => string | undefined;
  readonly close: () => Promise<void>;
}

/** Milliseconds after which to check without an announcement. */
const longestRest = 5_000;

/** Milliseconds until the next try of a version that could not be served. */
const restAfterFailure = 30_000;

/**
 * Serves the latest publication, whichever gateway published it, compiled from the stored files. Reports a
 * publication that this release cannot serve, and keeps serving the former one. Prepares other versions one by
 * one, without delaying a publication.
 */
export function followPublished(options: FollowOptions): FollowedVersions {
  const { database, versions, release, useProduct, prepareProduct, log } = options;
  const identity = { gateway: crypto.randomUUID(), name: `${hostname()}, process ${process.pid}` };
  const find = createKnownVersions(options);
  let served: ServedVersion = { product: release, texts: versions.release };
  /**
   * Files of the served version, with the migrations needed to read records that other gateways may store in the
   * form of prepared versions.
   */
  let readable = served.texts;
  /**
   * Requests not yet begun (`waiting`), outcomes of prepared versions whose records cannot be read yet (`made`),
   * and outcomes that other gateways have been told (`preparations`).
   */
  let waiting: readonly PreparationRequest[] = [];
  const made: Preparation[] = [];
  let preparations: readonly Preparation[] = [];
  let isClosing = false;
  let unserved: string | undefined;

  async function follow(): Promise<number> {
    const wanted = await findWanted();
    const failure = await serve(wanted).catch((error: unknown) => ({ error }));
    unserved = failure === undefined ? undefined : wanted;
    await followRequests(wanted);
    // Throws only after preparing the other versions, one of which may correct the failure.
    if (failure !== undefined) throw failure.error;
    return longestRest;
  }

  /**
   * Finds the version that this release has to serve. Determines once what an earlier release's publication means
   * for this release, and stores the result.
   */
  async function findWanted(): Promise<string> {
    const { hash, texts } = await wantedVersion(database, versions, release.hash);
    if (texts !== undefined && hash !== release.hash && hash !== served.product.hash)
      await storeVersion(database, hash, texts);
    return hash;
  }

  async function serve(wanted: string): Promise<undefined> {
    if (wanted === served.product.hash) return;
    const version = await find(wanted);
    await useProduct(version.product);
    versions.serve({ hash: wanted, texts: version.texts });
    served = version;
    readable = version.texts;
    preparations = [];
    await warnOfRelease();
  }

  async function warnOfRelease(): Promise<void> {
    const files = await unservedFiles(database, { release: versions.release, served: served.texts });
    options.metrics?.noteUnserved(files.length);
    if (files.length === 0) return;
    log.warn('release.not-served', {
      served: served.product.hash,
      release: release.hash,
      files: files.length,
      first: files.slice(0, 5).join(', '),
      help: 'What was published under an earlier release is served, without what this release brings. Compare both in the Studio under History, then serve the release again, or bring the files over by `npm run cli -- studio pull`.',
    });
  }

  async function followRequests(wanted: string): Promise<void> {
    const requests = await requestedPreparations(database);
    const isRequested = (each: Preparation) => requests.some((request) => isFor(each, request));
    preparations = preparations.filter(isRequested);
    for (const each of made.splice(0).filter(isRequested)) {
      const isRefused = each.refusal !== undefined;
      preparations = [...preparations, isRefused ? each : await attempt(each, () => readAlso(each.hash))];
    }
    await note();
    waiting = requests.filter(
      (request) => request.hash !== wanted && !preparations.some((each) => isFor(each, request)),
    );
    if (waiting.length > 0) preparing.wake();
  }

  const note = () => noteGateway(database, { ...identity, served: served.product.hash, preparations });

  async function prepareNext(): Promise<number> {
    const request = waiting.find((each) => !made.some((one) => isFor(one, each)));
    if (request === undefined) return longestRest;
    made.push(await attempt(request, () => prepare(request.hash)));
    following.wake();
    preparing.wake();
    return longestRest;
  }

  async function prepare(hash: string): Promise<void> {
    const { product } = await find(hash);
    await prepareProduct(product);
    await versions.preparePages(hash);
  }

  /** Enables the served version to read records that other gateways store in the form of a prepared version. */
  async function readAlso(hash: string): Promise<void> {
    const { texts } = await versions.wayBack((await find(hash)).texts, readable);
    if ([...texts].every(([path, text]) => readable.get(path) === text)) return;
    const reader = await versions.product((await versions.compile(texts)).hash);
    if (reader === undefined) return;
    const reading = readingAs(served.product, reader);
    // Skips migrations that would change rights, since an unpublished version must not affect rights.
    if (differingRights(served.product, reading).length > 0) return;
    await useProduct(reading);
    readable = texts;
  }

  async function attempt(
    { hash, requestedAt }: PreparationRequest,
    work: () => Promise<void>,
  ): Promise<Preparation> {
    try {
      await work();
      return { hash, requestedAt };
    } catch (error) {
      // Ignores failures of a closing gateway, which say nothing about the version.
      if (isClosing) throw error;
      log.error('version.not-prepared', { hash, ...describeError(error) });
      return { hash, requestedAt, refusal: refusalOf(error) };
    }
  }

  const following = new Worker({
    work: follow,
    onError: (error) => log.error('version.not-served', describeError(error)),
    restAfterError: restAfterFailure,
  });
  const preparing = new Worker({
    work: prepareNext,
    onError: (error) => log.debug('version.preparing-ended', describeError(error)),
    restAfterError: longestRest,
  });
  // Sends heartbeats during long work, since other gateways wait only for a gateway with a recent one.
  const beat = setInterval(() => {
    note().catch((error: unknown) => log.warn('version.not-noted', describeError(error)));
  }, longestRest).unref();
  const stopListening = database.listen(versionChannel, () => following.wake());
  return {
    unserved: () => unserved,
    async settled() {
      do {
        following.wake();
        await following.idle();
        await preparing.idle();
      } while (made.length > 0);
    },
    async close() {
      isClosing = true;
      stopListening();
      clearInterval(beat);
      await Promise.all([following.close(), preparing.close()]);
      await forgetGateway(database, identity.gateway).catch((error: unknown) =>
        log.warn('version.not-forgotten', describeError(error)),
      );
    },
  };
}

function isFor({ hash, requestedAt }: Preparation, request: PreparationRequest): boolean {
  return hash === request.hash && requestedAt === request.requestedAt;
}

/** Builds the sentence of a refusal, without database messages, which quote values. */
function refusalOf(error: unknown): string {
  if (error instanceof ProductError) return error.message;
  return 'An unexpected error came up. Its log says which: version.not-prepared.';
}

/** Builds a version with the migrations of another, so that it reads the same records. */
function readingAs(product: Product, reader: Product): Product {
  const entities = Object.entries(product.entities).map(([name, entity]) => {
    const { migrations } = reader.entities[name] ?? {};
    return [name, { ...entity, ...(migrations !== undefined && { migrations }) }] as const;
  });
  return { ...product, entities: Object.fromEntries(entities) };
}
