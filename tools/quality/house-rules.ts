import { findBareBoxes } from './bare-boxes.ts';
import { findCasts } from './casts.ts';
import { findDeclaredReads } from './declared-reads.ts';
import { findFolderKnots } from './folder-knots.ts';
import { findForeignNames } from './foreign-names.ts';
import type { GateResult } from './gate.ts';
import { findAvoidedNames } from './glossary.ts';
import { findLockProblems, readLock } from './lock-file.ts';
import { findSpokenTexts } from './spoken-texts.ts';

/** The rules that no ready-made linter knows. */
export async function checkHouseRules(root: string): Promise<GateResult> {
  const findings = [
    ...findForeignNames(root),
    ...findFolderKnots(root),
    ...findSpokenTexts(root),
    ...findLockProblems(readLock(root)),
    ...findAvoidedNames(root),
    ...findDeclaredReads(root),
    ...findCasts(root),
    ...findBareBoxes(root),
  ];
  return { passed: findings.length === 0, output: findings.join('\n') };
}
