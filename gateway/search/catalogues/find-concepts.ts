import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../../store/database.ts';
import { escapeLike, foldTexts } from '../fold.ts';
import { foldCode, type Release } from './concept.ts';

export interface FoundConcept extends Release {
  readonly code: string;
  readonly display: string;
  readonly details: JsonObject;
}

export interface FoundConcepts {
  /** Number of concepts that fit, also beyond the limit. */
  readonly total: number;
  /** The best first. */
  readonly concepts: readonly FoundConcept[];
}

/** Synonyms of words, such as the expansions of an abbreviation: any of them will do. */
export type Synonyms = Readonly<Record<string, string | readonly string[]>>;

export interface ConceptQuestion {
  readonly editions: readonly Release[];
  readonly limit: number;
}

export interface WordQuestion extends ConceptQuestion {
  readonly synonyms?: Synonyms;
  /** The display must begin with the first word. */
  readonly isFromStart?: boolean;
}

const mostWords = 10;

const nothing: FoundConcepts = { total: 0, concepts: [] };

/**
 * Concepts whose display has words that start as those typed, case and diacritics ignored. Those with more of the
 * typed words as whole words come first, then by the concepts' own priority, then those that start as typed,
 * then the shorter ones.
 */
export async function findByTexts(
  database: Queryable,
  text: string,
  { editions, limit, synonyms = {}, isFromStart = false }: WordQuestion,
): Promise<FoundConcepts> {
  const statement = createStatement(editions);
  const typed = foldTexts(text).slice(0, mostWords);
  if (typed.length === 0) return nothing;
  const readings = typed.map((word) => readingsOf(word, synonyms));
  const matches = readings.map((reading, position) =>
    anyOf(reading, (word) => statement.like(`${isFromStart && position === 0 ? '' : '%'} ${word}%`)),
  );
  const whole = readings.map((reading) => anyOf(reading, (word) => statement.like(`% ${word} %`)));
  const starts = statement.like(` ${typed.join(' ')}%`);
  return statement.run(database, {
    where: matches,
    order: `${whole.map((each) => `(${each})::int`).join(' + ')} desc, priority, ${starts} desc, length(display), code`,
    limit,
  });
}

/** Concepts whose code begins so, with or without dots and dashes: the very code first, then by priority. */
export async function findByCode(
  database: Queryable,
  code: string,
  { editions, limit, isWhole = false }: ConceptQuestion & { readonly isWhole?: boolean },
): Promise<FoundConcepts> {
  const statement = createStatement(editions);
  const folded = foldCode(code);
  if (folded === '') return nothing;
  const exact = `lookup = ${statement.use(folded)}`;
  const where = isWhole ? exact : prefixOf(folded, statement.use);
  return statement.run(database, { where: [where], order: `(${exact}) desc, priority, lookup`, limit });
}

/** A range on the index; the sign behind the last letter ends it. */
function prefixOf(folded: string, use: (value: unknown) => string): string {
  return `(lookup >= ${use(folded)} and lookup < ${use(`${folded}~`)})`;
}

interface Run {
  readonly where: readonly string[];
  readonly order: string;
  readonly limit: number;
}

function createStatement(editions: readonly Release[]) {
  const parameters: unknown[] = [];
  const use = (value: unknown) => `$${parameters.push(value)}`;
  const scope = editions.map(
    ({ catalogue, edition }) => `(catalogue = ${use(catalogue)} and edition = ${use(edition)})`,
  );
  return {
    use,
    like: (pattern: string) => `(words like ${use(pattern)})`,
    async run(database: Queryable, { where, order, limit }: Run): Promise<FoundConcepts> {
      const { rows } = await database.query<FoundConcept & { readonly total: number }>(
        `select catalogue, edition, code, display, details, (count(*) over ())::int as total from concept
         where (${scope.join(' or ') || 'false'}) and ${where.join(' and ')} order by ${order} limit ${limit}`,
        parameters,
      );
      const concepts = rows.map(({ total: _total, ...concept }) => concept);
      return { total: rows[0]?.total ?? 0, concepts };
    },
  };
}

/** The ways to read a typed word: as typed, and as the words that it abbreviates. */
function readingsOf(word: string, synonyms: Synonyms): readonly (readonly string[])[] {
  const meaning = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  return meaning === undefined ? [[word]] : [[word], ...[meaning].flat().map((each) => foldTexts(each))];
}

function anyOf(readings: readonly (readonly string[])[], condition: (word: string) => string): string {
  const each = readings.map((words) => `(${words.map((word) => condition(escapeLike(word))).join(' and ')})`);
  return `(${each.join(' or ')})`;
}
