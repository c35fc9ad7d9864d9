import { latestKnown } from '../../../engine/core/dates/partial-dates.ts';
import { yearsBetween } from '../../../engine/core/expressions/runtime.ts';
import { stringOrEmpty, stringOrUndefined } from '../../../engine/core/json/string-values.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Regimen } from '../../../generated/decision/regimen.types.ts';
import { type DosageCodes, dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import { creatinineClearance } from '../../measures/functions/creatinine-clearance.ts';
import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { type DrugKnowledge, ingredientsOf } from '../../reconciliation/server/reading/likeness.ts';
import { allergyLexicon } from './allergies/allergy-lexicon.ts';
import { type ReadAllergy, readAllergy } from './allergies/read-allergy.ts';
import type { RegimenRow } from './decision-provider.ts';
import type { Knowledge } from './knowledge/compile-knowledge.ts';
import { readAmounts } from './read-amounts.ts';
import type { ReadRecords } from './read-records.ts';

export interface RegimenContext {
  readonly known: DrugKnowledge;
  readonly knowledge: Knowledge;
  readonly product: Product;
  readonly today: string;
}

/** Builds the numbers and names that checks read from the patient's records. */
export function regimenOf(
  rows: readonly RegimenRow[],
  records: ReadRecords,
  { known, knowledge, product, today }: RegimenContext,
): Regimen {
  const { dob, sex } = records.patient;
  const age = yearsBetween(stringOrUndefined(dob), today);
  const { value: height, units: heightUnit = '' } =
    latest(records.observations, 'Height')?.valueQuantity ?? {};
  const measured = latest(records.observations, 'Creatinine Serum');
  const { value: creatinine } = measured?.valueQuantity ?? {};
  const person = {
    ...(age === undefined ? {} : { age }),
    ...(sex === 'female' || sex === 'male' ? { sex } : {}),
    ...(height === undefined ? {} : { height, heightUnit }),
    ...(creatinine === undefined ? {} : { creatinine }),
  } as const;
  const clearance = clearanceOf(person, product);
  const day = dayOf(measured?.issued);
  return {
    ...person,
    ...(clearance === undefined ? {} : { clearance }),
    ...(day === undefined ? {} : { creatinineDay: day }),
    medications: rows.map((row) =>
      regimenMedication(row, { known, knowledge, codes: dosageCodesOf(product) }),
    ),
    allergies: regimenAllergies(records.allergies, { known, knowledge }),
    conditions: records.conditions.flatMap(({ code }) => namesOf(code)),
    genes: records.genetics.map(({ gene, phenotype }) =>
      foldText(`${stringOrEmpty(gene)} ${stringOrEmpty(phenotype)}`.trim()),
    ),
    tests: records.observations.flatMap(({ text = '', issued }) => {
      const on = dayOf(issued);
      return on === undefined ? [] : [{ name: foldText(text), day: on }];
    }),
  };
}

/** Extracts the day of an instant; undefined where the value is less exact than a day. */
function dayOf(moment: string | undefined): string | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(moment ?? '')?.[0];
}

type Person = Pick<Regimen, 'age' | 'sex' | 'height' | 'heightUnit' | 'creatinine'>;

/** Computes the clearance by the function and figures that screens use. */
function clearanceOf({ age, sex, height, heightUnit = '', creatinine }: Person, product: Product) {
  const figure = (name: string) => Number(product.constants?.[name]?.value ?? Number.NaN);
  const input = { age, sex: sex ?? '', height, heightUnit, creatinine };
  return creatinineClearance(input, {
    ...{ inches: figure('inches-of-centimeter') },
    ...{ leastHeight: figure('height-least'), greatestHeight: figure('height-greatest') },
    ...{ leastCreatinine: figure('creatinine-least'), greatestCreatinine: figure('creatinine-greatest') },
    ...{
      years: figure('creatinine-age'),
      divisor: figure('creatinine-divisor'),
      female: figure('creatinine-female'),
    },
    ...{ idealMale: figure('ideal-weight-male'), idealFemale: figure('ideal-weight-female') },
    ...{ idealInch: figure('ideal-weight-inch'), idealBase: figure('ideal-weight-base') },
  });
}

type Names = Pick<RegimenContext, 'known' | 'knowledge'>;

/** Reads allergies with the medicines that they name, in the spelling used for medications. */
export function readAllergies(
  allergies: readonly Records['allergy'][],
  { known, knowledge }: Names,
): readonly (ReadAllergy & { readonly id: string })[] {
  const lexicon = allergyLexicon(knowledge, known);
  return allergies.flatMap(({ _id, substance }) => {
    const { text = '', coding = [] } = substance ?? {};
    const said = text === '' ? (coding[0]?.display ?? '') : text;
    if (said === '') return [{ ...unnamedBy(coding[0]?.code), id: _id }];
    const others = coding.map(({ display = '' }) => display).filter((each) => each !== '' && each !== said);
    return [
      {
        ...withCodes(
          readAllergy(said, lexicon),
          others.map((each) => readAllergy(each, lexicon)),
        ),
        id: _id,
      },
    ];
  });
}

