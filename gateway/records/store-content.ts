import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { asStored } from '../../engine/core/records/as-stored.ts';
import { deriveValuesStepwise } from '../../engine/core/records/derive.ts';
import { withoutTransients } from '../../engine/core/records/transient.ts';
import { GatewayError, invalid } from '../operation/errors.ts';
import { measured } from '../operation/measured.ts';
import { blockingProblems, referenceProblems } from './check.ts';
import type { Call } from './context/call.ts';
import { contextRecords } from './context-records.ts';
import { isReadable, shownContent } from './field-access.ts';
import { contentOf, performerOf } from './meta.ts';
import { type Owners, organizationOfRecord, ownersInScope, transferProblems } from './owner.ts';
import { findRecord, type StoredRecord } from './read.ts';
import { takenProblem } from './unique.ts';
import { type RecordWrite, type WrittenRecord, writeRecord } from './write.ts';

/** Write of a call with the locked owners of its record. */
export interface OwnedWrite extends RecordWrite {
  readonly owners: Owners;
}

/** Context for validating the content of a write. */
export interface Judging {
  /** Stored content, as people see it. */
  readonly stored: JsonObject | undefined;
  readonly scope: Scope;
}

/** Begins a write of the user. Throws 404 where the owner of the record is out of scope. */
export async function beginWrite(
  call: Call,
  begun: Pick<RecordWrite, 'kind' | 'id' | 'content' | 'before' | 'subject' | 'action'>,
): Promise<OwnedWrite> {
  const subject = begun.before === undefined ? begun.subject : (begun.before.subject ?? undefined);
  const owners = await ownersInScope(call, begun.kind, subject);
  const organization = organizationOfRecord({ ...begun, owners });
  return {
    ...begun,
    subject,
    owners,
    organization,
    performedBy: performerOf(call.user),
    origin: call.origin,
  };
}

/** Reads the stored content of a record, as people see it. */
export function storedContent(call: Call, { kind, before }: RecordWrite): JsonObject | undefined {
  return before && shownContent(call, kind, before.document);
}

/** Builds the stored version as expressions read it: as people see it, with the values that the gateway writes. */
export function storedAsRead(
  stored: JsonObject | undefined,
  before: StoredRecord | undefined,
): JsonObject | undefined {
  return stored && asStored(stored, before?.document);
}

/**
 * Builds the scope for rules, derived values and workflows. Includes records of an organization that new content
 * names only if the user is a member, since messages would reveal them to others.
 */
export async function scopeOfContent(call: Call, write: OwnedWrite): Promise<Scope> {
  const { product, user, today, timeZone, origin, database, memory } = call;
  const { kind, id, subject, owners, before } = write;
  const named = organizationOfRecord(write);
  const isOpen = named === null || named === before?.organization || user.organizations.includes(named);
  const organization = isOpen ? named : null;
  const known = { product, kind, id, subject, organization, owners, user, today, now: origin.at, memory };
  const context = await contextRecords(database, known);
  return { ...context, user, today, timeZone, now: origin.at.toISOString() };
}

/**
 * Computes derived values, validates and writes the record. Throws 422 with every problem. Rules, unlike users,
 * may transfer the record to an organization outside of the user's scope.
 */
export async function storeContent(
  call: Call,
  write: OwnedWrite,
  judging: Judging,
  isMadeByRules: boolean,
): Promise<WrittenRecord> {
  const { kind } = write;
  const checked = await measured('checks', () => checkedContent(call, write, judging, isMadeByRules));
  const content = withoutTransients(kind.entity, checked.content);
  const result = await writeRecord(call.database, { ...write, ...checked, content });
  if (result.outcome === 'exists') throw existsAlready(await storedAlready(call, write));
  if (result.outcome === 'taken') throw invalid(result.paths.map((path) => takenProblem(kind, path)));
  return result;
}

async function checkedContent(
  call: Call,
  write: OwnedWrite,
  { stored, scope }: Judging,
  isMadeByRules: boolean,
) {
  const { kind } = write;
  const { entity } = kind;
  const { budget, product } = call;
  const old = storedAsRead(stored, write.before);
  const derived = await budget.run(deriveValuesStepwise({ entity, value: write.content, old, scope }));
  const content = await budget.once(() => contentOf(entity, derived));
  const organization = organizationOfRecord({ ...write, content });
  const transfer = isMadeByRules ? [] : transferProblems(call, kind, organization);
  const problems = [
    ...(await budget.run(blockingProblems({ product, kind, content, before: old, scope }))),
    ...transfer,
    // Skips reference checks in an organization where the user may not store, since the problems would reveal
    // which records exist there.
    ...(transfer.length > 0
      ? []
      : await referenceProblems(call, { kind, content, stored, organization, scope })),
  ];
  if (problems.length > 0) throw invalid(problems);
  return { content, organization };
}

/**
 * Reads the record that already has this id, if the user may see it (null if removed); usually the user's own,
 * from a request whose answer was lost.
 */
async function storedAlready(call: Call, { kind, id }: RecordWrite): Promise<JsonObject | null | undefined> {
  const found = await findRecord(call.database, { kind, id, scope: call.user });
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
