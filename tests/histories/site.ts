import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import type { Database } from '../../gateway/store/database.ts';
import { openPgDatabase } from '../../gateway/store/pg-database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { urlOfServers } from '../../gateway/testing/postgres-standby.ts';
import { productRecords } from '../product/harness/records.ts';
import type { Defect } from './defects.ts';
import { type Link, openLink } from './link.ts';
import type { Message } from './message.ts';
import { openServers, type Servers } from './servers.ts';

/** Gateway in a separate process, used over HTTP; its connection to the database can be interrupted. */
export interface Gateway {
  readonly url: () => string;
  readonly link: Link;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Resolves to true if the records were stored. */
  readonly load: (records: readonly LoadRecord[]) => Promise<boolean>;
  /** Sets the gateway's clock, in milliseconds from the real time. */
  readonly jump: (milliseconds: number) => void;
  /** Gives the gateway a defect, which the checks have to find. */
  readonly spoil: (defect: Defect) => void;
}

/** Database with the gateways in front of it. */
export interface Site {
  readonly servers: Servers;
  readonly gateways: readonly Gateway[];
  /** Direct connection to the database, only for the checks. */
  readonly database: Database;
  readonly load: (records: readonly LoadRecord[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Milliseconds within which a gateway reports whether it has stored the records. */
const longestLoad = 60_000;

const script = new URL('./run-gateway.ts', import.meta.url).pathname;

export async function openSite(size: number): Promise<Site> {
  const servers = await openServers();
  const url = urlOfServers(servers.ports);
  const { database } = await openWith(openPgDatabase({ url, log: silentLog }), () => undefined);
  const gateways: Gateway[] = [];
  const site: Site = {
    ...{ servers, gateways, database },
    load: (records) => loadThrough(gateways, records),
    async close() {
      for (const gateway of gateways) {
        await gateway.kill();
        await gateway.link.close();
      }
      await database.close();
      await servers.stop();
    },
  };
  try {
    // Opens one gateway first, which creates the search tables for all.
    gateways.push(await openGateway(servers));
    gateways.push(...(await Promise.all(Array.from({ length: size - 1 }, () => openGateway(servers)))));
    await site.load(productRecords);
    return site;
  } catch (error) {
    await site.close();
    throw error;
  }
}

/** Loads records with retries, since the last faults may have broken the gateway's connections. */
async function loadThrough([gateway]: readonly Gateway[], records: readonly LoadRecord[]): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await gateway?.load(records)) return;
    await wait(100);
  }
  throw new Error('The records of a history could not be loaded.');
}

async function openGateway({ ports }: Servers): Promise<Gateway> {
  const link = await openLink(ports);
  let child: ChildProcess | undefined;
  let url = '';
  let defect: Defect = 'none';
  async function startOnce(): Promise<boolean> {
    child = spawn(process.execPath, [script, urlOfServers(link.ports), defect], {
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    const line = await firstLine(child);
    url = line ?? url;
    return line !== undefined;
  }
  /** Starts a gateway like a supervisor: restarts one that has ended without a database. */
  async function start(): Promise<void> {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await startOnce()) return;
      await wait(200);
    }
    throw new Error('A gateway of a history did not start.');
  }
  function send(message: Message): void {
    if (child?.connected === true) child.send(message);
  }
  await start();
  return {
    ...{ link, start, url: () => url },
    async kill() {
      const running = child;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async load(records) {
      const running = child;
      if (running?.connected !== true) return false;
      send({ records });
      const signal = AbortSignal.timeout(longestLoad);
      const [isLoaded] = await once(running, 'message', { signal }).catch((cause: unknown) => {
        throw new Error('A gateway of a history did not say whether it has loaded records.', { cause });
      });
      return isLoaded === true;
    },
    jump: (milliseconds) => send({ jump: milliseconds }),
    spoil(chosen) {
      defect = chosen;
      send({ defect });
    },
  };
}

/** First line of the process's output; `undefined` if the process ends before. */
async function firstLine(child: ChildProcess): Promise<string | undefined> {
  if (child.stdout === null) throw new Error('The process has no output.');
  const ended = once(child, 'exit').then(() => undefined);
  const chunk = await Promise.race([once(child.stdout, 'data'), ended]);
  return chunk === undefined ? undefined : String(chunk[0]).trim();
}
