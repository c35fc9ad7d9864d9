import { tokensOf } from '../../../engine/core/json/pointer.ts';
import type { RecordKind } from './kinds.ts';

/**
 * Organization that tables have for a record that belongs to none: a user, a term, a code list. No user is in it, so
 * that no scope reaches it. Code has `null` for it, and SQL has this, since a row without an organization has no place
 * in a distributed table.
 */
export const nobody = '';

/** Reports whether no record of a kind ever belongs to an organization. */
export function isOfNobody(kind: RecordKind): boolean {
  return kind.parent === undefined ? kind.traits.organizationAt === undefined : isOfNobody(kind.parent);
}

/** The organization in a row, for SQL that reads it: null where the record belongs to none. */
export function organizationColumn(row: string): string {
  return `nullif(${row}.organization, '${nobody}')`;
}

/** Scope of the records that a request may touch: those of some organizations, or (imports, never a request) all. */
export type OrganizationScope = UserScope | 'everything';

export interface UserScope {
  readonly organizations: readonly string[];
  /** Records of other organizations that are open for a while, with what belongs to them. */
  readonly opened?: readonly GrantedRecord[];
  /** Reader of one record of another organization, for what the user did with it; it is never changed so. */
  readonly reader?: Reader;
}

export interface GrantedRecord {
  readonly type: string;
  readonly id: string;
}

export interface ScopeSql {
  /** `record r` and, for records that belong to others, the chain of their owners. */
  readonly from: string;
  /** Condition that holds for rows within the scope. */
  readonly where: string;
  readonly parameters: readonly unknown[];
}

/**
 * The SQL that restricts a query to the organization scope. What belongs to a record is in the organization of that
 * record, and found by both: a distributed PostgreSQL joins rows of one organization on one server. A removed owner
 * hides it.
 *
 * `firstParameter` is the number of the first `$n` that is still free.
 */
export function scopeSql(kind: RecordKind, scope: OrganizationScope, firstParameter: number): ScopeSql {
  const parameters: unknown[] = [];
  const use = (value: unknown) => `$${firstParameter + parameters.push(value) - 1}`;
  const conditions = [`r.type = ${use(kind.type)}`];
  const { from, top } = withOwners(kind, use);
  if (isOfNobody(kind)) conditions.push(`r.organization = '${nobody}'`);
  if (scope !== 'everything') {
    const own = `r.organization = any(${use(scope.organizations)}::text[])`;
    const opened = openedOf(kind, scope);
    const ways = [
      own,
      ...(opened.length === 0 ? [] : [`${top}.id = any(${use(opened)}::text[])`]),
      ...readerWays(kind, scope, use),
    ];
    conditions.push(ways.length === 1 ? own : `(${ways.join(' or ')})`);
  }
  return { from, where: conditions.join(' and '), parameters };
}

/** The one record that the user reads for what they did, in an organization that they still belong to. */
function readerWays(
  kind: RecordKind,
  { reader, organizations }: UserScope,
  use: (value: unknown) => string,
): readonly string[] {
  const tokens = readersPath(kind);
  if (tokens === undefined || reader === undefined) return [];
  const parameter = use(tokens);
  const made = lastSetSql({ type: use(kind.type), path: parameter, ids: use([reader.id]) });
  return [
    `(r.deleted_at is null and r.document #>> ${parameter}::text[] = 'true' and r.id in (
       select id from (${made}) made
       where author = ${use(reader.author)} and organization = any(${use(organizations)}::text[])))`,
  ];
}

/** `record r` with the chain of its owners; `top` is the name of the last of them. */
export function withOwners(
  kind: RecordKind,
  use: (value: unknown) => string,
): { readonly from: string; readonly top: string } {
  let from = 'record r';
  let top = 'r';
  for (let owner = kind.parent, depth = 1; owner !== undefined; owner = owner.parent, depth += 1) {
    const next = `owner${depth}`;
    from += ` join record ${next} on ${next}.type = ${use(owner.type)} and ${next}.id = ${top}.subject
      and ${next}.organization = r.organization and ${next}.deleted_at is null`;
    top = next;
  }
  return { from, top };
}

/** Ids of the open records at the top of what a kind belongs to. */
export function openedOf(kind: RecordKind, { opened = [] }: UserScope): readonly string[] {
  if (opened.length === 0) return [];
  let top = kind;
  while (top.parent !== undefined) top = top.parent;
  return opened.filter(({ type }) => type === top.type).map(({ id }) => id);
}

/** Somebody who may still read one record that is with others, if they have done what `readers` of its kind names. */
interface Reader {
  /** Author as versions name who made them. */
  readonly author: string;
  /** Id of the only record that is meant. */
  readonly id: string;
}

/**
 * SQL of the versions that have set the field of `readers` last, one a record: `id`, `author`, `organization`, `at`. It is
 * worked out from what was written, by itself: versions stay in the organization that they were written in.
 */
export function lastSetSql({
  type,
  path: parameter,
  ids,
}: Readonly<Record<'type' | 'path' | 'ids', string>>): string {
  return `select distinct on (id) id, author, organization, at from (
      select id, author, organization, at, rev, document #>> ${parameter}::text[] as value,
        lag(document #>> ${parameter}::text[]) over (partition by id order by rev) as before
      from record_version where type = ${type} and id = any(${ids}::text[])) step
    where value = 'true' and before is distinct from 'true' order by id, rev desc`;
}

/** The place of the field of `readers`, as SQL takes it; undefined where nobody reads what is with others. */
export function readersPath({ traits: { readers } }: RecordKind): readonly string[] | undefined {
  return readers === undefined ? undefined : tokensOf(readers.whoSet);
}
