import { type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { ConceptCounts, ConceptRelease } from '../../../engine/core/protocol/load.ts';
import type { Queryable } from '../../store/database.ts';
import { type CatalogueRelease, type Concept, foldCode, foldDisplay } from './concept.ts';

/**
 * Stores the concepts of a release without rewriting unchanged ones. The last of several concepts with one code
 * counts.
 */
export async function storeConcepts(
  database: Queryable,
  { catalogue, edition }: CatalogueRelease,
  concepts: readonly Concept[],
): Promise<ConceptCounts> {
  const rows = [...new Map(concepts.map((concept) => [concept.code, rowOf(concept)])).values()];
  const { rows: written } = await database.query<{ isNew: boolean }>(
    `insert into concept (catalogue, edition, code, lookup, display, words, priority, details)
     select $1, $2, code, lookup, display, words, priority, details from jsonb_to_recordset($3::jsonb)
       as given(code text, lookup text, display text, words text, priority int, details jsonb)
     on conflict (catalogue, edition, code) do update set
       lookup = excluded.lookup, display = excluded.display, words = excluded.words,
       priority = excluded.priority, details = excluded.details
     where (concept.lookup, concept.display, concept.words, concept.priority, concept.details)
       is distinct from (excluded.lookup, excluded.display, excluded.words, excluded.priority, excluded.details)
     returning xmax = 0 as "isNew"`,
    [catalogue, edition, JSON.stringify(rows)],
  );
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added, unchanged: rows.length - written.length };
}

function rowOf({ code, display, priority = 0, details = {} }: Concept) {
  return { code, display, priority, details, lookup: foldCode(code), words: wordsOf(display, details) };
}

/**
 * Deletes the concepts whose codes are not given. Takes the difference of two sets, so that its time stays linear
 * even if the planner misjudges their sizes.
 */
export const removeOthers = `delete from concept using (
    select code from concept where catalogue = $1 and edition = $2
    except select jsonb_array_elements_text($3::jsonb)
  ) gone where catalogue = $1 and edition = $2 and concept.code = gone.code`;

/** Joins the words of the display and of the other names, each name after a bar. */
function wordsOf(display: string, { aliases }: JsonObject): string {
  const others = jsonItems(aliases).filter((alias) => typeof alias === 'string');
  return [display, ...others].map(foldDisplay).join('|');
}

/**
 * Completes a release, which searches use from then on; returns the number of removed concepts. Merges the pending
 * entries of the GIN index, which an embedded database does not do itself.
 */
export async function completeRelease(
  database: Queryable,
  { catalogue, edition, codes, sourceHash }: ConceptRelease,
  at: Date,
): Promise<number> {
  // Updates the planner's statistics, which do not include a recent load.
  await database.query('analyze concept');
  const { count } = await database.query(removeOthers, [catalogue, edition, JSON.stringify(codes)]);
  const { count: isNew } = await database.query(
    `insert into concept_edition (catalogue, edition, concepts, source_hash, completed_at) values ($1, $2, $3, $4, $5)
     on conflict (catalogue, edition) do update set
       concepts = excluded.concepts, source_hash = excluded.source_hash, completed_at = excluded.completed_at
     where concept_edition.source_hash <> excluded.source_hash`,
    [catalogue, edition, new Set(codes).size, sourceHash, at.toISOString()],
  );
  if (isNew > 0) await database.query("select gin_clean_pending_list('concept_by_words')");
  return count;
}
