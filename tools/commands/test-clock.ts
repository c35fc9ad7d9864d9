import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '../../tests/browser/harness/environment.ts';
import { type Moment, momentsAfter } from '../quality/clock/moments.ts';
import { clockBeginningAt } from '../quality/clock/preload-option.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, paint, say } from '../terminal/terminal.ts';

/**
 * Runs the tests with a moved clock in processes, browser and database: `npm run test:clock -- [moment …] [file
 * …]` (e.g. 2031-05-01T12:00:00Z). With `spread`, runs each file once, a tenth of the files at each moment; ten
 * days in turn cover all pairs.
 */
const moments = momentsAfter(new Date());
const args = process.argv.slice(2).filter((arg) => arg !== 'spread');
const isSpread = args.length < process.argv.length - 2;
const chosen = args.flatMap((arg) => momentOf(arg) ?? []);
const files = args.filter((arg) => momentOf(arg) === undefined);

const failed: string[] = [];
const tried = chosen.length > 0 ? chosen : moments;
for (const [index, moment] of tried.entries()) {
  const shard = isSpread ? [shardOf(index, tried.length)] : [];
  say(`\n${paint('bold', moment.name)}: ${moment.at.toISOString()}, ${moment.zone} ${shard.join('')}`);
  const exitCode = await runAt(moment, shard);
  if (exitCode !== 0) failed.push(moment.name);
}
if (failed.length === 0) say(`\n${paint('green', '✓')} No test depends on the day it runs on.`);
else
  complain(`\nFailed at: ${failed.join(', ')}. One alone: npm run test:clock -- ${failed[0]} path/to/file`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * Assigns a part of the files to each moment, another one every day, so that each part meets all moments in turn.
 */
function shardOf(index: number, count: number): string {
  const today = Math.floor(Date.now() / 86_400_000);
  return `--shard=${((index + today) % count) + 1}/${count}`;
}

function momentOf(arg: string): Moment | undefined {
  const listed = moments.find(({ name }) => name === arg);
  if (listed !== undefined) return listed;
  return /^\d{4}-\d\d-\d\dT.*Z$/.test(arg) ? { name: arg, at: new Date(arg), zone: 'UTC' } : undefined;
}

function runAt({ at, zone }: Moment, shard: readonly string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=minimal',
      ...shard,
      ...files,
    ],
    {
      cwd: projectRoot,
      env: childEnvironment({ TZ: zone, NODE_OPTIONS: clockBeginningAt(at) }),
      stdio: 'inherit',
    },
  );
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
