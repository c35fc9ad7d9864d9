import type { RecordKind } from './kinds.ts';
import { isOfNobody, nobody } from './nobody.ts';
import { lastSetSql, type Reader, readersPath } from './readers.ts';

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
export function scopeSql(kind: RecordKind, reach: OrganizationScope, firstParameter: number): ScopeSql {
  const parameters: unknown[] = [];
  const use = (value: unknown) => `$${firstParameter + parameters.push(value) - 1}`;
  const conditions = [`r.type = ${use(kind.type)}`];
  const { from, top } = withOwners(kind, use);
  if (isOfNobody(kind)) conditions.push(`r.organization = '${nobody}'`);
  if (reach !== 'everything') {
    const own = `r.organization = any(${use(reach.organizations)}::text[])`;
    const opened = openedOf(kind, reach);
    const ways = [
      own,
      ...(opened.length === 0 ? [] : [`${top}.id = any(${use(opened)}::text[])`]),
      ...readerWays(kind, reach, use),
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
  const place = use(tokens);
  const made = lastSetSql({ type: use(kind.type), place, ids: use([reader.id]) });
  return [
    `(r.deleted_at is null and r.document #>> ${place}::text[] = 'true' and r.id in (
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
