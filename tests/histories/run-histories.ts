import type { FaultKind } from './faults.ts';
import type { Operation } from './operation.ts';
import { runHistory } from './run-history.ts';
import { openSite } from './site.ts';

export interface HistoriesOptions {
  readonly seed: string;
  /** Number of the first run; the seed of each run is the common seed with the run's number. */
  readonly from: number;
  readonly runs: number;
  /** Kind of a fault that happens in each run. */
  readonly certain?: FaultKind | undefined;
  readonly onProgress: (line: string) => void;
}

export interface HistoriesReport {
  readonly runs: number;
  /** Numbers of operations by outcome, and of faults by kind. */
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
      for (const id of idsIn(report.violations))
        for (const operation of aboutRecord(report.history, id)) onProgress(operation);
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

function idsIn(violations: readonly string[]): readonly string[] {
  return violations.flatMap(
    (violation) => violation.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [],
  );
}

/** Lists the operations of clients on a record by time of beginning, since their interleaving cannot be repeated. */
function aboutRecord(history: readonly Operation[], id: string): readonly string[] {
  const operations = history.filter(({ register }) => register.endsWith(id));
  return operations
    .toSorted((a, b) => a.called - b.called)
    .map(({ kind, outcome, input, output, called, returned }) => {
      const values = `${JSON.stringify(input)} ${JSON.stringify(output)}`;
      return `  ${called.toFixed(1)} to ${returned.toFixed(1)}: ${kind} ${outcome} ${values}`;
    });
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
