import type { Calls } from '../../../../generated/calls.types.ts';

/** What the gateway answers about a patient's medication risk. */
export type RiskAnswer = Calls['patient.risk']['answer'];

/** What it says of one medication. */
export type RowOfRisk = NonNullable<RiskAnswer['medications']>[number];
