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

/** Files that create the tables of a template, which depends on these beside the engine. */
const migrations = ['gateway/store/migrate.ts', 'gateway/store/migrations/*.ts'];

/** Opens an embedded database in memory with its tables: a new one, or one that another test has returned. */
export function openMemoryDatabase(): Promise<LentDatabase> {
  return lendDatabase('migrated', openNewDatabase);
}

/**
 * Loads a database with its tables. Making one takes seconds, so it is made once for all tests and kept in `.cache`.
 */
export async function openNewDatabase(): Promise<MemoryDatabase> {
  // Reads the whole file at once: a blob of the file could not be read once another process has replaced the file.
  return openMemory(new Blob([await readFile(await migratedDatabase())]));
}

/** Opens a store in memory, which differs from a real one only in that nothing is kept. */
export async function openMemoryStore(): Promise<Store> {
  return openWith(await openMemoryDatabase(), () => undefined);
}

export interface StoreOfProduct {
  readonly store: Store;
  /** Called once a gateway has started on the store: the next gateway begins from this state. */
  readonly began: () => Promise<void>;
}

/**
 * Opens a store in memory that already has what the first gateway of a product makes, which takes longer than most
 * test files.
 */
export async function openStoreFor(product: Product): Promise<StoreOfProduct> {
  // Hashes the product itself: tests change a product and leave its `hash` as it is.
  const kind = `product ${sha256(JSON.stringify(product))}`;
  const kept = lendKept(kind);
  const database = kept ?? (await openMemoryDatabase());
  return {
    store: await openWith(database, () => undefined),
    began: async () => (kept === undefined ? database.beginAs(kind) : undefined),
  };
}

/** Copies a ready database into a data folder, as the first start of a gateway would make one. */
export async function giveDatabase(dataDirectory: string): Promise<void> {
  const made = join(root, '.cache', 'databases', `folder-${templateKey()}`);
  if (!existsSync(made)) await makeFolder(made);
  // Copies a thousand files in one call: file by file through promises, this takes ten times as long.
  cpSync(made, join(dataDirectory, 'database'), { recursive: true });
}

async function makeFolder(place: string): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  await mkdir(dirname(place), { recursive: true });
  const database = await openPgliteDatabase(part, logNeverLost);
  await migrate(database);
  await database.close();
  // Drops the copy if another process of tests was quicker.
  await rename(part, place).catch(() => rm(part, { recursive: true }));
}

/** Yields the file of a ready database; the file's name has a hash of everything that the database depends on. */
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
  // Renames a complete file into place: several processes of tests may make it at the same time.
  await rename(part, file);
  return file;
}

function templateKey(): string {
  const manifest = 'node_modules/@electric-sql/pglite/package.json';
  const paths = [manifest, ...globSync(migrations, { cwd: root }).toSorted()];
  // Hashes the time zone: a database has that of the process that has made it.
  const hash = createHash('sha256').update(Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}
