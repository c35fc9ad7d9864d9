import { sha256 } from '../../../gateway/operation/sha256.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import type { RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import { scopeSql } from '../../../gateway/store/kinds/organization-scope.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { recordKind } from '../../contracts/server/typed.ts';

/** Version of the terms of use, as stored. */
export interface Terms {
  /** Version that users accept. */
  readonly version: string;
  readonly document: Records['eula'];
}

/** Finds the latest terms by time of creation; `undefined` where there are none. */
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

/** Derives the `_id` of a user's acceptance of a version, so that there is only one. */
export function acceptanceId(user: string, version: string): string {
  return `terms-${sha256(JSON.stringify([user, version]))}`;
}

export function termsKind({ product }: Pick<Call, 'product'>): RecordKind<Records['eula']> {
  return recordKind(product, 'eula');
}

export function acceptanceKind({ product }: Pick<Call, 'product'>): RecordKind<Records['eula-acceptance']> {
  return recordKind(product, 'eula-acceptance');
}
