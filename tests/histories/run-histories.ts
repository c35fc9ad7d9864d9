import type { FaultKind } from './faults.ts';
import { runHistory } from './run-history.ts';
import { openSite } from './site.ts';

export interface HistoriesOptions {
  readonly seed: string;
  /** Number of the first run; the seed of each is the seed of all with its number. */
  readonly from: number;
  readonly runs: number;
  /** One that happens in each of them. */
  readonly certain?: FaultKind | undefined;
  readonly onProgress: (line: string) => void;
}

export interface HistoriesReport {
  readonly runs: number;
  /** How many operations ended how, and how many faults of which kind there were. */
  readonly operations: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
}

/** Runs one history after the other on the same three gateways. */
export async function runHistories({
  seed,
  from,
  runs,
  certain,
  onProgress,
}: HistoriesOptions): Promise<HistoriesReport> {
  const site = await openSite(3);
  const operations = new Map<string, number>();
  const faults = new Map<string, number>();
  const violations: string[] = [];
  try {
    for (let n = from; n < from + runs; n += 1) {
      const report = await runHistory(site, { seed: `${seed} ${n}`, certain });
      for (const { kind, outcome } of report.history) count(operations, `${kind} ${outcome}`);
      for (const fault of report.faults) count(faults, fault);
      const where = `Run ${n} (${report.faults.join(', ')}):`;
      for (const violation of report.violations) {
        violations.push(`${where} ${violation}`);
        onProgress(`${where} ${violation}`);
      }
      if ((n - from + 1) % 50 === 0) onProgress(`${n - from + 1} runs, ${violations.length} violations …`);
    }
  } finally {
    await site.close();
  }
  return { runs, operations, faults, violations };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
