import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { JsonSchema } from '../../engine/core/json/json.ts';

/** Schema of the suite, with values that it must accept or refuse. */
export interface SuiteGroup {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

export interface Suite {
  readonly files: readonly { readonly name: string; readonly groups: readonly SuiteGroup[] }[];
  /** Schemas on the suite's own server, by URL. */
  readonly remotes: ReadonlyMap<string, JsonSchema>;
}

/** URL of the server to which the suite refers; resolves the suite's files and is never contacted. */
const server = 'http://localhost:1234/';

const draft = 'draft2020-12';

/**
 * Reads a checkout of the official JSON Schema test suite: required tests of draft 2020-12 with their remotes. Rejects
 * with a sentence for any other folder.
 */
export async function readSuite(folder: string): Promise<Suite> {
  const files = await jsonFiles(join(folder, 'tests', draft), false);
  if (files.length === 0)
    throw new Error(`${folder} has no folder tests/${draft}. Name a checkout of JSON-Schema-Test-Suite.`);
  const remotes = await jsonFiles(join(folder, 'remotes'), true);
  return {
    files: files.map(({ name, value }) => ({ name, groups: value as readonly SuiteGroup[] })),
    remotes: new Map(remotes.map(({ name, value }) => [server + name, value as JsonSchema])),
  };
}

async function jsonFiles(folder: string, recursive: boolean) {
  const entries = await readdir(folder, { recursive, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const value: unknown = JSON.parse(await readFile(path, 'utf8'));
      return { name: relative(folder, path).split(sep).join('/'), value };
    }),
  );
}
