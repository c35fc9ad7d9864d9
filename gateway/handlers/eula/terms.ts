import type { JsonObject } from '../../../engine/core/json.ts';
import type { Call } from '../../call.ts';
import { kindOf, type RecordKind } from '../../records/kinds.ts';
import { sha256 } from '../../sha256.ts';
import type { Queryable } from '../../store/database.ts';

/** A version of the terms of use as it is stored. */
export interface Terms {
  /** The version that people accept. */
  readonly version: string;
  readonly document: JsonObject;
}

/** The latest terms by their moment of creation; `undefined` where nobody has put any there. */
export async function latestTerms(database: Queryable, kind: RecordKind): Promise<Terms | undefined> {
  const { rows } = await database.query<{ document: JsonObject }>(
    `select document from record where type = $1 and deleted_at is null
     order by (document ->> 'createdAt')::timestamptz desc, id desc limit 1`,
    [kind.type],
  );
  return rows.map(({ document }) => ({ version: String(document['id']), document }))[0];
}

/** The `_id` of a user's acceptance of a version: there can be but one. */
export function acceptanceId(user: string, version: string): string {
  return `terms-${sha256(JSON.stringify([user, version]))}`;
}

export function termsKind({ product }: Pick<Call, 'product'>): RecordKind {
  return kindOf(product, 'eula');
}

export function acceptanceKind({ product }: Pick<Call, 'product'>): RecordKind {
  return kindOf(product, 'eula-acceptance');
}
