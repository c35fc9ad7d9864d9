import type { Calls, Records } from '../../../generated/calls.types.ts';

export type Checked = Calls['decision.check']['answer'];
export type Finding = Checked['findings'][number];
export type Suggestion = Finding['suggestions'] extends infer List
  ? NonNullable<List> extends readonly (infer Item)[]
    ? Item
    : never
  : never;
export type CheckedMedication = Checked['medications'][number];
export type Acknowledgement = Records['acknowledgement'];

/** Finding compared with those of the change: new, gone, or in both. */
export interface ComparedFinding {
  readonly finding: Finding;
  readonly change: 'new' | 'gone' | 'same';
}

/**
 * Compares the present findings with those of a change, most severe first; changed findings come before unchanged ones.
 */
export function compareFindings(now: Checked, whatIf: Checked | undefined): readonly ComparedFinding[] {
  if (whatIf === undefined) return now.findings.map((finding) => ({ finding, change: 'same' }));
  const before = new Set(now.findings.map(({ key }) => key));
  const after = new Set(whatIf.findings.map(({ key }) => key));
  const isNew = ({ key }: Finding) => !before.has(key);
  return [
    ...whatIf.findings.filter(isNew).map((finding) => ({ finding, change: 'new' as const })),
    ...now.findings
      .filter(({ key }) => !after.has(key))
      .map((finding) => ({ finding, change: 'gone' as const })),
    ...whatIf.findings
      .filter((finding) => !isNew(finding))
      .map((finding) => ({ finding, change: 'same' as const })),
  ];
}
