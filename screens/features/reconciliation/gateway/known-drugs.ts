import { foldCode } from '../../../../gateway/catalogues/concept.ts';
import { currentEditions } from '../../../../gateway/catalogues/current-editions.ts';
import { escapeLike, foldTexts } from '../../../../gateway/search/fold.ts';
import type { Queryable } from '../../../../gateway/store/database.ts';
import type { DrugKnowledge, ListedMedication } from './reading/likeness.ts';
import { readDrugName } from './reading/read-drug-name.ts';

/** So many names are looked up as brands: a list of more is compared by its own words beyond them. */
const mostBrands = 400;

interface Found {
  readonly code: string;
  readonly display: string;
}

/** What the catalogue of medications says of the drugs of some lists, in one query for codes and one for brands. */
export async function knownDrugs(
  database: Queryable,
  listed: readonly ListedMedication[],
): Promise<DrugKnowledge> {
  const [edition] = await currentEditions(database, ['medications']);
  if (edition === undefined || listed.length === 0) return nothingKnown;
  const scope = [edition.catalogue, edition.edition];
  const codes = listed.flatMap(({ rxNormId }) => rxNormId ?? []).map(foldCode);
  const coded = await database.query<Found>(
    'select code, display from concept where catalogue = $1 and edition = $2 and lookup = any($3::text[])',
    [...scope, [...new Set(codes)]],
  );
  const branded = await database.query<Found>(
    `select code, display from concept
     where catalogue = $1 and edition = $2 and details ->> 'isBrand' = 'true' and words like any($3::text[])`,
    [...scope, brandPatterns(listed)],
  );
  const names = new Map(coded.rows.map(({ code, display }) => [code, display]));
  const brands = new Map(branded.rows.flatMap(({ display }) => brandOf(display)));
  return {
    nameOfCode: (code) => names.get(code),
    ingredientsOfBrand: (name) => brands.get(name),
  };
}

const nothingKnown: DrugKnowledge = { nameOfCode: () => undefined, ingredientsOfBrand: () => undefined };

function brandPatterns(listed: readonly ListedMedication[]): readonly string[] {
  const names = listed.flatMap(({ name }) => {
    const { substance, aside } = readDrugName(name);
    return [substance, aside ?? ''];
  });
  const folded = names
    .map((name) => foldTexts(name).map(escapeLike).join(' '))
    .filter((name) => name.length > 2);
  return [...new Set(folded)].slice(0, mostBrands).map((name) => `% ${name} %`);
}

/** RxNorm has the brand in square brackets behind the drug, what comes with the product the drug behind the brand. */
function brandOf(display: string): readonly (readonly [string, readonly string[]])[] {
  const { substance, ingredients, aside } = readDrugName(display);
  if (aside === undefined) return [];
  if (display.includes('[')) return [[aside, ingredients]];
  return [[substance, readDrugName(aside).ingredients]];
}
