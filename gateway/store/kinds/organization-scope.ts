import { tokensOf } from '../../../engine/core/json/pointer.ts';
import type { RecordKind } from './kinds.ts';

/**
 * Value of the SQL column `organization` for records without one: users, terms, code lists. No user's scope
 * includes this value. Code uses `null`, which a distributed table cannot store in this column.
 */
export const nobody = '';

/** Reports whether the records of a kind never belong to an organization. */
export function isOfNobody(kind: RecordKind): boolean {
  return kind.parent === undefined ? kind.traits.organizationAt === undefined : isOfNobody(kind.parent);
}

/** Builds SQL for the organization of a row: null where the record belongs to none. */
export function organizationColumn(row: string): string {
  return `nullif(${row}.organization, '${nobody}')`;
}

/**
 * Scope of the records that a request may access: those of some organizations, or (for imports, never a request) all.
 */
export type OrganizationScope = UserScope | 'everything';

export interface UserScope {
  readonly organizations: readonly string[];
  /**
   * Records of other organizations to which the user has temporary access, including the records that belong to them.
   */
  readonly opened?: readonly GrantedRecord[];
  /**
   * User as reader of a single record of another organization, because of an earlier action; permits no change.
   */
  readonly reader?: Reader;
}

export interface GrantedRecord {
  readonly type: string;
  readonly id: string;
}

export interface ScopeSql {
  /** SQL of `record r`, joined with the chain of its owners, if any. */
  readonly from: string;
  /** Condition that holds for rows within the scope. */
  readonly where: string;
  readonly parameters: readonly unknown[];
}

/**
 * Builds the SQL that restricts a query to the organization scope. Owned records are in the organization of their
 * owner, and joined by both id and organization, since a distributed PostgreSQL joins rows of one organization on one
 * server. A removed owner hides its records.
 *
 * `firstParameter` is the number of the first free `$n`.
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

/**
 * Builds the condition for a single record of another organization that the user may read because of an earlier
 * action, made in an organization to which the user still belongs.
 */
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

/** Builds the SQL of `record r` joined with the chain of its owners; `top` is the name of the last one. */
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

/** Lists the ids of the temporarily accessible records whose type is that of the kind's top owner. */
export function openedOf(kind: RecordKind, { opened = [] }: UserScope): readonly string[] {
  if (opened.length === 0) return [];
  let top = kind;
  while (top.parent !== undefined) top = top.parent;
  return opened.filter(({ type }) => type === top.type).map(({ id }) => id);
}

/** User who may still read one record of another organization, after an action named in `readers` of its kind. */
interface Reader {
  /** Author, in the form that versions store. */
  readonly author: string;
  /** Id of the readable record. */
  readonly id: string;
}

/**
 * Builds SQL for the versions that last set the field of `readers`, one per record: `id`, `author`,
 * `organization`, `at`. Used as a separate query, since versions stay in the organization where they were written.
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

/** Finds the path of the `readers` field, as SQL takes it; `undefined` for a kind without readers. */
export function readersPath({ traits: { readers } }: RecordKind): readonly string[] | undefined {
  return readers === undefined ? undefined : tokensOf(readers.whoSet);
}
