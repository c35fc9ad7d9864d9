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
