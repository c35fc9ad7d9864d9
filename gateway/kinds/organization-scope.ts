import type { RecordKind } from './kinds.ts';
import { isOfNobody, nobody } from './nobody.ts';

/** Whose records a request may touch: those of some organizations, or (imports, never a request) all. */
export type OrganizationScope = UserScope | 'everything';

export interface UserScope {
  readonly organizations: readonly string[];
  /** Records of other organizations that are open for a while, with what belongs to them. */
  readonly opened?: readonly GrantedRecord[];
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
    conditions.push(opened.length === 0 ? own : `(${own} or ${top}.id = any(${use(opened)}::text[]))`);
  }
  return { from, where: conditions.join(' and '), parameters };
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
