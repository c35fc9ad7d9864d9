import { type Medicine, readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { comparableDirections } from './directions.ts';

/** A medication as a list says it. */
export interface ListedMedication {
  readonly name: string;
  readonly rxNormId?: string | undefined;
  readonly directions?: string | undefined;
}

/** Knowledge of drugs in the loaded code systems. */
export interface DrugKnowledge {
  /** The name that a code stands for; undefined for a code that is unknown or retired. */
  readonly nameOfCode: (code: string) => string | undefined;
  /** The ingredients of a brand, by its name in small letters. */
  readonly ingredientsOfBrand: (name: string) => readonly string[] | undefined;
  /** The ingredient that a substance is a salt or ester of, or is itself. */
  readonly ingredientOfSubstance: (name: string) => string | undefined;
}

/** Keys that a medication is compared by; see `Likeness` of the engine. */
export interface MedicationLikeness {
  readonly same: string;
  readonly exact?: string;
  readonly related: readonly string[];
}

/**
 * Derives what makes medications of different lists the same or akin. The same: everything that the names say, and the
 * directions; or the code, with the directions and with whatever a name says beyond its code. Akin: an ingredient in
 * common, also within a combination, under a brand or as one that a short name may stand for. A code whose name says
 * another drug than the list does counts as akin to both, never as the same.
 */
export function likenessOf(listed: ListedMedication, known: DrugKnowledge): MedicationLikeness {
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

/** Collects the parts of a name that the name of its code lacks: an SR under the code of an XL is another medicine. */
function beyondCode(own: Medicine, coded: Medicine): string {
  const said = ({ salts, strengths, form, release, device, route, content, brands, aside }: Medicine) => [
    ...salts.filter((each) => !coded.ingredients.includes(each)),
    ...[...strengths, ...form.split(' '), ...release.split(' '), device, route, content, ...brands, aside],
  ];
  const known = new Set([...said(coded), ...coded.aside.split(' + ')]);
  const more = said(own).filter((each) => each !== '' && !known.has(each));
  return [...new Set([...more, ...own.unread])].toSorted().join(' ');
}

/** A brand is known by its words, or stands in brackets: what is in brackets may be either. */
export function ingredientsOf(name: string, known: DrugKnowledge): readonly string[] {
  const medicine = readMedicine(name);
  const ofHead = known.ingredientsOfBrand(medicine.named) ?? genericIngredients(name, known);
  if (medicine.aside === '') return ofHead;
  const ofAside = known.ingredientsOfBrand(medicine.aside) ?? readMedicine(medicine.aside).ingredients;
  return [...new Set([...ofHead, ...ofAside])];
}

/** The ingredients of a name that is no brand: as the loaded code system relates them, else as the name is read. */
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
