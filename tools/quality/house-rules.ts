import { findForeignNames } from './foreign-names.ts';
import type { GateResult } from './gate.ts';
import { findPrivateAddresses } from './lock-file.ts';

/** The rules that no ready-made linter knows. */
export async function checkHouseRules(root: string): Promise<GateResult> {
  const findings = [...findForeignNames(root), ...findPrivateAddresses(root)];
  return { passed: findings.length === 0, output: findings.join('\n') };
}
