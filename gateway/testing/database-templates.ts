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

/** Files that a template depends on beside the engine: they have made its tables. */
const migrations = ['gateway/store/migrate.ts', 'gateway/store/migrations/*.ts'];

/** An embedded database in memory, with its tables: a new one, or one that another test has given back. */
export function openMemoryDatabase(): Promise<LentDatabase> {
  return lendDatabase('migrated', openNewDatabase);
}

/** Loads a database with its tables. To make one takes seconds: it is made once for all tests and kept in `.cache`. */
export async function openNewDatabase(): Promise<MemoryDatabase> {
  // Read at once: a blob of the file could not be read once another process has renamed its own over it.
  return openMemory(new Blob([await readFile(await migratedDatabase())]));
}

/** A store in memory, the same but for its fleetingness. */
export async function openMemoryStore(): Promise<Store> {
  return openWith(await openMemoryDatabase(), () => undefined);
}

export interface StoreOfProduct {
  readonly store: Store;
  /** Called once a gateway has started on it: the next one begins there. */
  readonly began: () => Promise<void>;
}

/** A store in memory with what the first gateway of a product makes in it, which takes longer than most test files. */
export async function openStoreFor(product: Product): Promise<StoreOfProduct> {
  // Tests change a product and leave its hash as it is.
  const kind = `product ${sha256(JSON.stringify(product))}`;
  const kept = lendKept(kind);
  const database = kept ?? (await openMemoryDatabase());
  return {
    store: await openWith(database, () => undefined),
    began: async () => (kept === undefined ? database.beginAs(kind) : undefined),
  };
}

/** Puts a database into a data folder, as the first start of a gateway makes it: copied, not made again. */
export async function giveDatabase(dataDirectory: string): Promise<void> {
  const made = join(root, '.cache', 'databases', `folder-${templateKey()}`);
  if (!existsSync(made)) await makeFolder(made);
  // Copies a thousand files at once: file by file through promises it takes ten times as long.
  cpSync(made, join(dataDirectory, 'database'), { recursive: true });
}

async function makeFolder(place: string): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  await mkdir(dirname(place), { recursive: true });
  const database = await openPgliteDatabase(part, logNeverLost);
  await migrate(database);
  await database.close();
  // Drops the copy where another process of tests was quicker.
  await rename(part, place).catch(() => rm(part, { recursive: true }));
}

/** The file of a database that was made before; its name has everything that it depends on. */
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
  // Whole, or not at all: several processes of tests may make it at the same time.
  await rename(part, file);
  return file;
}

function templateKey(): string {
  const manifest = 'node_modules/@electric-sql/pglite/package.json';
  const paths = [manifest, ...globSync(migrations, { cwd: root }).toSorted()];
  // A database has the time zone of the process that has made it.
  const hash = createHash('sha256').update(Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}
