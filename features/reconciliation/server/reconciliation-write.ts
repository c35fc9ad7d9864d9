import { isJsonList, isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { RowOutcomes } from '../../../engine/core/product/call.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { recordOf, savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { GatewayError, invalid, notFound } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { performerOf, readRecordId, required } from '../../../gateway/records/meta.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { type AppliedRow, applyOutcomes } from '../../../gateway/records/saving/apply-outcomes.ts';
import { createRecord, type Saved, updateRecord } from '../../../gateway/records/saving/save.ts';
import type { RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { checkDecided } from './check-decided.ts';
import { checkDecidedOnce, checkSeen } from './check-decided-once.ts';
import { checkUnchanged } from './check-unchanged.ts';
import { decidedRow } from './decided-rows.ts';
import { listedRows } from './listed-rows.ts';
import { namingRows } from './naming-rows.ts';
import { listedMedication, type MedicationList } from './open-lists.ts';
import { differencesOf, type Person } from './reading/whose.ts';
import { type ListName, reconciliationsOf } from './reconciliations-of.ts';
import { withReading } from './with-reading.ts';

type Kind = RecordKind<Records['reconciliation']>;
type Step = (call: Call, kind: Kind, record: JsonObject, outcomes: RowOutcomes | undefined) => Promise<Saved>;

const steps: Readonly<Record<string, Step>> = {
  new: begin,
  'new-list': addList,
  update: (call, kind, record) => change(call, kind, record),
  complete,
};

/**
 * Advances a reconciliation by `options.step`. Gives every medication a uuid and every record its patient, whatever the
 * client sent. A patient has one open reconciliation, completed once.
 */
export const reconciliationWrite: Handler<'reconciliation-write'> = {
  isWrite: true,
  async answer(call, { options, outcomes }) {
    const kind = recordKind(call.product, 'reconciliation');
    const step = steps[String(options['step'])] ?? steps['update'];
    const record = withUuids(inPresentShape(kind.entity, recordOf(call)));
    const { entity } = kind;
    const saved = await namingRows({ entity, record }, () => (step ?? change)(call, kind, record, outcomes));
    return savedAnswer(call, kind, saved);
  },
};

async function begin(call: Call, kind: Kind, record: JsonObject): Promise<Saved> {
  const { subject } = record;
  if (typeof subject !== 'string' || subject === '') throw invalid([required('/subject')]);
  // Serializes concurrent beginnings.
  await patientInScope(call, subject, 'change');
  const open = (await reconciliationsOf(call, subject)).reconciled.find(
    ({ document }) => document.completedAt === undefined,
  );
  if (open !== undefined) throw alreadyOpen(open.document);
  return create(call, kind, { ...record, list: 'reconciled' satisfies ListName });
}

/** Requires a reason for a list that names another person, and stores the reason with it. */
async function addList(call: Call, kind: Kind, record: JsonObject): Promise<Saved> {
  const { subject, person, personReason }: Sent<MedicationList> = record;
  if (isJsonObject(person) && typeof subject === 'string' && stringOrEmpty(personReason).trim() === '') {
    const { document } = await patientInScope(call, subject);
    const differences = differencesOf(personIn(person), document);
    if (differences.length > 0) throw otherPerson(differences);
  }
  return create(call, kind, { ...record, list: 'unreconciled' });
}

function personIn({ name, birthDate, sex }: Sent<Person>): Person {
  const says = { name: stringOrEmpty(name), birthDate: stringOrEmpty(birthDate), sex: stringOrEmpty(sex) };
  return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== ''));
}

function otherPerson(differences: readonly string[]): GatewayError {
  const message = `${differences.join(' ')} Say why this list is the open patient's, or open the patient whose it is.`;
  return invalid([{ at: '/personReason', code: 'other-person', message, severity: 'error' }], message);
}

function create(call: Call, kind: Kind, record: JsonObject): Promise<Saved> {
  const { completedAt: _never, completedBy: _nobody, ...content } = record;
  return createRecord(call, kind, content);
}

/** Stores progress, which never completes a reconciliation nor changes a completed one. */
async function change(call: Call, kind: Kind, record: JsonObject): Promise<Saved> {
  const stored = await storedOf(call, kind, record);
  if (stored.completedAt !== undefined) throw completedAlready(stored);
  checkDecidedOnce(stored, record);
  const { completedAt: _claimed, completedBy: _by, ...content } = record;
  return updateRecord(call, kind, content);
}

/** Completes a reconciliation and applies its decisions to the medication list, both or neither. */
async function complete(
  call: Call,
  kind: Kind,
  record: JsonObject,
  outcomes: RowOutcomes | undefined,
): Promise<Saved> {
  const stored = await storedOf(call, kind, record);
  if (stored.completedAt !== undefined) throw completedAlready(stored);
  checkSeen(stored, record);
  const { subject = '' } = stored;
  // Locks out concurrent changes of the medication list until this transaction ends.
  await patientInScope(call, subject, 'change');
  await checkUnchanged(call, subject, record);
  await checkDecided(call, subject, record);
  const { firstName, lastName } = performerOf(call.user);
  const completedBy = [firstName, lastName].filter((name) => name !== '').join(' ');
  const completedAt = call.origin.at.toISOString();
  const { medications: rows } = record;
  const codes = dosageCodesOf(call.product);
  const listed = await listedRows(call, subject);
  // Passes a value that is not a list of rows on to the store, which refuses the value.
  const applied =
    outcomes === undefined || !isRows(rows)
      ? undefined
      : await applyOutcomes(call, outcomes, {
          rows: rows.map((row) => withReading(decidedRow(row, listed), codes)),
          subject,
        });
  const medications = applied?.map(withDirectionsAfter) ?? rows ?? null;
  const decided: JsonObject = { ...record, medications };
  return updateRecord(call, kind, { ...decided, completedAt, completedBy, asOf: call.today });
}

function isRows(value: Json | undefined): value is readonly JsonObject[] {
  return Array.isArray(value) && value.every(isJsonObject);
}

/** Adds the present directions of the medication list to the row, for the next reconciliation to compare with. */
function withDirectionsAfter({ row, record }: AppliedRow): JsonObject {
  if (record === undefined) return row;
  const { directions } = listedMedication({ id: '', document: record as Records['medication'] });
  return directions === undefined ? row : { ...row, directionsAfter: directions };
}

async function storedOf(call: Call, kind: Kind, record: JsonObject): Promise<Records['reconciliation']> {
  const id = readRecordId(record);
  const found = await findRecord(call.database, { kind, id, scope: call.user, lock: 'change' });
  if (found === undefined || found.isRemoved) throw notFound();
  return found.document;
}

function withUuids(record: JsonObject): JsonObject {
  const { medications } = record;
  return isJsonList(medications) ? { ...record, medications: medications.map(withUuid) } : record;
}

function withUuid(entry: Json): Json {
  if (!isJsonObject(entry)) return entry;
  const { uuid } = entry;
  return uuid === undefined || uuid === '' ? { ...entry, uuid: crypto.randomUUID() } : entry;
}

function alreadyOpen(current: JsonObject): GatewayError {
  const message =
    'A reconciliation of this patient is open already. Go on with that one, or complete it first.';
  return new GatewayError(409, { code: 'open', message, conflict: { current, entries: [] } });
}

function completedAlready(current: JsonObject): GatewayError {
  const message = 'This reconciliation was completed already. Load the patient again to see it.';
  return new GatewayError(409, { code: 'completed', message, conflict: { current, entries: [] } });
}
