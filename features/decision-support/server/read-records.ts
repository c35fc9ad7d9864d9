import { getAt } from '../../../engine/core/json/pointer.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import { isStructured } from '../../directions/server/directions.ts';
import { directionsTaken, prescribedInstead } from '../../directions/server/directions-taken.ts';
import type { ExportedRecords } from '../../fhir-export/server/exported-records.ts';
import { readPatientWithin } from '../../patients/server/patient-in-scope.ts';
import { reviewsOf } from '../../reviews/server/reviews-of.ts';
import { leadingCode } from '../../terminology/server/medication-codings.ts';
import type { RegimenRow } from './decision-provider.ts';

export interface ReadRecords extends ExportedRecords {
  /** Medications that the patient takes. */
  readonly medications: readonly Records['medication'][];
  readonly genetics: NonNullable<Records['review']['genetics']>;
}

/** Reads every record of a patient that checks use and the user may see. */
export async function readRecords(call: Call, subject: string): Promise<ReadRecords> {
  const { document } = await readPatientWithin(call, subject);
  const patient = visibleRecord(call, recordKind(call.product, 'patient'), document);
  const medications = await rowsOf(call, 'medication', subject);
  const allergies = await rowsOf(call, 'allergy', subject);
  const conditions = await rowsOf(call, 'condition', subject);
  return {
    patient,
    medications: medications.filter(({ discontinued }) => discontinued === undefined),
    allergies: allergies.filter(({ status, isSideEffect }) => status === 'active' && isSideEffect !== true),
    // Keeps conditions without a status, as they are not known to be over.
    conditions: conditions.filter(({ status = 'active' }) => status === 'active'),
    observations: await rowsOf(call, 'observation', subject),
    genetics: await geneticsOf(call, subject),
  };
}

async function rowsOf<Name extends keyof Records>(
  call: Call,
  entity: Name,
  subject: string,
): Promise<readonly Records[Name][]> {
  const kind = recordKind(call.product, entity);
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  call.note({ action: 'read', type: kind.type, subject });
  return records.map(({ document }) => visibleRecord(call, kind, document));
}

async function geneticsOf(call: Call, subject: string): Promise<ReadRecords['genetics']> {
  const lists = (await reviewsOf(call, subject)).map(({ document }) => document.genetics ?? []);
  return lists.find((list) => list.length > 0) ?? [];
}

/** Converts a record of the medication list into a row of a regimen. */
export function rowOf(record: Records['medication']): RegimenRow {
  const { medication } = record;
  const taken = directionsTaken(record);
  const prescribed = prescribedInstead(record)?.text;
  const coding = leadingCode(medication?.code?.coding);
  const { morning = '', noon = '', evening = '', bedtime = '' } = taken.times ?? {};
  return {
    id: record._id,
    name: medication?.name?.full ?? '',
    code: coding?.value,
    system: coding?.system,
    directions: taken.text ?? '',
    ...(prescribed === undefined ? {} : { prescribed }),
    prn: taken.prn === true,
    ...(isStructured(taken) ? { dosage: taken } : {}),
    times: [morning, noon, evening, bedtime],
  };
}

/** Reads the string at a path of foreign data; empty where there is none. */
export function stringAt(value: unknown, at: string): string {
  return stringOrEmpty(getAt(value, at));
}
