import { prepared, type Queryable } from '../../store/database.ts';
import { type SearchedText, searchedTexts } from '../conditions.ts';
import { escapeLike } from '../fold.ts';
import type { SearchRequest } from '../request/request.ts';
import type { ColumnPlan } from '../table/plan.ts';
import { type WordTables, wordTablesOf } from '../table/word-sql.ts';
import type { WordScope as NameScope, NameSearch } from './name-total.ts';
import { mostEdits, wordDistance } from './word-distance.ts';

/** Words of existing names that are similar to a searched word that no name has. */
export interface SimilarTexts {
  /** Name of the column. */
  readonly field: string;
  /** Searched word, folded. */
  readonly word: string;
  /** Nearest words, folded, best first. */
  readonly words: readonly string[];
}

/** Maximum of words to compare, those that share the most letters, so that the comparison takes milliseconds. */
const mostCompared = 10_000;
/**
 * Number of nearest words to look up per step in the names of the organizations; further steps replace words whose
 * names were removed.
 */
const atOnce = 50;
const mostShown = 5;

/**
 * Finds words similar by typing or by sound for each searched word that no name of these organizations has. Empty
 * where every word is found, or where one has no similar word.
 */
export async function similarTexts(
  database: Queryable,
  { plan, request, organizations }: NameSearch,
): Promise<readonly SimilarTexts[]> {
  const found: SimilarTexts[] = [];
  for (const { column, text } of request.queries) {
    if (column.column.kind !== 'name') continue;
    const { rows, words } = wordTablesOf(plan, column);
    if (words === undefined) return [];
    const scope = { database, tables: { rows, words }, organizations };
    for (const searched of searchedTexts(text)) {
      if (await isThere(scope, searched)) continue;
      const words = await nearest(scope, searched.word);
      if (words.length === 0) return [];
      found.push({ field: column.name, word: searched.word, words });
    }
  }
  return found;
}

/** Extends a request so that it searches similar words in place of words that no name has. */
export function withSimilar(request: SearchRequest, similar: readonly SimilarTexts[]): SearchRequest {
  const insteadOf = (column: ColumnPlan) =>
    new Map(similar.filter(({ field }) => field === column.name).map(({ word, words }) => [word, words]));
  return {
    ...request,
    queries: request.queries.map((query) => ({ ...query, instead: insteadOf(query.column) })),
  };
}

interface WordScope extends NameScope {
  readonly tables: Required<WordTables>;
}

async function isThere(scope: WordScope, { word, isStart }: SearchedText): Promise<boolean> {
  const { database, tables, organizations } = scope;
  const { rows } = await database.query<{ there: boolean }>(
    prepared(
      `select exists (select 1 from ${tables.words} one where ${isOfNames(tables)} and word like $1) as there`,
    ),
    [`${isStart ? '' : '%'}${escapeLike(word)}%`, organizations],
  );
  return rows[0]?.there === true;
}

async function nearest(scope: WordScope, typed: string): Promise<readonly string[]> {
  const most = mostEdits(typed);
  if (most === 0) return [];
  const ranked = (await candidates(scope, typed))
    .map((word) => ({ word, ...wordDistance(typed, word) }))
    .filter(({ toStart }) => toStart <= most)
    .toSorted((a, b) => a.toStart - b.toStart || a.toWhole - b.toWhole || (a.word < b.word ? -1 : 1));
  const known: typeof ranked = [];
  for (let from = 0; from < ranked.length && known.length < mostShown; from += atOnce) {
    const part = ranked.slice(from, from + atOnce);
    // Stops at words that are farther than the nearest one found.
    if ((part[0]?.toStart ?? 0) > (known[0]?.toStart ?? most)) break;
    const there = new Set(
      await ofNames(
        scope,
        part.map(({ word }) => word),
      ),
    );
    known.push(...part.filter(({ word }) => there.has(word)));
  }
  return known
    .filter(({ toStart }) => toStart === known[0]?.toStart)
    .slice(0, mostShown)
    .map(({ word }) => word);
}

/**
 * Finds words that begin with one of the typed word's first two letters, which may be swapped, or that share enough
 * of the other letters.
 */
async function candidates(
  { database, tables, organizations }: WordScope,
  typed: string,
): Promise<readonly string[]> {
  const [first = '', second = ''] = [...typed];
  const { rows } = await database.query<{ word: string }>(
    prepared(`select word from ${tables.words} where organization = any($5::text[])
       and (word like $1 or word like $2 or word % $3) and length(word) >= $4
       group by word order by similarity(word, $3) desc, word limit ${mostCompared}`),
    [
      ...[`${escapeLike(first)}%`, `${escapeLike(second)}%`, typed, [...typed].length - mostEdits(typed)],
      organizations,
    ],
  );
  return rows.map(({ word }) => word);
}

/** Keeps the words of existing names, since words stay stored after their names are removed. */
async function ofNames(scope: WordScope, words: readonly string[]): Promise<readonly string[]> {
  const { database, tables, organizations } = scope;
  const { rows } = await database.query<{ word: string }>(
    prepared(
      `select distinct word from ${tables.words} one where ${isOfNames(tables)} and word = any($1::text[])`,
    ),
    [words, organizations],
  );
  return rows.map(({ word }) => word);
}

function isOfNames({ rows }: WordTables): string {
  return `one.organization = any($2::text[]) and exists (select from ${rows} of_row
    where of_row.organization = one.organization and of_row.word = one.word)`;
}
