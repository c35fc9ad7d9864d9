import { compareKnown, knownDay } from '../../../engine/core/dates/partial-dates.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { RelatedRecords } from '../../../engine/core/product/search-index.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import type { Queryable } from '../../store/database.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import { nobody } from '../../store/kinds/organization-scope.ts';
import { cellsOf, cellsWith, type SqlCell } from './cells.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';
import { changeRows, type RowNames } from './rows.ts';

export interface RelatedRows {
  readonly plan: IndexPlan;
  /** Kind of the records that supply values. */
  readonly kind: RecordKind;
  /** Ids of the found records, whose rows are written. */
  readonly ids: readonly string[];
  /** Organizations of the found records; `null` for records without one. */
  readonly organizations: readonly (string | null)[];
  readonly now: Date;
}

/**
 * Recomputes cells from related records. Locks the rows before reading, so that a second writer sees the changes of
 * the first. Each statement is about one organization, as a distributed PostgreSQL requires.
 */
export async function projectRelated(tx: Queryable, related: RelatedRows): Promise<void> {
  const { plan, kind, ids, organizations, now } = related;
  for (const organization of [...new Set(organizations)].toSorted()) {
    const { rows } = await tx.query<{ id: string }>(
      `select id from ${plan.table} where organization = $1 and id = any($2::text[]) order by id for update`,
      [organization ?? nobody, ids],
    );
    if (rows.length === 0) continue;
    const present = rows.map(({ id }) => id);
    const bySubject = await recordsBySubject(tx, kind, { organization, ids: present });
    const written = present.map((id): readonly SqlCell[] => [
      ['id', id],
      ...relatedCells(plan, { kind, documents: bySubject.get(id) ?? [], now }),
    ]);
    await changeRows(tx, plan, { organization, rows: written });
  }
}

/** Reads the records that belong to the given subjects, within one organization. */
async function recordsBySubject(tx: Queryable, kind: RecordKind, { organization, ids }: RowNames) {
  const { rows } = await tx.query<{ subject: string; document: JsonObject }>(
    `select subject, document from record
     where organization = $3 and type = $1 and subject = any($2::text[]) and deleted_at is null
     order by created_at, id`,
    [kind.type, ids, organization ?? nobody],
  );
  const found = new Map<string, JsonObject[]>();
  for (const { subject, document } of rows) {
    const siblings = found.get(subject) ?? [];
    siblings.push(document);
    found.set(subject, siblings);
  }
  return found;
}

interface Bringing {
  readonly kind: RecordKind;
  /** Records of the kind, the oldest first. */
  readonly documents: readonly JsonObject[];
  readonly now: Date;
}

/** Computes the cells from the owned records of one kind. */
export function relatedCells(plan: IndexPlan, { kind, documents, now }: Bringing): readonly SqlCell[] {
  const records = documents.map((document) => inPresentShape(kind.entity, document));
  return Object.values(plan.columns)
    .filter(({ column }) => column.of?.entity === kind.name)
    .flatMap((column) => cellsOfColumn(column, records, now));
}

function cellsOfColumn(column: ColumnPlan, documents: readonly JsonObject[], now: Date): readonly SqlCell[] {
  const { of } = column.column;
  if (of === undefined) return [];
  const scope = { now: now.toISOString(), today: now.toISOString().slice(0, 10) };
  const counted = documents.filter(
    (document) => of.where === undefined || of.where.evaluate({ ...scope, item: document }),
  );
  if (of.take === 'count') return cellsWith(column, counted.length);
  return cellsOf([column], chosen(of, counted));
}

/** Compares dates and instants by their known precision, and all other values by `<`. */
function orderOf(one: string | number, other: string | number): number {
  if (
    typeof one === 'string' &&
    typeof other === 'string' &&
    knownDay(one) !== undefined &&
    knownDay(other) !== undefined
  )
    return compareKnown(one, other);
  return one < other ? -1 : Number(one > other);
}

/**
 * Chooses the record with the first or last value; for `latest`, the newest of equal ones. Ignores records without a
 * value.
 */
function chosen({ take, by = '' }: RelatedRecords, documents: readonly JsonObject[]): JsonObject | undefined {
  let best: { readonly value: string | number; readonly document: JsonObject } | undefined;
  for (const document of documents) {
    const value = getAt(document, by);
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const isLater = best === undefined || orderOf(value, best.value) >= 0;
    const isBetter = best === undefined || (take === 'latest' ? isLater : !isLater);
    if (isBetter) best = { value, document };
  }
  return best?.document;
}
