import { type Medicine, readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { comparableDirections } from './directions.ts';

/** Medication as a list states it. */
export interface StatedMedication {
  readonly name: string;
  readonly rxNormId?: string | undefined;
  readonly directions?: string | undefined;
}

/** Knowledge of drugs in the loaded code systems. */
export interface DrugKnowledge {
  /** Finds the name of a code; undefined for one that is unknown or retired. */
  readonly nameOfCode: (code: string) => string | undefined;
  /** Finds the ingredients of a brand, by name in small letters. */
  readonly ingredientsOfBrand: (name: string) => readonly string[] | undefined;
  /** Finds the ingredient that a substance is, or is a salt or ester of. */
  readonly ingredientOfSubstance: (name: string) => string | undefined;
}

/** Keys for comparing a medication; see `Likeness` of the engine. */
export interface MedicationLikeness {
  readonly same: string;
  readonly exact?: string;
  readonly related: readonly string[];
}

/**
 * Derives the keys. Medications are the same if all parts of name and directions agree, or code, directions and the
 * name parts that the code's own name lacks; they are related by a common ingredient. A code that contradicts the name
 * relates the medication to both.
 */
export function likenessOf(listed: StatedMedication, known: DrugKnowledge): MedicationLikeness {
  const { name } = listed;
  const code = listed.rxNormId === undefined || listed.rxNormId === '' ? undefined : listed.rxNormId;
  const codeName = code === undefined ? undefined : known.nameOfCode(code);
  const medicine = readMedicine(name);
  const named = ingredientsOf(name, known);
  const coded = codeName === undefined ? [] : ingredientsOf(codeName, known);
  const directions = comparableDirections(listed.directions ?? '');
  const isContradicted = coded.length > 0 && !coded.some((each) => named.includes(each));
  const relations = [...named, ...coded, ...medicine.mayBe].map((each) => `ingredient ${each}`);
  const related = [...new Set([...relations, ...(code === undefined ? [] : [`code ${code}`])])];
  const same = [medicine.identity, directions, isContradicted ? `code ${code}` : ''].join('|');
  if (code === undefined || isContradicted) return { same, related };
  const beyond = codeName === undefined ? medicine.identity : beyondCode(medicine, readMedicine(codeName));
  return { same, exact: [code, beyond, directions].join('|'), related };
}

/**
 * Collects the parts of a medicine's name that the name of its code lacks, since an SR product under the code of an XL
 * product is another medicine.
 */
function beyondCode(own: Medicine, coded: Medicine): string {
  const said = ({ salts, strengths, form, release, device, route, content, brands, aside }: Medicine) => [
    ...salts.filter((each) => !coded.ingredients.includes(each)),
    ...[...strengths, ...form.split(' '), ...release.split(' '), device, route, content, ...brands, aside],
  ];
  const known = new Set([...said(coded), ...coded.aside.split(' + ')]);
  const more = said(own).filter((each) => each !== '' && !known.has(each));
  return [...new Set([...more, ...own.unread])].toSorted().join(' ');
}

/**
 * Finds the ingredients of a name. Recognizes a brand by its words or in brackets; brackets may also hold the drug.
 */
export function ingredientsOf(name: string, known: DrugKnowledge): readonly string[] {
  const medicine = readMedicine(name);
  const ofHead = known.ingredientsOfBrand(medicine.named) ?? genericIngredients(name, known);
  if (medicine.aside === '') return ofHead;
  const ofAside = known.ingredientsOfBrand(medicine.aside) ?? readMedicine(medicine.aside).ingredients;
  return [...new Set([...ofHead, ...ofAside])];
}

/**
 * Finds the ingredients of a name without brand in the loaded code system; otherwise takes those read from the name.
 */
export function genericIngredients(
  name: string,
  known: Pick<DrugKnowledge, 'ingredientOfSubstance'>,
): readonly string[] {
  const { substances } = readMedicine(name);
  const own = (each: string) => readMedicine(each).ingredients;
  return [
    ...new Set(substances.flatMap((each) => known.ingredientOfSubstance(each) ?? own(each))),
  ].toSorted();
}
