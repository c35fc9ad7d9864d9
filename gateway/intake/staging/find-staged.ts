import type { JsonObject } from '../../../engine/core/json/json.ts';
import { escapeLike } from '../../search/fold.ts';
import type { Queryable } from '../../store/database.ts';

/** Query for staged entries that match all given parts. */
export interface StagedQuery {
  readonly entity: string;
  /** Organizations of the user; entries of others are not found. */
  readonly organizations: readonly string[];
  readonly key?: string;
  /** Folded beginnings of the texts. */
  readonly firstText?: string;
  readonly secondText?: string;
  /** Day as YYYY-MM-DD. */
  readonly day?: string;
  readonly limit: number;
}

/** Finds staged entries by their texts, in the order of the first text. */
export async function findStaged(
  database: Queryable,
  { entity, organizations, key, firstText, secondText, day, limit }: StagedQuery,
): Promise<readonly JsonObject[]> {
  const parameters: unknown[] = [entity, organizations];
  const use = (value: unknown) => `$${parameters.push(value)}`;
  const begins = (column: string, text: string | undefined) =>
    text === undefined ? [] : [`${column} like ${use(`${escapeLike(text)}%`)}`];
  const conditions = [
    ...(key === undefined ? [] : [`key = ${use(key)}`]),
    ...(day === undefined ? [] : [`day = ${use(day)}`]),
    ...begins('first_text', firstText),
    ...begins('second_text', secondText),
  ];
  const { rows } = await database.query<{ document: JsonObject }>(
    `select document from staged_entry where entity = $1 and organization = any($2::text[])
     ${conditions.map((each) => `and ${each}`).join(' ')} order by first_text, key limit ${use(limit)}`,
    parameters,
  );
  return rows.map(({ document }) => document);
}
