import { atOnce } from '../../../engine/core/compute/stepwise.ts';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { EndedEntries, LoadOutcome, LoadRecord } from '../../../engine/core/protocol/load.ts';
import { applyDerivations } from '../../../engine/core/records/derive.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { withoutTransients } from '../../../engine/core/records/transient.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import type { AuditOrigin } from '../../records/audit/audit.ts';
import { blockingProblems, referenceProblems } from '../../records/check.ts';
import { contextRecords, kindOfOrganizations } from '../../records/context-records.ts';
import { contentOf, isRecordId } from '../../records/meta.ts';
import { type Owners, organizationOfRecord } from '../../records/owner.ts';
import { findRecord, listRecords, type StoredRecord } from '../../records/read.ts';
import { storedAsRead } from '../../records/store-content.ts';
import { takenProblem } from '../../records/unique.ts';
import {
  type Feed,
  type RecordWrite,
  removeRecord,
  stamped,
  type WriteResult,
  writeRecord,
} from '../../records/write.ts';
import type { Queryable } from '../../store/database.ts';
import { kindsOf, type RecordKind } from '../../store/kinds/kinds.ts';
import type { Batch } from './batch.ts';
import { endEntries } from './end-entries.ts';
import { mergeImport } from './merge-import.ts';
import { overlay } from './overlay.ts';
import { isEmptied, withdrawnBase, withoutRows, withUnmentioned } from './withdraw.ts';

/** Origin of loaded records: author, target and time. */
export interface LoadOrigin {
  readonly product: Product;
  readonly origin: AuditOrigin;
  readonly today: string;
}

export interface LoadContext extends LoadOrigin {
  readonly batch: Batch;
}

/** Record to load: its content, kind, id and owners. */
interface Arrival {
  readonly source: LoadRecord;
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly subject: string | undefined;
  readonly owners: Owners;
}

/** Loads a record. A refused record is rolled back and does not affect the others of its batch. */
export async function loadRecord(source: LoadRecord, context: LoadContext): Promise<LoadOutcome> {
  if (isUnknownHere(source, context)) return outcomeOf(source, 'absent', []);
  const arrival = await receive(source, context);
  if (!isArrival(arrival)) return outcomeOf(source, 'refused', [arrival]);
  if (source.withdrawsRows !== undefined) return withdrawRows(arrival, source.withdrawsRows, context);
  if (source.endsEntries !== undefined) return endMade(arrival, source.endsEntries, context);
  const { kind, id, content } = arrival;
  const { batch } = context;
  const stored = batch.isStored(kind, id)
    ? await findRecord(batch.tx, { kind, id, scope: 'everything', lock: 'change' })
    : undefined;
  if (stored === undefined)
    return isEmptied(content, source.rows)
      ? outcomeOf(source, 'absent', [])
      : write({ arrival, content, kept: [] }, context);
  if (source.isWithdrawn === true) return withdraw({ arrival, stored }, context);
  const base = await batch.baseOf(kind, id);
  if (stored.isRemoved)
    // Restores a record that its source withdrew and now sends again. A record that users removed stays removed.
    return jsonEqual(base, withdrawnBase) && !isEmptied(content, source.rows)
      ? write({ arrival, content, stored, kept: [] }, context)
      : outcomeOf(source, 'unchanged', []);
  const whole = withUnmentioned(content, base ?? {}, source);
  const said = source.isPartial === true ? overlay(kind.entity, base ?? {}, whole) : whole;
  return bring({ arrival, stored, said, base }, context);
}

/**
 * Reports whether a withdrawal concerns a record that was never loaded. Called before any lookup, since sources
 * withdraw many such records.
 */
function isUnknownHere(
  { entity, record, isWithdrawn }: LoadRecord,
  { product, batch }: LoadContext,
): boolean {
  const kind = kindsOf(product).get(entity);
  return isWithdrawn === true && kind !== undefined && !batch.isStored(kind, String(record['_id']));
}

interface Brought {
  readonly arrival: Arrival;
  readonly stored: StoredRecord;
  /** Content that the source sends now; `base` is the content of the previous import. */
  readonly said: JsonObject;
  readonly base: JsonObject | undefined;
}

async function bring({ arrival, stored, said, base }: Brought, context: LoadContext): Promise<LoadOutcome> {
  const { source, kind, id } = arrival;
  const { batch } = context;
  // Skips records unchanged at their source.
  if (jsonEqual(base, said)) return outcomeOf(source, 'unchanged', []);
  const current = contentOf(kind.entity, stored.document);
  const { merged, kept } = mergeImport(kind, { base: base ?? {}, imported: said, current });
  const rows = source.rows ?? source.withdrawsRows;
  if (isEmptied(said, rows) && isEmptied(merged, rows)) return withdraw({ arrival, stored }, context);
  if (!jsonEqual(merged, current))
    return write({ arrival: { ...arrival, content: said }, content: merged, stored, kept }, context);
  batch.keepBase({ kind, id, content: said, at: context.origin.at });
  return outcomeOf(source, 'unchanged', kept);
}

