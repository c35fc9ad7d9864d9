import { comparableDirections } from './directions.ts';
import { readDrugName } from './read-drug-name.ts';

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
  const { ingredients, substance, aside } = readDrugName(name);
  const ofHead = known.ingredientsOfBrand(substance) ?? ingredients;
  if (aside === undefined) return ofHead;
  const ofAside = known.ingredientsOfBrand(aside) ?? readDrugName(aside).ingredients;
  return [...new Set([...ofHead, ...ofAside])];
}
