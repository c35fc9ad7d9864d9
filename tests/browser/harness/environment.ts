import { tmpdir } from 'node:os';

/** Environment of a child process: that of this process, with some values replaced. */
export function childEnvironment(values: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, NO_COLOR: '1', ...values };
}

/** Runs an action that unpacks into the system's temporary folder with another folder in its place. */
export async function withTemporaryFolder<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    if (tmpdir() !== folder) throw new Error(`The temporary folder stays ${tmpdir()}, whatever TMPDIR says.`);
    return await action();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** True if this run stores differing pictures as the new baselines. */
export function acceptsPictures(): boolean {
  return process.env['PICTURES'] === 'accept';
}

/** Number of this worker, from 1, set by Vitest. */
export function workerNumber(): number {
  return Number(process.env['VITEST_POOL_ID']);
}

/** Returns the input device that the Studio's tasks use in this run. */
export function studioHand(): 'pointer' | 'keys' {
  return process.env['STUDIO_HAND'] === 'keys' ? 'keys' : 'pointer';
}

/** True where this run of the tasks of a day writes its results into docs/results. */
export function recordsTasks(): boolean {
  return process.env['DAY_TASKS'] === 'record';
}
