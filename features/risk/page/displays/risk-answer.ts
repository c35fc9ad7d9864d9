import type { Calls } from '../../../../generated/calls.types.ts';

/** Answer of the gateway about a patient's medication risk. */
export type RiskAnswer = Calls['patient.risk']['answer'];

/** Row of the answer for one medication. */
export type RowOfRisk = NonNullable<RiskAnswer['medications']>[number];
