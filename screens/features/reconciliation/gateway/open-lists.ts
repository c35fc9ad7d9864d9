import { createHash } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { kindOf } from '../../../../gateway/kinds/kinds.ts';
import { listRecords } from '../../../../gateway/records/read.ts';
import { reconciliationsOf } from './reconciliations-of.ts';

/**
 * The lists of a patient that no completed reconciliation has gone through, newest first, and before them what the
 * product itself knows: the last reconciliation, and what is on the medication list.
 */
export async function openLists(call: Call, subject: string): Promise<readonly JsonObject[]> {
  const completed = (await reconciliationsOf(call, subject, 'reconciled')).filter(
    ({ document }) => document['completedAt'] !== undefined,
  );
  const done = new Set(completed.flatMap(({ document }) => textsOf(document['lists'])));
  const open = await reconciliationsOf(call, subject, 'unreconciled');
  const own = [lastReconciled(completed[0]?.document), await currentList(call, subject)];
  return [...own, ...open.map(({ document }) => document)].filter(
    (list) => list !== undefined && !done.has(String(list['_id'])),
  ) as readonly JsonObject[];
}

/** The medications of a list. */
export function medicationsIn(list: JsonObject): readonly JsonObject[] {
  const { medications } = list;
  return Array.isArray(medications) ? medications.filter(isJsonObject) : [];
}

/** Texts of a list of a document; none where there is no list. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** What was found to be taken the last time, as it is taken. */
function lastReconciled(last: JsonObject | undefined): JsonObject | undefined {
  if (last === undefined) return undefined;
  const taken = medicationsIn(last).filter(({ status }) => status !== 'DISCONTINUED');
  if (taken.length === 0) return undefined;
  const medications = taken.map(
    ({ uuid, name, rxNormId, directions, directionsTaken, indication, prescriber }) =>
      given({ uuid, name, rxNormId, directions: directionsTaken ?? directions, indication, prescriber }),
  );
  return listOf(last, {
    ...given({ asOf: last['asOf'] }),
    ...{ _id: `last-${String(last['_id'])}`, source: 'reconciled', medications },
  });
}

/** What the patient takes by the medication list. Each version of it is a list of its own, as it may change. */
async function currentList(call: Call, subject: string): Promise<JsonObject | undefined> {
  const kind = kindOf(call.product, 'medication');
  const records = await listRecords(call.database, { kind, subject, reach: call.user });
  const taken = records.filter(({ document }) => getAt(document, '/discontinued/date') === undefined);
  const [first] = taken;
  if (first === undefined) return undefined;
  const medications = taken.map(({ id, document }) =>
    given({
      uuid: uuidOf(id),
      name: getAt(document, '/medication/name/full'),
      rxNormId: getAt(document, '/medication/code/coding/0/value'),
      directions: getAt(document, '/dosageInstructions/text'),
      indication: document['indication'],
    }),
  );
  const version = uuidOf(taken.map(({ id, rev }) => `${id} ${rev}`).join(' '));
  return listOf(first.document, { _id: `record-${version}`, source: 'record', medications, subject });
}

function listOf({ subject }: JsonObject, own: JsonObject): JsonObject {
  return { type: 'patient.reconciliation', list: 'unreconciled', _rev: 1, ...given({ subject }), ...own };
}

function given(values: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as JsonObject;
}

/** A UUID that is the same whenever it is made of the same text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
