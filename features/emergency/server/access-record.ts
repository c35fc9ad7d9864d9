import type { Unjudged } from '../../../engine/core/records/unjudged.ts';
import { loadOne } from '../../../gateway/intake/load/loader.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import type { RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { recordKind } from '../../contracts/server/typed.ts';

const entity = 'emergency-access';

/** Returns the kind of the records of emergency accesses, each with its user, patient and end. */
export function emergencyAccessKind({
  product,
}: Pick<Call, 'product'>): RecordKind<Records['emergency-access']> {
  return recordKind(product, entity);
}

/**
 * Stores an emergency access in the patient's organization rather than the user's, as an import does, and reads it
 * back.
 */
export async function storeAccess(call: Call, record: Unjudged<Records['emergency-access']>) {
  const { product, database, origin, today } = call;
  const loaded = await loadOne(database, { entity, record }, { product, origin, today });
  const stored = await findRecord(database, {
    kind: emergencyAccessKind(call),
    id: loaded.id,
    scope: 'everything',
  });
  return { ...loaded, stored };
}
