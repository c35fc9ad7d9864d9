import type { MedicationShare } from './regimen-risk.ts';

/** A part of the score, as the value set names it. */
export interface RiskPart {
  readonly code: string;
  readonly display: string;
}

/** Properties that the displays of medications share: one that is chosen in one of them is chosen in all. */
export interface DisplayProps {
  readonly medications: readonly MedicationShare[];
  readonly parts: readonly RiskPart[];
  readonly total: string;
  readonly chosen: string | undefined;
  readonly onChoose: (medication: string) => void;
}
