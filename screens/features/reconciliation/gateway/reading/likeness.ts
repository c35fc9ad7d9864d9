import { comparableDirections } from './directions.ts';
import { readDrugName, withoutSalt } from './read-drug-name.ts';

/** A medication as a list says it. */
export interface ListedMedication {
  readonly name: string;
  readonly rxNormId?: string | undefined;
  readonly directions?: string | undefined;
}

/** What the loaded code systems know. */
export interface DrugKnowledge {
  /** The name that a code stands for; undefined for a code that is unknown or retired. */
  readonly nameOfCode: (code: string) => string | undefined;
  /** The ingredients of a brand, by its name in small letters. */
  readonly ingredientsOfBrand: (name: string) => readonly string[] | undefined;
  /** The ingredient that a substance is a salt or ester of, or is itself. */
  readonly ingredientOfSubstance: (name: string) => string | undefined;
}

/** What a medication is compared by; see `Likeness` of the engine. */
export interface MedicationLikeness {
  readonly same: string;
  readonly exact?: string;
  readonly related: readonly string[];
}

/**
 * What makes medications of different lists the same or akin. The same: drug with salt and brand, strength, form and
 * directions, or the code with ingredients and directions. Akin: an ingredient in common, also within a combination
 * or under a brand. A code whose name says another drug than the list does counts as akin to both, never as the same.
 */
export function likenessOf(listed: ListedMedication, known: DrugKnowledge): MedicationLikeness {
  const read = readDrugName(listed.name);
  const code = listed.rxNormId === undefined || listed.rxNormId === '' ? undefined : listed.rxNormId;
  const codeName = code === undefined ? undefined : known.nameOfCode(code);
  const named = ingredientsOf(listed.name, known);
  const coded = codeName === undefined ? [] : ingredientsOf(codeName, known);
  const directions = comparableDirections(listed.directions ?? '');
  const same = [read.substance, read.aside ?? '', read.strengths.join(' '), read.form, directions].join('|');
  const isContradicted = coded.length > 0 && !coded.some((each) => named.includes(each));
  const related = new Set([...named, ...coded].map((each) => `ingredient ${each}`));
  if (code !== undefined) related.add(`code ${code}`);
  return {
    same,
    ...(code === undefined || isContradicted
      ? {}
      : { exact: [code, (coded.length > 0 ? coded : named).join('+'), directions].join('|') }),
    related: [...related],
  };
}

/** A brand is known by its words, or stands in brackets: what is in brackets may be either. */
export function ingredientsOf(name: string, known: DrugKnowledge): readonly string[] {
  const { substance, aside } = readDrugName(name);
  const ofHead = known.ingredientsOfBrand(substance) ?? genericIngredients(name, known);
  if (aside === undefined) return ofHead;
  const ofAside = known.ingredientsOfBrand(aside) ?? genericIngredients(aside, known);
  return [...new Set([...ofHead, ...ofAside])];
}

/** The ingredients of a name that is no brand: as the loaded code system relates them, else without the salts. */
export function genericIngredients(
  name: string,
  known: Pick<DrugKnowledge, 'ingredientOfSubstance'>,
): readonly string[] {
  const { substances } = readDrugName(name);
  return [
    ...new Set(substances.map((each) => known.ingredientOfSubstance(each) ?? withoutSalt(each))),
  ].toSorted();
}
