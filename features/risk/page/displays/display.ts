import type { MedicationShare } from './regimen-risk.ts';

/** Part of the score, as the value set names it. */
export interface RiskPart {
  readonly code: string;
  readonly display: string;
}

/** Properties shared by the displays of medications, so that a choice in one applies to all. */
export interface DisplayProps {
  readonly medications: readonly MedicationShare[];
  readonly parts: readonly RiskPart[];
  readonly total: string;
  readonly chosen: string | undefined;
  readonly onChoose: (medication: string) => void;
}
