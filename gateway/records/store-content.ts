import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { asStored } from '../../engine/core/records/as-stored.ts';
import { deriveValuesStepwise } from '../../engine/core/records/derive.ts';
import { withoutTransients } from '../../engine/core/records/transient.ts';
import { GatewayError, invalid } from '../operation/errors.ts';
import { measured } from '../operation/measured.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { blockingProblems } from './check.ts';
import type { Call } from './context/call.ts';
import { contextRecords } from './context-records.ts';
import { isReadable, shownContent } from './field-access.ts';
import { contentOf, performerOf } from './meta.ts';
import { type Owners, organizationOfRecord, transferProblems } from './owner.ts';
import { findRecord, type StoredRecord } from './read.ts';
import { referenceProblems } from './references.ts';
import { takenProblem } from './unique.ts';
import { writeRecord } from './write.ts';

/** The record that a save is about. */
export interface RecordAtWork {
  readonly kind: RecordKind;
  readonly id: string;
  readonly subject: string | undefined;
  readonly owners: Owners;
  /** The stored version; absent for a record that is new. */
  readonly before?: StoredRecord | undefined;
}

export interface NewContent extends RecordAtWork {
  readonly content: JsonObject;
  /** Content that is stored now, where the caller has worked that out already. */
  readonly stored?: JsonObject | undefined;
  readonly scope: Scope;
  /** The change is no person's choice: it may carry the record to an organization that the user is not in. */
  readonly isMadeByRules?: boolean;
  readonly action?: 'restore' | undefined;
}

/** Stored content of a record, as people see it. */
export function storedContent(call: Call, { kind, before }: RecordAtWork): JsonObject | undefined {
  return before === undefined ? undefined : shownContent(call, kind, before.document);
}

/** The stored version as expressions read it: as people see it, with what the gateway wrote into it. */
export function storedAsRead(
  stored: JsonObject | undefined,
  before: StoredRecord | undefined,
): JsonObject | undefined {
  return stored && asStored(stored, before?.document);
}

/**
 * Scope that rules, derived values and workflows may read for a content. Records of an organization that a new content
 * names are read for its members only: messages of rules would reveal them to others.
 */
export async function scopeOfContent(
  { product, user, today, timeZone, origin, database, memory }: Call,
  { kind, id, subject, owners, before }: RecordAtWork,
  content: JsonObject,
): Promise<Scope> {
  const named = organizationOfRecord({ kind, id, content, owners });
  const isOpen = named === null || named === before?.organization || user.organizations.includes(named);
  const organization = isOpen ? named : null;
  const known = { product, kind, id, subject, organization, owners, user, today, now: origin.at, memory };
  const hand = await contextRecords(database, known);
  return { ...hand, user, today, timeZone, now: origin.at.toISOString() };
}

/** Makes the values that a save makes, checks the whole, and writes it. Throws 422 with every problem. */
export async function storeContent(
  call: Call,
  change: NewContent,
): Promise<{ readonly record: JsonObject; readonly rev: number; readonly organization: string | null }> {
  const { content, organization } = await measured('checks', () => checkedContent(call, change));
  const { kind, id, subject, before, action } = change;
  const result = await writeRecord(call.database, {
    ...{ kind, id, before, subject, organization },
    content: withoutTransients(kind.entity, content),
    performedBy: performerOf(call.user),
    origin: call.origin,
    ...(action === undefined ? {} : { action }),
  });
  if (result.outcome === 'exists') throw existsAlready(await storedAlready(call, change));
  if (result.outcome === 'taken') throw invalid(result.places.map((place) => takenProblem(kind, place)));
  return { record: result.record, rev: result.rev, organization };
}

async function checkedContent(call: Call, change: NewContent) {
  const { kind, id, owners, scope, isMadeByRules = false } = change;
  const stored = change.stored ?? storedContent(call, change);
  const { entity } = kind;
  const { budget } = call;
  const old = storedAsRead(stored, change.before);
  const derived = await budget.run(deriveValuesStepwise({ entity, value: change.content, old, scope }));
  const content = await budget.once(() => contentOf(entity, derived));
  const organization = organizationOfRecord({ kind, id, content, owners });
  const transfer = isMadeByRules ? [] : transferProblems(call, kind, organization);
  const problems = [
    ...(await budget.run(blockingProblems({ product: call.product, kind, content, before: old, scope }))),
    ...transfer,
    // References are no concern of those who may not store in that organization, nor whether they exist.
    ...(transfer.length > 0
      ? []
      : await referenceProblems(call, { kind, content, stored, organization, scope })),
  ];
  if (problems.length > 0) throw invalid(problems);
  return { content, organization };
}

/** The stored record, for somebody who may read it: mostly their own, of a request whose answer was lost. */
async function storedAlready(call: Call, { kind, id }: RecordAtWork): Promise<JsonObject | null | undefined> {
  const found = await findRecord(call.database, { kind, id, reach: call.user });
  if (found === undefined || !isReadable(call, kind, found.document)) return undefined;
  return found.isRemoved ? null : found.document;
}

function existsAlready(current: JsonObject | null | undefined): GatewayError {
  return new GatewayError(409, {
    code: 'exists',
    message: 'A record with this _id is stored already. To change it, send it with PUT and its _rev.',
    ...(current === undefined ? {} : { conflict: { current, entries: [] } }),
  });
}
