import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import type { Call } from '../context/call.ts';
import { findRecord } from '../read.ts';

export interface ActedOn {
  readonly kind: RecordKind;
  readonly id: string;
  /** Steps that the act has led to. */
  readonly steps: readonly WorkflowStep[];
}

/** Reports whether the act has carried the record, or whatever it belongs to, out of the reach of the user. */
export async function isHandedOver(call: Call, { kind, id, steps }: ActedOn): Promise<boolean> {
  if (steps.every(({ changedPlaces }) => changedPlaces.length === 0)) return false;
  return (await findRecord(call.database, { kind, id, reach: call.user })) === undefined;
}
