import type { Queryable } from '../../store/database.ts';
import { type AddParameter, type SearchedText, searchedTexts } from '../conditions.ts';
import { escapeLike } from '../fold.ts';
import type { RowCondition, Selection } from '../selection.ts';
import type { ColumnPlan } from '../table/plan.ts';
import { type WordTables, wordTablesOf } from '../table/word-sql.ts';
import { type NameSearch, tokensContaining, type WordScope } from './name-total.ts';

/** Maximum of rows in a rank for which lookups by words are faster than reading in the order of the list. */
const fewRows = 1_000;

/**
 * Maximum of typed words up to which ranks are looked up by words; the lookups grow with the square of that
 * number.
 */
const mostRankedWords = 4;

/**
 * Ranks the rows of a name search (`others`) by how the typed words match: as whole words, as starts of words, or
 * inside words. Looks ranks of up to `few` rows up by their words, and leaves out empty ones. Returns `undefined`
 * if the user chose an order or typed no name.
 */
export async function rankedSelections(
  database: Queryable,
  search: NameSearch,
  others: Selection,
  few = fewRows,
): Promise<readonly Selection[] | undefined> {
  const { request, plan, organizations } = search;
  if (!request.isBestFirst) return undefined;
  const tokens = await Promise.all(
    request.queries.flatMap(({ column, text, instead }) =>
      column.column.kind === 'name'
        ? searchedTexts(text, instead).map((searched) =>
            tokenOf({ database, organizations, tables: wordTablesOf(plan, column) }, searched, column),
          )
        : [],
    ),
  );
  if (tokens.length === 0) return undefined;
  const selections = await Promise.all(
    ranksOf(tokens).map(async ({ condition, wordSets }) => {
      const ids = await fewIds(database, { organizations, wordSets, few });
      const selection = others.where(condition);
      if (ids === undefined) return [selection];
      return ids.length === 0 ? [] : [selection.where((use) => `id = any(${use(ids)}::text[])`)];
    }),
  );
  return selections.flat();
}

/** Typed word. `containing` holds the words of names that contain it, and is absent if too many do. */
interface Token extends SearchedText {
  readonly key: string;
  readonly tables: WordTables;
  readonly containing?: readonly string[] | undefined;
}

async function tokenOf(scope: WordScope, searched: SearchedText, { key }: ColumnPlan): Promise<Token> {
  const token = { ...searched, key, tables: scope.tables };
  if (!mayStandInside(token)) return token;
  return { ...token, containing: await tokensContaining(scope, searched.word) };
}

function mayStandInside({ isStart, instead }: SearchedText): boolean {
  return !isStart && instead === undefined;
}

interface Rank {
  readonly condition: RowCondition;
  /**
   * Alternatives, each a list of word sets. A row of the rank has, for at least one alternative, a word of every
   * set. `undefined` if the rank cannot be found by words.
   */
  readonly wordSets: readonly (readonly WordSet[])[] | undefined;
}

/** Set of words in a word table, as an SQL condition. */
interface WordSet {
  readonly tables: WordTables;
  readonly condition: (use: AddParameter) => string;
}

function ranksOf(tokens: readonly Token[]): readonly Rank[] {
  const isWhole = every(tokens, wholeWord);
  const isBeginning = every(tokens, beginning);
  const whole: Rank = { condition: isWhole, wordSets: listed(tokens, [tokens.map(wholeSet)]) };
  const begins: Rank = {
    condition: (use) => `${isBeginning(use)} and not (${isWhole(use)})`,
    wordSets: listed(tokens, oneOf(tokens, longerSet, beginningSet)),
  };
  const inside = tokens.filter(mayStandInside);
  if (inside.length === 0) return [whole, begins];
  const isInside = every(tokens, anywhere);
  const areListed = inside.every(({ containing }) => containing !== undefined);
  const stands: Rank = {
    condition: (use) => `${isInside(use)} and not (${isBeginning(use)})`,
    wordSets: areListed ? listed(tokens, oneOf(tokens, insideSet, anywhereSet)) : undefined,
  };
  return [whole, begins, stands];
}

