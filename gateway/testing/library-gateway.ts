import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openWith } from '../store/store.ts';
import type { DatabaseHost } from './database-hosts.ts';
import { library } from './library.ts';
import { libraryRecords } from './library-records.ts';
import {
  type Asker,
  openTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from './open-test-gateway.ts';

export interface LibraryGateway {
  /** Returns the gateway of the running test. */
  readonly gateway: () => TestGateway;
  readonly as: (subject: string) => Asker;
}

/** Gateway for a suite, filled with the library's records before each test. */
export function useLibraryGateway(
  host: DatabaseHost,
  options: Partial<TestGatewayOptions> = {},
): LibraryGateway {
  let gateway: TestGateway | undefined;
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const opened = await host.open();
    stop = opened.stop;
    const store = await openWith(opened.database, () => undefined);
    gateway = await openTestGateway({ product: library, ...options, store });
  });

  beforeEach(async () => {
    await gateway?.startOver(libraryRecords);
  });

  afterAll(async () => {
    await gateway?.relay.close();
    await stop?.();
  });

  function current(): TestGateway {
    if (gateway === undefined) throw new Error('The gateway of this suite did not open.');
    return gateway;
  }

  return { gateway: current, as: (subject) => current().as(subject) };
}
