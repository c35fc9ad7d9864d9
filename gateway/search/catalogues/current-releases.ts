import type { Queryable } from '../../store/database.ts';
import type { CatalogueRelease } from './concept.ts';

/** Release name of the built-in catalogues; any loaded release takes precedence. */
export const demonstration = 'demonstration';

/** Lists the complete releases of catalogues, the newest of each catalogue first. */
export async function completeEditions(
  database: Queryable,
  catalogues: readonly string[],
): Promise<readonly CatalogueRelease[]> {
  const { rows } = await database.query<CatalogueRelease>(
    `select catalogue, edition from concept_edition where catalogue = any($1::text[])
     order by catalogue, (edition = $2), completed_at desc, edition desc`,
    [catalogues, demonstration],
  );
  return rows;
}

/** Finds the release of each catalogue that is searched by default. */
export async function currentEditions(
  database: Queryable,
  catalogues: readonly string[],
): Promise<readonly CatalogueRelease[]> {
  const editions = await completeEditions(database, catalogues);
  return catalogues.flatMap((name) => editions.find(({ catalogue }) => catalogue === name) ?? []);
}
