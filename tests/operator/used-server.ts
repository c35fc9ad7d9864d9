import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createLoader } from '../../gateway/intake/load/loader.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import type { Database } from '../../gateway/store/database.ts';
import { openPgDatabase } from '../../gateway/store/pg-database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { startPostgres } from '../../gateway/testing/postgres-cluster.ts';
import { ensureProjections } from '../../gateway/versions/projections/projections.ts';
import { product } from '../../generated/product.ts';
import { organizations } from '../../tools/demo/organizations.ts';
import { storePatients } from '../publishing/stored-patients.ts';

/** Number of rows of each large table, so that a plan that multiplies two of them passes on millions. */
export const size = 3_000;

/** Statement that the server has executed. */
export interface DoneStatement {
  readonly text: string;
  /** True if the statement ran under a time limit. */
  readonly isLimited: boolean;
}

/** All runs of one statement. */
export interface DonePlan {
  readonly text: string;
  readonly runs: number;
  /** Rows that the steps of the plan have read or passed on, in all runs. */
  readonly rows: number;
}

/** Statements and plans of a server since the last reading. */
export interface DoneWork {
  readonly statements: readonly DoneStatement[];
  readonly plans: readonly DonePlan[];
}

/** PostgreSQL server whose planner has analyzed its tables only while they were empty. */
export interface UsedServer {
  /** Address of a database on the server. */
  readonly urlOf: (name: string) => string;
  readonly database: Database;
  /** Creates a database with empty tables that the planner has analyzed. */
  readonly addDatabase: (name: string) => Promise<void>;
  readonly work: () => DoneWork;
  readonly stop: () => Promise<void>;
}

/** Settings that make the server log every statement with its plan and the rows of each step. */
const settings = [
  ...['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=0'],
  ...['auto_explain.log_analyze=on', 'auto_explain.log_timing=off', 'auto_explain.log_format=json'],
  ...['logging_collector=on', 'log_destination=jsonlog', 'log_filename=server.log', 'log_rotation_size=0'],
  ...['log_statement=all', 'log_parameter_max_length=0', 'autovacuum=off', 'jit=off'],
];

export async function startUsedServer(binaries: string): Promise<UsedServer> {
  const cluster = await startPostgres(binaries, { settings });
  const urlOf = (name: string) => Object.assign(new URL(cluster.url), { pathname: name }).href;
  const opened: Database[] = [];
  const open = (name: string) => {
    const database = openPgDatabase({ url: urlOf(name), log: silentLog });
    opened.push(database);
    return database;
  };
  const log = join(cluster.data, 'log', 'server.json');
  const database = open('postgres');
  await prepareTables(database);
  await createLoader({ database, product: () => product }).load(organizations);
  await storePatients(database, size);
  return {
    urlOf,
    database,
    async addDatabase(name) {
      await database.query(`create database ${name}`);
      await prepareTables(open(name));
    },
    work() {
      const lines = readFileSync(log, 'utf8');
      truncateSync(log);
      return workIn(lines);
    },
    async stop() {
      for (const each of opened) await each.close();
      await cluster.stop();
    },
  };
}

/** Creates the tables of this release and analyzes them while they are empty. */
async function prepareTables(database: Database): Promise<void> {
  await openWith(database, () => undefined);
  await ensureProjections(database, product);
  await database.query('analyze');
}

interface LogEntry {
  readonly vxid?: string;
  readonly application_name?: string;
  readonly message?: string;
}

/** Name under which the commands of the test connect. */
export const applicationName = 'operator';

function workIn(lines: string): DoneWork {
  const limited = new Set<string>();
  const statements: DoneStatement[] = [];
  const plans = new Map<string, DonePlan>();
  for (const line of lines.split('\n')) {
    const entry = entryIn(line);
    if (entry?.application_name !== applicationName) continue;
    const { vxid = '', message = '' } = entry;
    const [, text] = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(message) ?? [];
    if (text !== undefined) {
      if (text.startsWith('set local statement_timeout')) limited.add(vxid);
      statements.push({ text: inOneLine(text), isLimited: limited.has(vxid) });
    }
    const [, plan] = /^duration: .* plan:\n([\s\S]*)$/.exec(message) ?? [];
    if (plan !== undefined) addPlan(plans, JSON.parse(plan));
  }
  return { statements, plans: [...plans.values()] };
}

/** Entry of a log line; undefined for a line that is still being written. */
function entryIn(line: string): LogEntry | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

interface PlanNode {
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface LoggedPlan {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

function addPlan(plans: Map<string, DonePlan>, { 'Query Text': query, Plan: plan }: LoggedPlan): void {
  const text = inOneLine(query);
  const { runs = 0, rows = 0 } = plans.get(text) ?? {};
  plans.set(text, { text, runs: runs + 1, rows: rows + rowsOf(plan) });
}

function rowsOf(node: PlanNode): number {
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), each * (node['Actual Loops'] ?? 0));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
