import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { LoadRecord } from '../../../engine/core/protocol/load.ts';
import type { Gateway } from '../../../gateway/gateway.ts';
import type { Database, Queryable } from '../../../gateway/store/database.ts';
import { openWith, type Store } from '../../../gateway/store/store.ts';
import type { DatabaseHost } from '../../../gateway/testing/database-hosts.ts';
import {
  type Asker,
  openTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from '../../../gateway/testing/open-test-gateway.ts';
import { product } from '../../../generated/product.ts';
import { productRecords, today } from './records.ts';

export interface ProductGateway {
  /** Sends requests over HTTP as this demonstration user. */
  readonly as: (user: string) => Asker;
  readonly load: (records: readonly LoadRecord[]) => Promise<void>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Runs SQL beside the gateway. */
  readonly query: Queryable['query'];
  readonly database: () => Database;
  /** Address of the host's database for other processes; empty for the embedded one. */
  readonly url: () => string;
  /** Gateway itself, for functions beside its calls. */
  readonly gateway: () => Gateway;
  /** Store for another gateway over this data. */
  readonly store: () => Store;
  /** Resolves when the background work of calls is done. */
  readonly settled: () => Promise<void>;
  /** Resolves when the gateway serves the latest published version. */
  readonly followed: () => Promise<void>;
  /** Jobs, which run longer than a call. */
  readonly jobs: () => TestGateway['jobs'];
  /** Reads a document from the database. */
  readonly stored: (id: string) => Promise<JsonObject | undefined>;
}

type ProductGatewayOptions = Partial<TestGatewayOptions> & {
  /** Records that each test begins with; absent: the few of `productRecords`. */
  readonly records?: readonly LoadRecord[];
};

/**
 * Sets up the real gateway with the compiled product, over a database in memory or that of a host, with fresh records
 * before each test.
 */
export function useProductGateway(
  { records = productRecords, ...options }: ProductGatewayOptions = {},
  host?: DatabaseHost,
): ProductGateway {
  let opened: TestGateway | undefined;
  let stop: (() => Promise<void>) | undefined;
  let url = '';

  beforeAll(async () => {
    const hosted = await host?.open();
    stop = hosted?.stop;
    url = hosted?.url ?? '';
    opened = await openTestGateway({
      product,
      ...(hosted === undefined ? {} : { store: await openWith(hosted.database, () => undefined) }),
      clock: () => new Date(`${today}T12:00:00Z`),
      timeZone: 'UTC',
      ...options,
    });
  });

  beforeEach(async () => {
    await opened?.startOver(records);
  });

  afterAll(async () => {
    await (stop === undefined ? opened?.close() : opened?.relay.close());
    await stop?.();
  });

  function current(): TestGateway {
    if (opened === undefined) throw new Error('The gateway of this suite did not open.');
    return opened;
  }

  return {
    as: (user) => current().as(`demo|${user}`),
    load: (records) => current().load(records),
    fetch: (request) => current().fetch(request),
    database: () => current().store.database,
    url: () => url,
    gateway: current,
    store: () => current().store,
    followed: () => current().followed(),
    jobs: () => current().jobs,
    settled: async () => void (await Promise.all([current().relay.settled(), current().jobs.settled()])),
    query: (text, parameters) => current().store.database.query(text, parameters),
    async stored(id) {
      const { rows } = await current().store.database.query<{ document: JsonObject }>(
        'select document from record where id = $1 and deleted_at is null',
        [id],
      );
      return rows[0]?.document;
    },
  };
}
