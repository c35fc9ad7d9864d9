import { useRef, useState } from 'react';
import { useEngine } from '../../../../engine/react/index.ts';
import type { Calls } from '../../../../generated/calls.types.ts';
import { makeCall } from '../../../../screens/calls.ts';

type Answer = Calls['studio.replay']['answer'];
export type ReplayedRow = Answer['rows'][number];

export interface ReplayState {
  readonly isRunning: boolean;
  readonly steps: number;
  readonly unknown: number;
  readonly rows: readonly ReplayedRow[];
}

/** Replays the events of the last 90 days in batches, until the end or until stopped. */
export function useReplay(workflow: string, hash: string) {
  const { client } = useEngine();
  const [replayed, setReplayed] = useState<ReplayState>();
  const run = useRef(0);

  async function start(): Promise<void> {
    run.current += 1;
    const own = run.current;
    let whole: ReplayState = { isRunning: true, steps: 0, unknown: 0, rows: [] };
    let after: string | undefined;
    setReplayed(whole);
    try {
      do {
        const body = { workflow, hash, ...(after !== undefined && { after }) };
        const { steps, unknown, rows, next } = await makeCall(client, 'studio.replay', { body });
        if (own !== run.current) return;
        whole = {
          isRunning: next !== undefined,
          steps: whole.steps + steps,
          unknown: whole.unknown + unknown,
          rows: added(whole.rows, rows),
        };
        setReplayed(whole);
        after = next;
      } while (after !== undefined);
    } catch (error) {
      if (own === run.current) setReplayed(undefined);
      throw error;
    }
  }

  function stop(): void {
    run.current += 1;
    setReplayed((whole) => whole && { ...whole, isRunning: false });
  }

  return { replayed, start, stop };
}

/** Adds up the counts of equal differences. */
function added(rows: readonly ReplayedRow[], others: readonly ReplayedRow[]): readonly ReplayedRow[] {
  const all = new Map(rows.map((row) => [replayKey(row), row]));
  for (const row of others) {
    const count = (all.get(replayKey(row))?.count ?? 0) + row.count;
    all.set(replayKey(row), { ...row, count });
  }
  return [...all.values()];
}

export function replayKey({ row, from, to, now }: ReplayedRow): string {
  return JSON.stringify([row, from, to, now]);
}
