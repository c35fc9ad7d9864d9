import { prepared, type Queryable } from '../../store/database.ts';
import { type AddParameter, type SearchedText, searchedTexts } from '../conditions.ts';
import { escapeLike } from '../fold.ts';
import type { SearchRequest } from '../request/request.ts';
import type { IndexPlan } from '../table/plan.ts';
import { type WordTables, wordTablesOf } from '../table/word-sql.ts';

/** Number of distinct words from which comparing every name is as fast. */
const mostWords = 5_000;

export interface NameSearch {
  readonly plan: IndexPlan;
  readonly request: SearchRequest;
  readonly organizations: readonly string[];
}

/**
 * Counts the rows of a search by name alone from the stored words, far faster than by comparing every name of an
 * organization. Returns `undefined` for a search with other conditions, or if nearly every word matches.
 */
export async function totalOfNames(database: Queryable, search: NameSearch): Promise<number | undefined> {
  const { plan, request, organizations } = search;
  const { queries, filters } = request;
  const isByName = queries.length > 0 && queries.every(({ column }) => column.column.kind === 'name');
  if (!isByName || filters.length > 0) return undefined;
  const searched = queries.map(({ column, text, instead }) => ({
    column,
    words: searchedTexts(text, instead),
  }));
  if (searched.some(({ words }) => words.length === 0)) return 0;
  const values: unknown[] = [organizations];
  const use: AddParameter = (value) => `$${values.push(value)}`;
  const found: string[] = [];
  for (const { column, words } of searched) {
    const scope = { database, tables: wordTablesOf(plan, column), organizations };
    for (const word of words) {
      const condition = await wordCondition(scope, word, use);
      if (condition === undefined) return undefined;
      found.push(`select id from ${scope.tables.rows} where organization = any($1::text[]) and ${condition}`);
    }
  }
  // Omits `distinct` for an intersection, whose rows are distinct already.
  const distinct = found.length > 1 ? found.join(' intersect ') : `select distinct id from (${found[0]}) one`;
  const { rows } = await database.query<{ total: number }>(
    `select count(*)::int as total from (${distinct}) found`,
    values,
  );
  return rows[0]?.total ?? 0;
}

/** Builds the condition for rows with a matching word; `undefined` where too many words match. */
async function wordCondition(
  scope: WordScope,
  { word, isStart, instead }: SearchedText,
  use: AddParameter,
): Promise<string | undefined> {
  const startsWith = (start: string) => `word like ${use(`${escapeLike(start)}%`)}`;
  if (instead !== undefined) return `(${instead.map(startsWith).join(' or ')})`;
  if (isStart) return startsWith(word);
  const found = await tokensContaining(scope, word);
  return found === undefined ? undefined : `word = any(${use(found)}::text[])`;
}

/** Organizations, and the tables with the words of their names. */
export interface WordScope {
  readonly database: Queryable;
  readonly tables: WordTables;
  readonly organizations: readonly string[];
}

/** Finds the words that contain a text; `undefined` for too many, or if words are not stored. */
export async function tokensContaining(
  { database, tables, organizations }: WordScope,
  text: string,
): Promise<readonly string[] | undefined> {
  if (tables.words === undefined) return undefined;
  const { rows } = await database.query<{ word: string }>(
    // Prepares the statement, since planning takes longer than running it.
    prepared(`select distinct word from ${tables.words}
     where organization = any($2::text[]) and word like $1 limit ${mostWords + 1}`),
    [`%${escapeLike(text)}%`, organizations],
  );
  return rows.length > mostWords ? undefined : rows.map(({ word }) => word);
}