function every(
  tokens: readonly Token[],
  condition: (token: Token, use: AddParameter) => string,
): RowCondition {
  return (use) => tokens.map((token) => condition(token, use)).join(' and ');
}

function listed(tokens: readonly Token[], sets: Rank['wordSets']): Rank['wordSets'] {
  return tokens.length > mostRankedWords ? undefined : sets;
}

/**
 * Builds one alternative per token: the set `one` for the token itself, and the set `others` for each remaining
 * token.
 */
function oneOf(
  tokens: readonly Token[],
  one: (token: Token) => WordSet | undefined,
  others: (token: Token) => WordSet,
): readonly (readonly WordSet[])[] {
  return tokens.flatMap((token) => {
    const set = one(token);
    return set === undefined ? [] : [[set, ...tokens.filter((other) => other !== token).map(others)]];
  });
}

/**
 * Builds two `like` comparisons, whose number of rows the database can estimate, unlike that of a regular
 * expression.
 */
function wholeWord({ key, word, instead = [word] }: Token, use: AddParameter): string {
  const one = (other: string) => {
    const whole = `% ${escapeLike(other)}`;
    return `${key} like ${use(`${whole} %`)} or ${key} like ${use(whole)}`;
  };
  return `(${instead.map(one).join(' or ')})`;
}

function beginning({ key, word, instead = [word] }: Token, use: AddParameter): string {
  return `(${instead.map((other) => `${key} like ${use(`% ${escapeLike(other)}%`)}`).join(' or ')})`;
}

function anywhere(token: Token, use: AddParameter): string {
  if (!mayStandInside(token)) return beginning(token, use);
  return `${token.key} like ${use(`%${escapeLike(token.word)}%`)}`;
}

function wholeSet({ tables, word, instead = [word] }: Token): WordSet {
  return { tables, condition: (use) => `word = any(${use(instead)}::text[])` };
}

function beginningSet({ tables, word, instead = [word] }: Token): WordSet {
  const condition = (use: AddParameter) =>
    `(${instead.map((other) => `word like ${use(`${escapeLike(other)}%`)}`).join(' or ')})`;
  return { tables, condition };
}

/** Builds the set of words that begin with the typed word and are longer. */
function longerSet(token: Token): WordSet {
  const { tables, word, instead = [word] } = token;
  const begins = beginningSet(token).condition;
  return { tables, condition: (use) => `${begins(use)} and word <> all(${use(instead)}::text[])` };
}

function insideSet({ tables, word, containing }: Token): WordSet | undefined {
  const words = containing?.filter((other) => !other.startsWith(word));
  if (words === undefined || words.length === 0) return undefined;
  return { tables, condition: (use) => `word = any(${use(words)}::text[])` };
}

function anywhereSet(token: Token): WordSet {
  const { tables, containing } = token;
  if (containing === undefined) return beginningSet(token);
  return { tables, condition: (use) => `word = any(${use(containing)}::text[])` };
}

/**
 * Finds the ids of the rows with words of these sets. Returns `undefined` if there are more than `few`, or if the
 * rank cannot be found by words.
 */
async function fewIds(
  database: Queryable,
  {
    organizations,
    wordSets,
    few,
  }: Pick<NameSearch, 'organizations'> & Pick<Rank, 'wordSets'> & { few: number },
): Promise<readonly string[] | undefined> {
  if (wordSets === undefined) return undefined;
  if (wordSets.length === 0) return [];
  const values: unknown[] = [organizations];
  const use: AddParameter = (value) => `$${values.push(value)}`;
  const rowsWith = ({ tables, condition }: WordSet) =>
    `select id from ${tables.rows} where organization = any($1::text[]) and ${condition(use)}`;
  const lists = wordSets.map((sets) => `(${sets.map(rowsWith).join(' intersect ')})`);
  const { rows } = await database.query<{ id: string }>(
    `select id from (${lists.join(' union all ')}) found limit ${few + 1}`,
    values,
  );
  return rows.length > few ? undefined : [...new Set(rows.map(({ id }) => id))];
}
