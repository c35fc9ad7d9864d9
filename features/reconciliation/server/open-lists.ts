import { createHash } from 'node:crypto';
import type { Call } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { directionsTaken } from '../../directions/server/directions-taken.ts';
import { reconciliationsOf } from './reconciliations-of.ts';

/**
 * Lists the medication lists that no completed reconciliation has covered, newest first, after the product's own
 * lists: the last reconciliation and the medication list.
 */
export async function openLists(call: Call, subject: string): Promise<readonly MedicationList[]> {
  const { last, waiting, done } = await listsOf(call, subject);
  return [lastReconciled(last), await currentList(call, subject), ...waiting]
    .filter((list) => list !== undefined)
    .filter(({ _id }) => !done.has(_id))
    .map(withOrigin);
}

/** Collects the rows that the user may see on lists not covered by a completed reconciliation. */
export async function undecidedRows(call: Call, subject: string): Promise<readonly ListedMedication[]> {
  const { waiting, done } = await listsOf(call, subject);
  const kind = recordKind(call.product, 'reconciliation');
  call.note({ action: 'read', type: kind.type, subject });
  return waiting
    .filter(({ _id }) => !done.has(_id))
    .flatMap((list) => visibleRecord(call, kind, list).medications ?? []);
}

interface Lists {
  /** Last completed reconciliation. */
  readonly last: MedicationList | undefined;
  readonly waiting: readonly MedicationList[];
  /** Ids of the lists that completed reconciliations covered. */
  readonly done: ReadonlySet<string>;
}

async function listsOf(call: Call, subject: string): Promise<Lists> {
  const { reconciled, unreconciled } = await reconciliationsOf(call, subject);
  const completed = reconciled.filter(({ document }) => document.completedAt !== undefined);
  const done = new Set(completed.flatMap(({ document }) => document.lists ?? []));
  return { last: completed[0]?.document, waiting: unreconciled.map(({ document }) => document), done };
}

/** Marks each row with the source and date of its list, which a decision about the row keeps. */
function withOrigin(list: MedicationList): MedicationList {
  const { source, asOf, medications = [] } = list;
  return { ...list, medications: medications.map((row) => ({ ...given({ source, asOf }), ...row })) };
}

/** List of medications, stored or derived from other records. */
export type MedicationList = Omit<Records['reconciliation'], 'updatedAt'>;
export type ListedMedication = NonNullable<MedicationList['medications']>[number];

/** Lists the medications that the patient takes according to the last reconciliation, as taken. */
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

/** Reports whether an id is of some version of the medication list. */
export function isMedicationList(id: string): boolean {
  return id.startsWith(medicationList);
}

/** Builds the list of the medications taken; any change of a medication makes another list, with another id. */
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

/** Reads the stored medications that a patient takes. */
export async function takenRecords(call: Call, subject: string): Promise<readonly RecordOf<'medication'>[]> {
  const kind = recordKind(call.product, 'medication');
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  return records.filter(({ document }) => document.discontinued?.date === undefined);
}

/** Converts a stored medication into a row, as taken; changed content yields a new row, which is undecided. */
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

/** Drops undefined members. */
function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<Values>;
}

/** Derives a UUID from a text, always the same for the same text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