/** Returns the reading of an allergy without a named substance, which may concern any medicine. */
function unnamedBy(code: string | undefined): ReadAllergy {
  const text = code === undefined ? 'Allergy without a name' : `Allergy without a name, code ${code}`;
  return { text, ingredients: [], classes: [], kind: 'unclear', isWhole: false };
}

/** Lists the allergies that name a medicine, as checks read them. */
export function regimenAllergies(
  allergies: readonly Records['allergy'][],
  names: Names,
): NonNullable<Regimen['allergies']> {
  return readAllergies(allergies, names)
    .filter(({ kind }) => kind === 'medicine')
    .map(({ text, readAs, ingredients, classes }) => ({
      text: readAs === undefined ? `“${text}”` : `“${text}” (read as ${readAs})`,
      ...{ ingredients: [...ingredients], classes: [...classes] },
    }));
}

/** Adds the ingredients and classes of an allergy's codes to those of its text. */
function withCodes(said: ReadAllergy, coded: readonly ReadAllergy[]): ReadAllergy {
  const more = coded.filter(({ kind, isWhole }) => kind === 'medicine' && isWhole);
  if (more.length === 0 || said.kind === 'none') return said;
  return {
    ...said,
    ...{ kind: 'medicine', isWhole: true },
    ingredients: [...new Set([said, ...more].flatMap(({ ingredients }) => ingredients))],
    classes: [...new Set([said, ...more].flatMap(({ classes }) => classes))],
  };
}

/** Finds the reason why an allergy was compared in part or not at all; undefined where it was compared. */
export function allergyNotChecked({ kind, isWhole, ingredients, classes }: ReadAllergy): string | undefined {
  if (kind === 'none' || (kind === 'medicine' && isWhole)) return undefined;
  if (kind === 'other') return 'Allergy to something else than a medicine: not compared with medicines.';
  if (kind === 'unclear') return 'Allergy that was not understood: not compared with medicines.';
  return `Allergy that was understood in part only (${[...ingredients, ...classes].join(', ')}): check the rest by hand.`;
}

/** Converts a row into the medication that checks read. */
export function regimenMedication(
  row: RegimenRow,
  { known, knowledge, codes }: Names & { readonly codes: DosageCodes },
): Regimen['medications'][number] {
  const { id, name, directions, prn = false } = row;
  const ingredients = ingredientsOfRow(row, known);
  return {
    ...{ id, name, prn },
    ...(directions === undefined ? {} : { directions }),
    ingredients: [...ingredients],
    classes: [...knowledge.classes.values()].flatMap((each) =>
      [...ingredients].some((term) => each.ingredients.has(term)) ? [each.name] : [],
    ),
    ...(actsLocally(name) ? { actsLocally: true } : {}),
    ...readAmounts(row, codes),
  };
}

const localRoutes: ReadonlySet<string> = new Set(['ophthalmic', 'otic', 'topical']);
const localForms: ReadonlySet<string> = new Set([
  'cream',
  'foam',
  'gel',
  'lotion',
  'ointment',
  'paste',
  'shampoo',
]);

/** Reports whether a medicine is applied to skin, eye or ear, where it acts with hardly any effect elsewhere. */
function actsLocally(name: string): boolean {
  const { form, route } = readMedicine(name);
  return route === '' ? form.split(' ').some((each) => localForms.has(each)) : localRoutes.has(route);
}

/** Collects the ingredients by the name that the row's code stands for and by the row's own name. */
function ingredientsOfRow({ name, code }: RegimenRow, known: DrugKnowledge): ReadonlySet<string> {
  const codeName = code === undefined ? undefined : known.nameOfCode(code);
  const names = [name, ...(codeName === undefined ? [] : [codeName])];
  return new Set(names.flatMap((each) => ingredientsOf(each, known)));
}

/** Finds the reason why a medication is compared by name only; undefined where its code is known. */
export function notCheckedReason({ code }: RegimenRow, known: DrugKnowledge): string | undefined {
  if (code === undefined) return 'Without a code: only the words of the name were compared.';
  if (known.nameOfCode(code) !== undefined) return undefined;
  return 'The code is not among the loaded ones: only the words of the name were compared.';
}

interface Named {
  readonly text?: string;
  readonly coding?: readonly { readonly display?: string }[];
}

/** Lists the chosen name and the names of the codes. */
function namesOf({ text = '', coding = [] }: Named = {}): readonly string[] {
  const names = [text, ...coding.map(({ display = '' }) => display)].filter((each) => each !== '');
  return [...new Set(names.map(foldText))];
}

/** Finds the last measurement of a name. */
function latest(observations: readonly Records['observation'][], name: string) {
  const measured = observations.filter(
    ({ text, valueQuantity }) => text === name && valueQuantity?.value !== undefined,
  );
  return latestKnown(measured, ({ issued }) => issued);
}
