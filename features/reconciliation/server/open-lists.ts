import { createHash } from 'node:crypto';
import type { Call } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { directionsTaken } from '../../directions/server/directions-taken.ts';
import { reconciliationsOf } from './reconciliations-of.ts';

/**
 * The lists of a patient that no completed reconciliation has gone through, newest first, and before them what the
 * product itself knows: the last reconciliation, and what is on the medication list.
 */
export async function openLists(call: Call, subject: string): Promise<readonly MedicationList[]> {
  const { last, waiting, done } = await listsOf(call, subject);
  return [lastReconciled(last), await currentList(call, subject), ...waiting]
    .filter((list) => list !== undefined)
    .filter(({ _id }) => !done.has(_id))
    .map(withOrigin);
}

/** Collects the rows, as far as the user may see them, of lists that no completed reconciliation has gone through. */
export async function undecidedRows(call: Call, subject: string): Promise<readonly ListedMedication[]> {
  const { waiting, done } = await listsOf(call, subject);
  const kind = recordKind(call.product, 'reconciliation');
  call.note({ action: 'read', type: kind.type, subject });
  return waiting
    .filter(({ _id }) => !done.has(_id))
    .flatMap((list) => visibleRecord(call, kind, list).medications ?? []);
}

interface Lists {
  /** Reconciliation that was completed last. */
  readonly last: MedicationList | undefined;
  readonly waiting: readonly MedicationList[];
  /** Ids of the lists that completed reconciliations have gone through. */
  readonly done: ReadonlySet<string>;
}

async function listsOf(call: Call, subject: string): Promise<Lists> {
  const { reconciled, unreconciled } = await reconciliationsOf(call, subject);
  const completed = reconciled.filter(({ document }) => document.completedAt !== undefined);
  const done = new Set(completed.flatMap(({ document }) => document.lists ?? []));
  return { last: completed[0]?.document, waiting: unreconciled.map(({ document }) => document), done };
}

/** Marks each row with the list it is of: a decision about it keeps that. */
function withOrigin(list: MedicationList): MedicationList {
  const { source, asOf, medications = [] } = list;
  return { ...list, medications: medications.map((row) => ({ ...given({ source, asOf }), ...row })) };
}

/** A list of medications: one that was stored, or one that is made of other records. */
export type MedicationList = Omit<Records['reconciliation'], 'updatedAt'>;
export type ListedMedication = NonNullable<MedicationList['medications']>[number];

/** Lists the medications found to be taken in the last reconciliation, as they are taken. */
function lastReconciled(last: MedicationList | undefined): MedicationList | undefined {
  if (last === undefined) return undefined;
  const taken = (last.medications ?? []).filter(({ status }) => status !== 'DISCONTINUED');
  if (taken.length === 0) return undefined;
  const medications = taken.map(({ directionsAfter, directionsTaken, directions, ...row }) =>
    given({
      ...{ uuid: row.uuid, name: row.name, coding: row.coding, dosage: row.dosage },
      directions: directionsAfter ?? directionsTaken ?? directions,
      ...{ indication: row.indication, prescriber: row.prescriber, source: row.source, asOf: row.asOf },
    }),
  );
  return listOf(last, {
    ...given({ asOf: last.asOf }),
    ...{ _id: `last-${last._id}`, source: 'reconciled', medications },
  });
}

const medicationList = 'record-';

/** Reports whether a list is some version of the medication list. */
export function isMedicationList(id: string): boolean {
  return id.startsWith(medicationList);
}

/** Lists what the patient takes by the medication list: its version is another list as soon as one of them changes. */
async function currentList(call: Call, subject: string): Promise<MedicationList | undefined> {
  const taken = await takenRecords(call, subject);
  const [first] = taken;
  if (first === undefined) return undefined;
  const version = uuidOf(taken.map(({ id, rev }) => `${id} ${rev}`).join(' '));
  return listOf(first.document, {
    ...{ _id: `${medicationList}${version}`, source: 'record', subject },
    medications: taken.map(listedMedication),
  });
}

/** The medications of a patient that are taken, as they are stored. */
export async function takenRecords(call: Call, subject: string): Promise<readonly RecordOf<'medication'>[]> {
  const kind = recordKind(call.product, 'medication');
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  return records.filter(({ document }) => document.discontinued?.date === undefined);
}

/**
 * A medication of the medication list as a row, as it is taken. One that says something else than before is another
 * row: nobody has decided about it yet.
 */
export function listedMedication({
  id,
  document,
}: Pick<RecordOf<'medication'>, 'id' | 'document'>): ListedMedication {
  const { medication, indication, prescriber } = document;
  const listed = given({
    name: medication?.name?.full,
    coding: medication?.code?.coding,
    directions: directionsTaken(document).text,
    indication,
  });
  return { uuid: uuidOf(JSON.stringify([id, listed])), ...listed, ...given({ prescriber }), records: [id] };
}

function listOf(
  { subject }: { readonly subject?: string | undefined },
  own: Pick<MedicationList, '_id' | 'source' | 'medications' | 'subject'>,
): MedicationList {
  return { type: 'patient.reconciliation', list: 'unreconciled', _rev: 1, ...given({ subject }), ...own };
}

type Given<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Drops members that are undefined. */
function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<Values>;
}

/** A UUID that is the same whenever it is made of the same text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
