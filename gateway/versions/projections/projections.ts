import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../../engine/core/product/product.ts';
import { describeError, type Log, silentLog } from '../../operation/log.ts';
import { type Database, type Queryable, quoteName, withLimitOfChanges } from '../../store/database.ts';
import { colocateWithRecords } from '../../store/distribution.ts';
import { Worker } from '../../store/outbox/worker.ts';
import { BuildEnded, type Building, buildProjection, refreshNext } from './build.ts';
import { withoutWriters } from './lock-records.ts';
import type { Projection } from './projection.ts';
import {
  isFollowed,
  noteUse,
  projectionChannel,
  type Registered,
  register,
  registered,
  setFollowed,
} from './registry.ts';
import { reportProjection } from './report-projection.ts';
import { retireProjections } from './retire.ts';
import { searchProjection } from './search-projection.ts';
import { standInFor } from './stand-in.ts';
import { ensureUniqueClaims } from './unique-claims.ts';

/** Derived tables of the versions that a gateway serves. */
export interface Projections {
  /** Registers the tables that a product reads, and updates the ready ones. */
  readonly prepare: (product: Product) => Promise<PreparedProduct>;
  /** Resolves when the tables show all changes of other gateways. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PreparedProduct {
  /**
   * Product that can be served immediately, since it reads older tables in place of unfinished ones. Absent if
   * there is none, or if nothing is missing.
   */
  readonly standIn?: Product;
  /** Names of the tables to be built. */
  readonly missing: readonly string[];
  /** Builds the missing tables. */
  readonly complete: (options?: CompleteOptions) => Promise<void>;
}

export interface CompleteOptions {
  /** True to retry for ever, since the failure may be an unavailable database. */
  readonly tryAgain?: boolean;
  /**
   * True, the default, if the product is served afterwards; otherwise its tables are kept current for some minutes
   * only, in case it is served later.
   */
  readonly isServed?: boolean;
}

export interface ProjectionsOptions {
  readonly database: Database;
  readonly log?: Log;
}

/** Milliseconds between two checks for others' changes while gateways of several versions run. */
const restOfFollower = 250;

/** Milliseconds between two heartbeats of a gateway, with checks for unserved tables. */
const restOfUse = 30_000;

/** Milliseconds for which unread tables are kept current, before their first or after their last use. */
const keptCurrentFor = 10 * 60_000;

/** Milliseconds until the next try of a table that could not be built. */
const restAfterFailure = 10_000;

export function createProjections({ log = silentLog, ...options }: ProjectionsOptions): Projections {
  const database = withLimitOfChanges(options.database);
  const gateway = crypto.randomUUID();
  const ending = new AbortController();
  const building: Building = { database, log, isEnded: () => ending.signal.aborted };
  /** Projections that this gateway reads and writes. */
  let followed: readonly Projection[] = [];
  /** Versions being built, each with the tables that are read in its place meanwhile. */
  const making = new Set<readonly VersionName[]>();
  /** Projections that may be read next, by the hash of the product. */
  const beside = new Map<string, { readonly projections: readonly Projection[]; readonly until: number }>();
  let nextUse = 0;

  async function prepare(product: Product): Promise<PreparedProduct> {
    const wanted = projectionsOf(product);
    await ensureUniqueClaims(database, product);
    const versions = await registerMissing(database, wanted);
    const missing = wanted.filter((projection) => versionOf(versions, projection)?.state !== 'ready');
    const older = olderOf(missing, versions);
    const made = [...wanted, ...(older ?? [])];
    making.add(made);
    await noteOwnUse();
    await catchUp(wanted.filter((projection) => !missing.includes(projection)));
    return {
      ...(missing.length === 0 || older === undefined ? {} : { standIn: standInOf(product, older) }),
      missing: missing.map(({ name }) => name),
      async complete({ tryAgain = false, isServed = true } = {}) {
        try {
          for (const projection of missing)
            await (tryAgain ? build(projection) : buildProjection(building, projection));
        } finally {
          making.delete(made);
        }
        if (isServed) followed = wanted;
        else beside.set(product.hash, { projections: wanted, until: performance.now() + keptCurrentFor });
        following.wake();
      },
    };
  }

  async function build(projection: Projection): Promise<void> {
    try {
      await buildProjection(building, projection);
    } catch (error) {
      if (error instanceof BuildEnded) throw error;
      log.error('projection.failed', { name: projection.name, ...describeError(error) });
      await wait(restAfterFailure, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) throw new BuildEnded('The gateway is closing.');
      await build(projection);
    }
  }

  /**
   * Applies changes of other gateways; resolves to whether there may be more. There are none while each table has
   * one version, since every writer then updates all tables.
   */
  async function catchUp(projections: readonly Projection[]): Promise<boolean> {
    if (!(await isFollowed(database))) return false;
    for (const projection of projections) {
      while (!ending.signal.aborted && (await refreshNext(database, projection)) > 0);
    }
    return true;
  }

  /**
   * Lists the maintained projections, without repetitions, since versions of the schemas share most of their
   * tables.
   */
  function current(): readonly Projection[] {
    for (const [hash, { until }] of beside) if (until < performance.now()) beside.delete(hash);
    const all = [...followed, ...[...beside.values()].flatMap(({ projections }) => projections)];
    return [...new Map(all.map((each) => [`${each.name} ${each.hash}`, each])).values()];
  }

  async function noteOwnUse(): Promise<void> {
    nextUse = performance.now() + restOfUse;
    await noteUse(database, gateway, [...current(), ...[...making].flat()]);
  }

  async function follow(): Promise<number> {
    const hasOthers = await catchUp(current());
    if (performance.now() >= nextUse) {
      await noteOwnUse();
      for (const name of await retireProjections(database)) log.info('projection.dropped', { name });
    }
    return hasOthers ? restOfFollower : restOfUse;
  }

  const following = new Worker({
    work: follow,
    onError: (error) => log.warn('projection.follow-failed', describeError(error)),
    restAfterError: restOfUse,
  });
  const stopListening = database.listen(projectionChannel, () => following.wake());
  return {
    prepare,
    async settled() {
      following.wake();
      await following.idle();
    },
    async close() {
      ending.abort();
      stopListening();
      await following.close();
    },
  };
}

