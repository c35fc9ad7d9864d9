import type { CatalogueRelease } from '../../../gateway/search/catalogues/concept.ts';
import { foldCode, foldDisplay } from '../../../gateway/search/catalogues/concept.ts';
import { currentEditions } from '../../../gateway/search/catalogues/current-releases.ts';
import { escapeLike, foldTexts } from '../../../gateway/search/fold.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { drugOfNames } from '../../terminology/server/aliases.ts';
import { type DrugKnowledge, genericIngredients, type StatedMedication } from './reading/likeness.ts';

/** Limit on names looked up; any further names are compared by their own words. */
const mostNames = 400;

interface Found {
  readonly code: string;
  readonly display: string;
}

/**
 * Reads the drugs of some lists from the loaded code systems, with a query each for codes, brands and ingredients. A
 * code may be of a product, a brand or an ingredient.
 */
export async function knownDrugs(
  database: Queryable,
  listed: readonly StatedMedication[],
): Promise<DrugKnowledge> {
  const editions = await currentEditions(database, ['medications', 'ingredients']);
  const products = editions.find(({ catalogue }) => catalogue === 'medications');
  if (products === undefined || listed.length === 0) return nothingKnown;
  const named = [...new Set(listed.map(({ name }) => readMedicine(name).named))];
  const [names, branded, aliased] = await Promise.all([
    namesOfCodes(database, listed, editions),
    brandedProducts(database, listed, products),
    drugOfNames(database, named, [products]),
  ]);
  const displays = [...listed.map(({ name }) => name), ...names.values(), ...branded, ...aliased.values()];
  const ingredients = await knownIngredients(database, displays, editions);
  const ingredientOfSubstance = (name: string) => ingredientAmong(ingredients, name);
  const brands = new Map([
    ...branded.flatMap((display) => brandOf(display, { ingredientOfSubstance })),
    ...[...aliased].map(
      ([name, drug]) => [name, genericIngredients(drug, { ingredientOfSubstance })] as const,
    ),
  ]);
  return {
    nameOfCode: (code) => names.get(code),
    ingredientsOfBrand: (name) => brands.get(name),
    ingredientOfSubstance,
  };
}

const nothingKnown: DrugKnowledge = {
  nameOfCode: () => undefined,
  ingredientsOfBrand: () => undefined,
  ingredientOfSubstance: () => undefined,
};

async function namesOfCodes(
  database: Queryable,
  listed: readonly StatedMedication[],
  editions: readonly CatalogueRelease[],
): Promise<ReadonlyMap<string, string>> {
  const codes = listed.flatMap(({ rxNormId }) => rxNormId ?? []).map(foldCode);
  const { rows } = await database.query<Found>(
    `select code, display from concept
     where (catalogue, edition) in (select * from unnest($1::text[], $2::text[])) and lookup = any($3::text[])`,
    [...namesOf(editions), [...new Set(codes)]],
  );
  return new Map(rows.map(({ code, display }) => [code, display]));
}

async function brandedProducts(
  database: Queryable,
  listed: readonly StatedMedication[],
  { catalogue, edition }: CatalogueRelease,
): Promise<readonly string[]> {
  const { rows } = await database.query<Found>(
    `select code, display from concept
     where catalogue = $1 and edition = $2 and details ->> 'isBrand' = 'true' and words like any($3::text[])`,
    [catalogue, edition, brandPatterns(listed)],
  );
  return rows.map(({ display }) => display);
}

/** Finds the substances in names that the code system has as ingredients, rather than as salts. */
async function knownIngredients(
  database: Queryable,
  names: readonly string[],
  editions: readonly CatalogueRelease[],
): Promise<ReadonlySet<string>> {
  const substances = new Set(
    names.flatMap((name) => {
      const { substances: own, aside } = readMedicine(name);
      return [...own, ...readMedicine(aside).substances];
    }),
  );
  const begins = [...substances].flatMap(beginningsOf).map(foldDisplay);
  const { rows } = await database.query<Found>(
    `select code, display from concept
     where (catalogue, edition) in (select * from unnest($1::text[], $2::text[]))
       and details ->> 'isPrecise' = 'false' and words = any($3::text[])`,
    [...namesOf(editions.filter(({ catalogue }) => catalogue === 'ingredients')), [...new Set(begins)]],
  );
  return new Set(rows.map(({ display }) => foldDisplay(display)));
}

/** Finds the ingredient that a substance is or begins with, since RxNorm puts salts and esters behind it. */
function ingredientAmong(ingredients: ReadonlySet<string>, substance: string): string | undefined {
  return beginningsOf(substance).find((words) => ingredients.has(foldDisplay(words)));
}

/** Lists the beginnings of a text, longest first. */
function beginningsOf(text: string): readonly string[] {
  const words = text.split(' ');
  return words.map((_word, index) => words.slice(0, words.length - index).join(' '));
}

function namesOf(editions: readonly CatalogueRelease[]): readonly [readonly string[], readonly string[]] {
  return [editions.map(({ catalogue }) => catalogue), editions.map(({ edition }) => edition)];
}

function brandPatterns(listed: readonly StatedMedication[]): readonly string[] {
  const names = listed.flatMap(({ name }) => {
    const { named, aside } = readMedicine(name);
    return [named, aside];
  });
  const folded = names
    .map((name) => foldTexts(name).map(escapeLike).join(' '))
    .filter((name) => name.length > 2);
  return [...new Set(folded)].slice(0, mostNames).map((name) => `% ${name} %`);
}

/**
 * Finds the brand: RxNorm has it in square brackets behind the drug, the shipped catalogue has the drug in brackets
 * behind the brand.
 */
function brandOf(
  display: string,
  known: Pick<DrugKnowledge, 'ingredientOfSubstance'>,
): readonly (readonly [string, readonly string[]])[] {
  const { named, aside } = readMedicine(display);
  if (aside === '') return [];
  const drug = display.replace(/\[[^\]]*\]/g, ' ');
  if (display.includes('[')) return [[aside, genericIngredients(drug, known)]];
  return [[named, genericIngredients(aside, known)]];
}
