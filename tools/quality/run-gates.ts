import { complain, paint, say } from '../terminal/terminal.ts';
import type { Gate, GateResult } from './gate.ts';
import { gates } from './gates.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Gates that run at a time: most of them keep only one of two cores busy. */
const lanes = 2;

/**
 * Runs the gates, one line each in their order; the failing ones show their output. The first one runs alone: it brings
 * the files up to date that the others read.
 */
export async function runGates(which: readonly Gate[] = gates): Promise<Tally> {
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
  readonly gate: Gate;
  readonly outcome: Promise<GateResult>;
}

/** Begins a gate as soon as the one has ended that stands so many lanes before it. */
function beginAll(which: readonly Gate[]): readonly Begun[] {
  const begun: Begun[] = [];
  for (const gate of which) {
    const before = begun[Math.max(0, begun.length - lanes)]?.outcome;
    begun.push({ gate, outcome: Promise.resolve(before).then(() => gate.run()) });
  }
  return begun;
}
