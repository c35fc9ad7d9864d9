import { yearsBetween } from '../../../../engine/core/expressions/runtime.ts';
import { stringOrEmpty, stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import type { Regimen } from '../../../../generated/decision/regimen.types.ts';
import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { type DrugKnowledge, ingredientsOf } from '../../reconciliation/gateway/reading/likeness.ts';
import type { RegimenRow } from './decision-provider.ts';
import { readAmounts } from './read-amounts.ts';
import type { ReadRecords } from './read-records.ts';

/** What checks look at: numbers and names, made of the patient's records. */
export function regimenOf(
  rows: readonly RegimenRow[],
  records: ReadRecords,
  { known, today }: { readonly known: DrugKnowledge; readonly today: string },
): Regimen {
  const { dob, sex } = records.patient;
  const age = yearsBetween(stringOrUndefined(dob), today);
  const { value: height, units: heightUnit = '' } = latest(records.observations, 'Height') ?? {};
  const { value: creatinine } = latest(records.observations, 'Creatinine Serum') ?? {};
  return {
    ...(age === undefined ? {} : { age }),
    ...(sex === 'female' || sex === 'male' ? { sex } : {}),
    ...(height === undefined ? {} : { height, heightUnit }),
    ...(creatinine === undefined ? {} : { creatinine }),
    medications: rows.map((row) => medicationOf(row, known)),
    allergies: records.allergies.flatMap(({ substance }) => namesOf(substance)),
    conditions: records.conditions.flatMap(({ code }) => namesOf(code)),
    genes: records.genetics.map(({ gene, phenotype }) =>
      foldText(`${stringOrEmpty(gene)} ${stringOrEmpty(phenotype)}`.trim()),
    ),
  };
}

function medicationOf(row: RegimenRow, known: DrugKnowledge): Regimen['medications'][number] {
  const { id, name, directions, prn = false } = row;
  return {
    ...{ id, name, prn },
    ...(directions === undefined ? {} : { directions }),
    ingredients: [...ingredientsOfRow(row, known)],
    ...readAmounts(row),
  };
}

/** By the name that its code stands for, and by its own name. */
function ingredientsOfRow({ name, code }: RegimenRow, known: DrugKnowledge): ReadonlySet<string> {
  const codeName = code === undefined ? undefined : known.nameOfCode(code);
  const names = [name, ...(codeName === undefined ? [] : [codeName])];
  return new Set(names.flatMap((each) => ingredientsOf(each, known)));
}

/** Why a medication is compared by its words only, if it is. */
export function notCheckedReason({ code }: RegimenRow, known: DrugKnowledge): string | undefined {
  if (code === undefined) return 'Without a code: only the words of the name were compared.';
  if (known.nameOfCode(code) !== undefined) return undefined;
  return 'The code is not among the loaded ones: only the words of the name were compared.';
}

interface Named {
  readonly text?: string;
  readonly coding?: readonly { readonly display?: string }[];
}

/** The name as it was chosen, the names of its codes, and what they contain. */
function namesOf({ text = '', coding = [] }: Named = {}): readonly string[] {
  const names = [text, ...coding.map(({ display = '' }) => display)].filter((each) => each !== '');
  const read = names.flatMap((each) => readMedicine(each).ingredients);
  return [...new Set([...names.map(foldText), ...read])];
}

/** What was measured last. */
function latest(observations: readonly Records['observation'][], name: string) {
  return observations
    .filter(({ text, valueQuantity }) => text === name && valueQuantity?.value !== undefined)
    .toSorted((a, b) => (a.issued ?? '').localeCompare(b.issued ?? ''))
    .at(-1)?.valueQuantity;
}
