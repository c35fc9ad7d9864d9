import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../../store/database.ts';
import { escapeLike, foldTexts } from '../fold.ts';
import { type CatalogueRelease, foldCode } from './concept.ts';

export interface FoundConcept extends CatalogueRelease {
  readonly code: string;
  readonly display: string;
  readonly details: JsonObject;
}

export interface FoundConcepts {
  /** Number of matching concepts, also beyond the limit. */
  readonly total: number;
  /** Concepts, the best first. */
  readonly concepts: readonly FoundConcept[];
}

/** Synonyms by word, such as the expansions of an abbreviation; a match of any synonym counts. */
export type Synonyms = Readonly<Record<string, string | readonly string[]>>;

export interface ConceptQuestion {
  readonly editions: readonly CatalogueRelease[];
  readonly limit: number;
}

export interface WordQuestion extends ConceptQuestion {
  readonly synonyms?: Synonyms;
  /** True if the display must begin with the first word. */
  readonly isFromStart?: boolean;
}

const mostWords = 10;

const nothing: FoundConcepts = { total: 0, concepts: [] };

/**
 * Finds concepts by word prefixes of their display, ignoring case and diacritics. Order: more whole words, priority,
 * display starts as typed, shorter display.
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

/** Finds concepts by the start of their code, ignoring dots and dashes: the exact code first, then by priority. */
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

/** Builds a prefix condition as a range of the index; `~` ends the range, since it sorts after all letters. */
function prefixOf(folded: string, use: (value: unknown) => string): string {
  return `(lookup >= ${use(folded)} and lookup < ${use(`${folded}~`)})`;
}

interface Run {
  readonly where: readonly string[];
  readonly order: string;
  readonly limit: number;
}

function createStatement(editions: readonly CatalogueRelease[]) {
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

/** Lists the readings of a typed word: the word itself, and the words that it abbreviates. */
function readingsOf(word: string, synonyms: Synonyms): readonly (readonly string[])[] {
  const meaning = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  return meaning === undefined ? [[word]] : [[word], ...[meaning].flat().map((each) => foldTexts(each))];
}

function anyOf(readings: readonly (readonly string[])[], condition: (word: string) => string): string {
  const each = readings.map((words) => `(${words.map((word) => condition(escapeLike(word))).join(' and ')})`);
  return `(${each.join(' or ')})`;
}