/**
 * Removes a record that its source withdraws; the history keeps it. Reports a problem instead if users changed the
 * record.
 */
async function withdraw(
  { arrival, stored }: { readonly arrival: Arrival; readonly stored: StoredRecord },
  { batch, origin }: LoadContext,
): Promise<LoadOutcome> {
  const { source, kind, id, subject } = arrival;
  if (stored.isRemoved) return outcomeOf(source, 'unchanged', []);
  const base = await batch.baseOf(kind, id);
  const rows = source.rows ?? source.withdrawsRows;
  const isOwn = base === undefined || !jsonEqual(contentOf(kind.entity, stored.document), base);
  if (isOwn && !isEmptied(contentOf(kind.entity, stored.document), rows))
    return outcomeOf(source, 'unchanged', [changedHere]);
  const performedBy = source.record['performedBy'];
  await removeRecord(batch.tx, { kind, before: stored, performedBy, origin });
  batch.changed({ kind, id, subject, organization: stored.organization });
  batch.keepBase({ kind, id, content: withdrawnBase, at: origin.at });
  return outcomeOf(source, 'withdrawn', []);
}

const changedHere: Problem = {
  at: '',
  code: 'kept',
  message: 'The source took it back, and it was changed here. It was kept: decide whether it holds.',
  severity: 'info',
};

/** Removes withdrawn rows from the imported records of the kind for the same owner. */
async function withdrawRows(
  arrival: Arrival,
  withdrawn: NonNullable<LoadRecord['withdrawsRows']>,
  context: LoadContext,
): Promise<LoadOutcome> {
  const { source, kind, subject } = arrival;
  const { batch } = context;
  const outcomes: LoadOutcome[] = [];
  const found =
    subject === undefined ? [] : await listRecords(batch.tx, { kind, subject, scope: 'everything' });
  for (const { id } of found) {
    const base = await batch.baseOf(kind, id);
    const said = base === undefined ? undefined : withoutRows(base, withdrawn);
    if (said === undefined) continue;
    const stored = await findRecord(batch.tx, { kind, id, scope: 'everything', lock: 'change' });
    if (stored === undefined || stored.isRemoved) continue;
    outcomes.push(await bring({ arrival: { ...arrival, id }, stored, said, base }, context));
  }
  const changed = outcomes.find(({ outcome }) => outcome === 'updated' || outcome === 'withdrawn');
  const problems = outcomes.flatMap((each) => each.problems);
  return outcomeOf(source, changed === undefined ? 'absent' : 'updated', problems);
}

async function endMade(
  { source, kind, subject = '' }: Arrival,
  ended: EndedEntries,
  { batch, origin }: LoadContext,
): Promise<LoadOutcome> {
  const { isChanged, problems } = await endEntries({ kind, subject, ended, batch, origin });
  const rest = problems.length === 0 ? 'absent' : 'unchanged';
  return outcomeOf(source, isChanged ? 'updated' : rest, problems);
}

async function receive(
  source: LoadRecord,
  { product, batch, origin, today }: LoadContext,
): Promise<Arrival | Problem> {
  const kind = kindsOf(product).get(source.entity);
  if (kind === undefined) return problemAt('', 'entity', 'The schemas have no such kind of record.');
  const { _id: id, subject } = source.record;
  if (!isRecordId(id))
    return problemAt('/_id', 'pattern', 'The record needs an _id of letters, digits and . _ : | -');
  const owner = typeof subject === 'string' && kind.parent !== undefined ? subject : undefined;
  const owners = await batch.relatives.ownersOf(kind, owner);
  if (owners === undefined) return problemAt('/subject', 'subject', 'The record it belongs to is not here.');
  // Converts the content to the form in which the database will return it, so that a later comparison finds real
  // changes only.
  const content = {
    ...plainJson(inPresentShape(kind.entity, contentOf(kind.entity, source.record))),
    type: kind.type,
  };
  // Computes derived values now, or after the merge for a partial record.
  const whole = source.isPartial === true ? content : withMade(kind, { content, origin, today });
  return { source, kind, id, content: whole, subject: owner, owners };
}

interface Arriving {
  readonly arrival: Arrival;
  readonly content: JsonObject;
  readonly stored?: StoredRecord;
  readonly kept: readonly Problem[];
}

interface ToMake extends Omit<LoadOrigin, 'product'> {
  readonly content: JsonObject;
  readonly stored?: StoredRecord | undefined;
}