/**
 * Builds the tables that a product reads and waits until they are ready. Resolves to the names of the built ones.
 */
export async function ensureProjections(database: Database, product: Product): Promise<readonly string[]> {
  const projections = createProjections({ database });
  try {
    const { missing, complete } = await projections.prepare(product);
    await complete();
    return missing;
  } finally {
    await projections.close();
  }
}

/** Lists the tables that a product reads instead of its records. */
export function derivedTables(product: Product): readonly string[] {
  return projectionsOf(product).flatMap(({ tables }) => tables);
}

function projectionsOf(product: Product): readonly Projection[] {
  return [
    ...Object.values(product.searches).map((index) => searchProjection(product, index)),
    ...Object.values(product.reports ?? {}).map((report) => reportProjection(product, report)),
  ];
}

/**
 * Registers new tables, so that changes are recorded for them from now on. In an empty database, the tables are
 * ready at once.
 */
async function registerMissing(
  database: Database,
  wanted: readonly Projection[],
): Promise<readonly Registered[]> {
  const known = await registered(database);
  if (wanted.every((projection) => versionOf(known, projection) !== undefined)) return known;
  return withoutWriters(database, async (tx) => {
    const before = await registered(tx);
    const isEmpty = (await tx.query('select 1 from record limit 1')).count === 0;
    for (const projection of wanted) {
      if (versionOf(before, projection) === undefined) await create(tx, projection, isEmpty);
    }
    if (!isEmpty || before.length > 0) {
      await setFollowed(tx, true);
      tx.announce(projectionChannel);
    }
    return registered(tx);
  });
}

async function create(tx: Queryable, projection: Projection, isEmpty: boolean): Promise<void> {
  // Drops unmaintained tables of the same name, which can remain after a backup was restored.
  const leftOver = projection.tables.map((table) => `drop table if exists ${quoteName(table)}`);
  const made = [...leftOver, ...projection.create];
  const statements = isEmpty ? [...made, ...projection.finish] : made;
  for (const statement of statements) await tx.query(statement);
  await colocateWithRecords(tx, projection.tables);
  await register(tx, projection, isEmpty ? 'ready' : 'filling');
}

type VersionName = Pick<Projection, 'name' | 'hash'>;

function versionOf(versions: readonly Registered[], { name, hash }: VersionName): Registered | undefined {
  return versions.find((version) => version.name === name && version.hash === hash);
}

/**
 * Finds the newest older version of each table that is ready; `undefined` if a table has none, so that it must be
 * built before anything is served.
 */
function olderOf(
  missing: readonly Projection[],
  versions: readonly Registered[],
): readonly Registered[] | undefined {
  const older = missing.flatMap(
    ({ name }) => versions.findLast((version) => version.name === name && version.state === 'ready') ?? [],
  );
  return older.length === missing.length ? older : undefined;
}

function standInOf(product: Product, older: readonly Registered[]): Product {
  const of = (kind: string) =>
    older
      .filter(({ name }) => name.startsWith(kind))
      .map((one) => [one.name.slice(kind.length), one] as const);
  return standInFor(product, {
    searches: new Map(
      of('search:').map(([name, { tables, columns, hasTriggers }]) => [
        name,
        { name: tables[0] ?? '', columns, ...(hasTriggers ? { hasTriggers } : {}) },
      ]),
    ),
    reports: new Set(of('report:').map(([name]) => name)),
  });
}
