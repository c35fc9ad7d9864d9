import { Session } from 'node:inspector/promises';

/** Profile by V8's sampling profiler (Chrome DevTools Protocol, Profiler.Profile), with the members used here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Ids of nodes, one for each sample. */
  readonly samples?: readonly number[] | undefined;
  /** Microseconds before each sample. */
  readonly timeDeltas?: readonly number[] | undefined;
}

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[] | undefined;
}

/** Microseconds between samples. */
export const interval = 200;

/** Does the work in this process and returns the profile of its processor time. */
export async function profileOf(work: () => Promise<unknown>): Promise<CpuProfile> {
  const inspector = new Session();
  inspector.connect();
  try {
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.setSamplingInterval', { interval });
    await inspector.post('Profiler.start');
    await work();
    return (await inspector.post('Profiler.stop')).profile;
  } finally {
    inspector.disconnect();
  }
}
