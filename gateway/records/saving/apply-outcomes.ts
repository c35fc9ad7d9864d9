import { type PlannedOutcome, plannedOutcomes } from '../../../engine/core/compare/row-outcomes.ts';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { RowOutcomes } from '../../../engine/core/product/call.ts';
import type { Derivation } from '../../../engine/core/product/entity.ts';
import { accessRule, isAllowed } from '../../../engine/core/records/access.ts';
import { applyDerivations } from '../../../engine/core/records/derive.ts';
import { forbidden, GatewayError, invalid, notFound } from '../../operation/errors.ts';
import { kindOf, type RecordKind } from '../../store/kinds/kinds.ts';
import type { Call } from '../context/call.ts';
import { findRecord } from '../read.ts';
import { createWithId, updateRecord, type Writes } from './save.ts';

/** Row with the record that it was applied to; `undefined` where its outcome creates none. */
export interface AppliedRow {
  readonly row: JsonObject;
  readonly record: JsonObject | undefined;
}

interface Applying {
  readonly call: Call;
  readonly kind: RecordKind;
  readonly outcomes: RowOutcomes;
  readonly scope: Scope;
  readonly subject: string;
}

/**
 * Applies decided rows to records of another entity by ordinary saves: rules, derived values, access, audit trail,
 * notifications. Throws 422 with problems at their rows, 403 without the right to save.
 */
export async function applyOutcomes(
  call: Call,
  outcomes: RowOutcomes,
  { rows, subject }: { readonly rows: readonly JsonObject[]; readonly subject: string },
): Promise<readonly AppliedRow[]> {
  const { product, user, today, timeZone, origin } = call;
  const scope = { user, today, timeZone, now: origin.at.toISOString() };
  if (!isAllowed(product, outcomes.access, scope))
    throw forbidden(accessRule(product, outcomes.access).needs);
  const work = { call, kind: kindOf(product, outcomes.entity), outcomes, scope, subject };
  const applied: AppliedRow[] = [];
  for (const [index, planned] of plannedOutcomes(rows, outcomes).entries()) {
    try {
      applied.push(await applyOutcome(work, planned));
    } catch (error) {
      throw atRow(error, `/${outcomes.rows}/${index}`, String(planned.row[outcomes.name] ?? ''));
    }
  }
  return applied;
}

async function applyOutcome(
  work: Applying,
  { row, outcome, record, others }: PlannedOutcome,
): Promise<AppliedRow> {
  const { records } = work.outcomes;
  if (outcome?.set === undefined) return { row, record: undefined };
  const saved =
    record === undefined
      ? await create(work, row, outcome.set)
      : await change(work, { row, id: record, set: outcome.set });
  for (const id of others) await change(work, { row, id, set: work.outcomes.others.set });
  return { row: { ...row, [records]: [saved.id, ...others] }, record: saved.record };
}

function create(work: Applying, row: JsonObject, set: readonly Derivation[]) {
  const { call, kind, subject } = work;
  const sent = { ...withValues(work, { row, set, value: {} }), subject };
  return createWithId(call, kind, { id: crypto.randomUUID(), sent, writes: writesOf(work, set) });
}

interface RecordChange {
  readonly row: JsonObject;
  readonly id: string;
  readonly set: readonly Derivation[];
}

async function change(work: Applying, { row, id, set }: RecordChange) {
  const { call, kind, subject } = work;
  const before = await findRecord(call.database, { kind, id, scope: call.user, lock: 'change' });
  if (before === undefined || before.isRemoved || before.subject !== subject) throw notFound();
  const content = withValues(work, { row, set, value: before.document });
  return updateRecord(call, kind, { ...content, _id: id, _rev: before.rev }, writesOf(work, set));
}

interface ValuesOfRow {
  readonly row: JsonObject;
  readonly set: readonly Derivation[];
  readonly value: JsonObject;
}

function withValues({ kind, outcomes, scope }: Applying, { row, set, value }: ValuesOfRow): JsonObject {
  const { entity } = kind;
  return applyDerivations([...set, ...outcomes.each], { entity, value, scope: { ...scope, item: row } });
}

/** Lists the path patterns at which outcomes set values that only the gateway may write. */
function writesOf({ kind, outcomes }: Applying, set: readonly Derivation[]): Writes {
  const paths = [...set, ...outcomes.each].map(({ on, at }) => on + at);
  return Object.keys(kind.entity.fields).filter((pattern) =>
    paths.some((path) => path === pattern || path.startsWith(`${pattern}/`)),
  );
}

/** Converts the paths of a record's problems to paths in its row. */
function atRow(error: unknown, at: string, name: string): unknown {
  const found = error instanceof GatewayError ? (error.answer.problems ?? []) : [];
  if (found.length === 0) return error;
  const problems = found.map((problem) => ({ ...problem, at, message: `${name}: ${problem.message}` }));
  return invalid(problems, problems[0]?.message);
}
