import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Product } from '../../engine/core/product/product.ts';
import { sha256 } from '../operation/sha256.ts';
import { migrate } from '../store/migrate.ts';
import {
  type MemoryDatabase,
  openMemoryDatabase as openMemory,
  openPgliteDatabase,
} from '../store/pglite-database.ts';
import { openWith, type Store } from '../store/store.ts';
import { type LentDatabase, lendDatabase, lendKept } from './lent-databases.ts';
import { logNeverLost } from './log-never-lost.ts';

const root = join(import.meta.dirname, '../..');

/** Files that determine the tables of a template, together with the version of PGlite. */
const migrations = ['gateway/store/migrate.ts', 'gateway/store/migrations/*.ts'];

/** Opens an embedded database in memory with its tables: a new one, or one that another test has returned. */
export function openMemoryDatabase(): Promise<LentDatabase> {
  return lendDatabase('migrated', openNewDatabase);
}

/** Opens a new database with its tables, from a template in `.cache`, since creating the tables takes seconds. */
export async function openNewDatabase(): Promise<MemoryDatabase> {
  // Reads the whole file at once, since a lazily read blob fails once another process has replaced the file.
  return openMemory(new Blob([await readFile(await migratedDatabase())]));
}

/** Opens a store in memory, which is lost at the end but otherwise like a real one. */
export async function openMemoryStore(): Promise<Store> {
  return openWith(await openMemoryDatabase(), () => undefined);
}

export interface StoreOfProduct {
  readonly store: Store;
  /** Saves the state after a gateway has started on the store, so that the next gateway begins with it. */
  readonly began: () => Promise<void>;
}

/**
 * Opens a store in memory with the tables that the first gateway of a product created, since creating them takes
 * longer than most test files.
 */
export async function openStoreFor(product: Product): Promise<StoreOfProduct> {
  // Hashes the product's content, since tests change a product without its `hash`.
  const kind = `product ${sha256(JSON.stringify(product))}`;
  const kept = lendKept(kind);
  const database = kept ?? (await openMemoryDatabase());
  return {
    store: await openWith(database, () => undefined),
    began: async () => (kept === undefined ? database.beginAs(kind) : undefined),
  };
}

/** Copies a template database into a data folder, which is then as after the first start of a gateway. */
export async function giveDatabase(dataDirectory: string): Promise<void> {
  const made = join(root, '.cache', 'databases', `folder-${templateKey()}`);
  if (!existsSync(made)) await makeFolder(made);
  // Copies a thousand files in one call; one promise per file would take ten times as long.
  cpSync(made, join(dataDirectory, 'database'), { recursive: true });
}

async function makeFolder(place: string): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  await mkdir(dirname(place), { recursive: true });
  const database = await openPgliteDatabase(part, logNeverLost);
  await migrate(database);
  await database.close();
  // Deletes this copy if another test process was faster.
  await rename(part, place).catch(() => rm(part, { recursive: true }));
}

/** Returns the file of the template; its name has a hash of everything that determines the database. */
async function migratedDatabase(): Promise<string> {
  const file = join(root, '.cache', 'databases', `migrated-${templateKey()}.tar`);
  if (existsSync(file)) return file;
  const database = await openMemory();
  await migrate(database);
  const dump = await database.dump();
  await database.close();
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  // Renames a complete file into place, since several test processes may create it concurrently.
  await rename(part, file);
  return file;
}

function templateKey(): string {
  const manifest = 'node_modules/@electric-sql/pglite/package.json';
  const paths = [manifest, ...globSync(migrations, { cwd: root }).toSorted()];
  // Includes the time zone, which a database takes from the process that creates it.
  const hash = createHash('sha256').update(Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}
