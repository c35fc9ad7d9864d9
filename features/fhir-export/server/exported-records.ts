import type { Records } from '../../../generated/calls.types.ts';

/** Patient with every exported record that the user may see. */
export interface ExportedRecords {
  readonly patient: ExportedPatient;
  readonly allergies: readonly Records['allergy'][];
  readonly conditions: readonly Records['condition'][];
  readonly observations: readonly Records['observation'][];
  /** Records of further entities that have a mapping, by entity. */
  readonly further?: Readonly<Record<string, readonly object[]>>;
  /** Lists of medications from other sources; absent where not requested. */
  readonly lists?: readonly Records['reconciliation'][];
  /** Medication list with ended entries, and completed reconciliations; absent where not requested. */
  readonly medicationList?: ExportedMedications;
}

export interface ExportedMedications {
  readonly medications: readonly Records['medication'][];
  readonly reconciliations: readonly Records['reconciliation'][];
}

export type ExportedPatient = Records['patient'];
export type Prescriber = NonNullable<ExportedPatient['prescribers']>[number];
