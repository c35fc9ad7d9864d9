import { complain, paint, say } from '../terminal/terminal.ts';
import type { GateResult, QualityGate } from './gate.ts';
import { gates } from './gates.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Number of concurrent gates; most gates use only one of the two cores. */
const lanes = 2;

/**
 * Runs the gates, with one line for each, in order, and the output of failing ones. The first gate runs alone,
 * since it updates files that the others read.
 */
export async function runGates(which: readonly QualityGate[] = gates): Promise<Tally> {
  let passed = 0;
  for (const { gate, outcome } of beginAll(which)) {
    const result = await outcome;
    if (result.passed) passed += 1;
    say(result.passed ? `${paint('green', '✓')} ${gate.title}` : `${paint('red', '✗')} ${gate.title}`);
    if (!result.passed) complain(result.output.trimEnd());
  }
  return { passed, failed: which.length - passed };
}

interface Begun {
  readonly gate: QualityGate;
  readonly outcome: Promise<GateResult>;
}

/** Starts each gate once the gate `lanes` positions before it has ended. */
function beginAll(which: readonly QualityGate[]): readonly Begun[] {
  const begun: Begun[] = [];
  for (const gate of which) {
    const before = begun[Math.max(0, begun.length - lanes)]?.outcome;
    begun.push({ gate, outcome: Promise.resolve(before).then(() => gate.run()) });
  }
  return begun;
}
