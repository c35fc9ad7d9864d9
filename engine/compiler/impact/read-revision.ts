import { spawn } from 'node:child_process';
import { isSource, readWithBases } from '../source/read-sources.ts';

/** Error for an unreadable revision, with a sentence as its message. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
}

/**
 * Reads the schema set of a git revision with those that it extends, without touching the working tree. Rejects with
 * `RevisionError` for a folder without git, or a missing revision.
 */
export async function readRevision(root: string, revision: string): Promise<ReadonlyMap<string, string>> {
  const known = await git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
  if (known.exitCode !== 0)
    throw new RevisionError(
      `git knows no revision "${revision}" in ${root}. Name a commit, a branch or a tag.`,
    );
  const commit = known.output.toString('utf8').trim();
  return readWithBases(root, (folder) => readCommit(folder, commit));
}

/** Reads the schema set of a folder by itself; empty for a folder that the commit does not have. */
async function readCommit(folder: string, commit: string): Promise<ReadonlyMap<string, string>> {
  const listed = await git(folder, [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    commit,
    '--',
    'schemas',
    'screens',
  ]);
  const paths = listed.output.toString('utf8').split('\0').filter(isSource);
  const input = paths.map((path) => `${commit}:./${path}\n`).join('');
  const { output } = await git(folder, ['cat-file', '--batch'], input);
  return new Map(textsIn(output, paths));
}

/**
 * Splits the output of `cat-file --batch`: for each path a line that ends in the size, then as many bytes and a line
 * end.
 */
function* textsIn(output: Buffer, paths: readonly string[]): Generator<readonly [string, string]> {
  let offset = 0;
  for (const path of paths) {
    const end = output.indexOf('\n', offset);
    const size = Number(output.toString('utf8', offset, end).split(' ').at(-1));
    yield [path, output.toString('utf8', end + 1, end + 1 + size)];
    offset = end + size + 2;
  }
}

interface Finished {
  readonly exitCode: number;
  readonly output: Buffer;
}

function git(root: string, args: readonly string[], input = ''): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.once('error', () =>
      reject(new RevisionError('git could not be run. Install it to compare with a revision.')),
    );
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(pieces) }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
