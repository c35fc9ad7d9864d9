import { complain, paint, say } from '../terminal/terminal.ts';
import type { Gate } from './gate.ts';
import { gates } from './gates.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs the gates one after another, one line each; the failing ones show their output. */
export async function runGates(which: readonly Gate[] = gates): Promise<Tally> {
  let passed = 0;
  for (const gate of which) {
    const result = await gate.run();
    if (result.passed) passed += 1;
    say(result.passed ? `${paint('green', '✓')} ${gate.title}` : `${paint('red', '✗')} ${gate.title}`);
    if (!result.passed) complain(result.output.trimEnd());
  }
  return { passed, failed: which.length - passed };
}
