import { sha256 } from '../../../gateway/operation/sha256.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import type { RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import { scopeSql } from '../../../gateway/store/kinds/organization-scope.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { recordKind } from '../../contracts/server/typed.ts';

/** A version of the terms of use as it is stored. */
export interface Terms {
  /** The version that people accept. */
  readonly version: string;
  readonly document: Records['eula'];
}

/** The latest terms by their moment of creation; `undefined` where nobody has put any there. */
export async function latestTerms(
  database: Queryable,
  kind: RecordKind<Records['eula']>,
): Promise<Terms | undefined> {
  const { from, where, parameters } = scopeSql(kind, 'everything', 1);
  const { rows } = await database.query<Pick<Terms, 'document'>>(
    `select r.document from ${from} where ${where} and r.deleted_at is null
     order by (r.document ->> 'createdAt')::timestamptz desc, r.id desc limit 1`,
    parameters,
  );
  return rows.map(({ document }) => ({ version: String(document.id), document }))[0];
}

/** The `_id` of a user's acceptance of a version: there can be but one. */
export function acceptanceId(user: string, version: string): string {
  return `terms-${sha256(JSON.stringify([user, version]))}`;
}

export function termsKind({ product }: Pick<Call, 'product'>): RecordKind<Records['eula']> {
  return recordKind(product, 'eula');
}

export function acceptanceKind({ product }: Pick<Call, 'product'>): RecordKind<Records['eula-acceptance']> {
  return recordKind(product, 'eula-acceptance');
}
