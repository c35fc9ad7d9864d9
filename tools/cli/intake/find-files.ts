import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '../../../features/import/server/fhir/file-problem.ts';

export interface FoundFiles {
  /** Files by their given paths, each once; those of a directory sorted by name. */
  readonly files: readonly string[];
  readonly problems: readonly FileProblem[];
}

/** Lists the given files, and the `.json` files in and below the given directories. */
export async function findFiles(inputs: readonly string[]): Promise<FoundFiles> {
  const files = new Map<string, string>();
  const problems: FileProblem[] = [];
  for (const input of inputs) {
    const found = await expand(input);
    if ('problem' in found) {
      problems.push(found.problem);
      continue;
    }
    for (const { file, identity } of found.files) {
      files.set(identity, files.get(identity) ?? file);
    }
  }
  return { files: [...files.values()], problems };
}

interface FoundFile {
  readonly file: string;
  /** Real path, the same for two names of one file. */
  readonly identity: string;
}

type Expanded = { readonly files: readonly FoundFile[] } | { readonly problem: FileProblem };

async function expand(input: string): Promise<Expanded> {
  try {
    const isDirectory = (await stat(input)).isDirectory();
    const files = isDirectory ? await jsonFilesIn(input) : [input];
    if (files.length === 0) {
      return {
        problem: problemOf(input, 'the folder holds no .json file', 'name the files or another folder'),
      };
    }
    return {
      files: await Promise.all(files.map(async (file) => ({ file, identity: await realpath(file) }))),
    };
  } catch (error) {
    return { problem: unreachable(input, error) };
  }
}

async function jsonFilesIn(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Converts an error of the operating system to a sentence. */
export function unreachable(file: string, error: unknown): FileProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'ENOENT') {
    return problemOf(file, 'there is no such file', 'check the path');
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return problemOf(file, 'the file may not be read', 'give yourself permission to read it');
  }
  return problemOf(file, `the file cannot be read (${code})`, 'check the disk and the path');
}

function problemOf(file: string, what: string, help: string): FileProblem {
  return { file, line: 1, column: 1, what, help };
}