/** Adds the derived values that the schemas mark for loads (`loads`); the source sends all others. */
function withMade({ entity }: RecordKind, { content, stored, origin, today }: ToMake): JsonObject {
  const derivations = (entity.derived ?? []).filter(({ loads }) => loads === true);
  if (derivations.length === 0) return content;
  const old = storedAsRead(stored && contentOf(entity, stored.document), stored);
  const scope = { today, now: origin.at.toISOString() };
  return plainJson(contentOf(entity, applyDerivations(derivations, { entity, value: content, old, scope })));
}

async function write({ content: merged, ...arriving }: Arriving, context: LoadContext): Promise<LoadOutcome> {
  const { arrival, stored, kept } = arriving;
  const { source, kind, id, subject, owners } = arrival;
  const isMade = stored === undefined && source.isPartial !== true;
  const content = isMade ? merged : withMade(kind, { ...context, content: merged, stored });
  const problems = await problemsOf({ ...arriving, content }, context);
  if (problems.some(({ code, severity }) => code !== 'required' && severity === 'error'))
    return outcomeOf(source, 'refused', problems);
  const { origin, batch } = context;
  const change: RecordWrite = {
    ...{ kind, id, subject, before: stored, content: withoutTransients(kind.entity, content), origin },
    organization: organizationOfRecord({ kind, id, content, owners }),
    performedBy: source.record['performedBy'],
  };
  if (stored === undefined && batch.isTogether) batch.create(stamped(change), owners);
  else {
    const result = await writeWhole(batch.tx, change, (_tx, { kind }, subject) => batch.feed(kind, subject));
    batch.changed(change);
    // Loads the record again: a concurrent request has created it since the batch began.
    if (result.outcome === 'exists') return loadRecord(source, context);
    if (result.outcome === 'taken') {
      const taken = result.paths.map((path) => takenProblem(kind, path));
      return outcomeOf(source, 'refused', taken);
    }
  }
  batch.keepBase({ kind, id, content: stored === undefined ? content : arrival.content, at: origin.at });
  return outcomeOf(source, stored === undefined ? 'created' : 'updated', [...problems, ...kept]);
}

/**
 * Writes within a savepoint, since a unique value that another record holds is only detected after some writes.
 */
async function writeWhole(tx: Queryable, write: RecordWrite, feed: Feed): Promise<WriteResult> {
  if (write.kind.traits.unique === undefined) return writeRecord(tx, write, feed);
  await tx.query('savepoint one_record');
  const result = await writeRecord(tx, write, feed);
  await tx.query(`${result.outcome === 'taken' ? 'rollback to' : 'release'} savepoint one_record`);
  return result;
}

/**
 * Reports problems. Missing values and dangling references do not prevent a load: sources omit what the forms require,
 * and send records in any order.
 */
async function problemsOf({ arrival, content, stored }: Arriving, context: LoadContext) {
  const { kind, id, subject, owners } = arrival;
  const { product, origin, today, batch } = context;
  const former = stored === undefined ? undefined : contentOf(kind.entity, stored.document);
  const before = storedAsRead(former, stored);
  const organization = organizationOfRecord({ kind, id, content, owners });
  const now = origin.at;
  const { tx, memory } = batch;
  const siblings = batch.relatives.siblingsOf(kind, subject);
  const records = await contextRecords(tx, {
    ...{ memory, product, kind, id, subject, organization, owners, siblings, today, now },
  });
  const scope = { ...records, today, now: now.toISOString() };
  const problems = atOnce(blockingProblems({ product, kind, content, before, isLoad: true, scope }));
  const source = { product, database: tx, memory };
  const dangling = await referenceProblems(source, { kind, content, stored: former, organization, scope });
  return [
    ...problems,
    ...dangling.map((problem) => ({ ...problem, severity: 'warning' as const })),
    ...(organization === stored?.organization ? [] : nowhereProblems(kind, organization, { product, scope })),
  ];
}

/**
 * Reports a problem for an unknown organization, since a record in such an organization would be visible to no
 * user.
 */
function nowhereProblems(
  kind: RecordKind,
  organization: string | null,
  { product, scope }: { readonly product: Product; readonly scope: Scope },
): readonly Problem[] {
  const organizations = kindOfOrganizations(product);
  const path = kind.traits.organizationAt;
  if (organizations === undefined || kind === organizations || kind.parent !== undefined) return [];
  if (path === undefined || organization === null || scope.records?.[organizations.name] !== undefined)
    return [];
  const message = `There is no organization with the id "${organization}": nobody would see it there.`;
  return [{ at: path, code: 'organization', message, severity: 'error' }];
}

function isArrival(value: Arrival | Problem): value is Arrival {
  return 'source' in value;
}

function outcomeOf(
  { entity, record }: LoadRecord,
  outcome: LoadOutcome['outcome'],
  problems: readonly Problem[],
): LoadOutcome {
  const id = record['_id'];
  return { entity, id: typeof id === 'string' ? id : '', outcome, problems };
}

function plainJson(value: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}

function problemAt(at: string, code: string, message: string): Problem {
  return { at, code, message, severity: 'error' };
}
