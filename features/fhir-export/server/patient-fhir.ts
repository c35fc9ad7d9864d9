import { notFound } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { findRecord, listRecords } from '../../../gateway/records/read.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { mayList } from './may-list.ts';
import { patientBundle } from './patient-bundle.ts';

/**
 * Answers a patient as a FHIR R4 bundle: the demographics, allergies, conditions, observations, medications and
 * reconciliations that the user may see.
 */
export const patientFhir: Handler<'patient-fhir'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { product, query, user, database, origin } = call;
    const kind = recordKind(product, 'patient');
    const id = query.id;
    const found = await findRecord(database, { kind, id, scope: user });
    if (found === undefined || found.isRemoved) throw notFound();
    const patient = visibleRecord(call, kind, found.document);
    const [allergies, conditions, observations, medications, reconciliations] = await Promise.all([
      recordsOf(call, 'allergy', id),
      recordsOf(call, 'condition', id),
      recordsOf(call, 'observation', id),
      recordsOf(call, 'medication', id),
      recordsOf(call, 'reconciliation', id),
    ]);
    const lists = reconciliations.filter(({ list }) => list === 'unreconciled');
    const completed = reconciliations.filter(({ completedAt }) => completedAt !== undefined);
    const medicationList = { medications, reconciliations: completed };
    const further = await furtherRecords(call, id);
    const records = { patient, further, allergies, conditions, observations, lists, medicationList };
    const bundle = await patientBundle(product, records, origin.at, true);
    const { organization, rev } = found;
    call.note({ action: 'export', type: kind.type, id, subject: id, organization, rev });
    return ok(bundle);
  },
};

/** Lists records of the other entities about a patient that have a mapping, by entity. */
async function furtherRecords(
  call: Call,
  subject: string,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const { product, user, database } = call;
  const entities = new Set(Object.values(product.mappings ?? {}).map(({ entity }) => entity));
  const found = [...entities].map(async (entity) => {
    if (product.entities[entity]?.record?.subject !== 'patient' || !mayList(call, entity)) return [];
    const kind = kindOf(product, entity);
    const records = await listRecords(database, { kind, subject, scope: user });
    return [[entity, records.map(({ document }) => visibleRecord(call, kind, document))] as const];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

async function recordsOf<Name extends keyof Records>(
  call: Call,
  entity: Name,
  subject: string,
): Promise<readonly Records[Name][]> {
  const { product, user, database } = call;
  const kind = recordKind(product, entity);
  const records = await listRecords(database, { kind, subject, scope: user });
  return records.map(({ document }) => visibleRecord(call, kind, document));
}
