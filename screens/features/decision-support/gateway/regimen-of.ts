import { yearsBetween } from '../../../../engine/core/expressions/runtime.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import type { Regimen } from '../../../../generated/decision/regimen.types.ts';
import { type DrugKnowledge, ingredientsOf } from '../../reconciliation/gateway/reading/likeness.ts';
import { readDrugName } from '../../reconciliation/gateway/reading/read-drug-name.ts';
import type { RegimenRow } from './decision-provider.ts';
import { readAmounts } from './read-amounts.ts';
import { type ReadRecords, textAt } from './read-records.ts';

/** What checks look at: numbers and names, made of the patient's records. */
export function regimenOf(
  rows: readonly RegimenRow[],
  records: ReadRecords,
  { known, today }: { readonly known: DrugKnowledge; readonly today: string },
): Regimen {
  const { dob, sex } = records.patient;
  const age = yearsBetween(typeof dob === 'string' ? dob : undefined, today);
  const height = latest(records.observations, 'Height');
  const creatinine = numberAt(latest(records.observations, 'Creatinine Serum'));
  return {
    ...(age === undefined ? {} : { age }),
    ...(sex === 'female' || sex === 'male' ? { sex } : {}),
    ...(numberAt(height) === undefined
      ? {}
      : { height: numberAt(height) as number, heightUnit: textAt(height, '/valueQuantity/units') }),
    ...(creatinine === undefined ? {} : { creatinine }),
    medications: rows.map((row) => medicationOf(row, known)),
    allergies: records.allergies.flatMap((allergy) => namesOf(getAt(allergy, '/substance'))),
    conditions: records.conditions.flatMap((condition) => namesOf(getAt(condition, '/code'))),
    genes: records.genetics.map((each) =>
      foldText(`${textAt(each, '/gene')} ${textAt(each, '/phenotype')}`.trim()),
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

/** The name as it was chosen, the names of its codes, and what they contain. */
function namesOf(concept: unknown): readonly string[] {
  const codings = getAt(concept, '/coding');
  const displays = (Array.isArray(codings) ? codings : []).map((each) => textAt(each, '/display'));
  const names = [textAt(concept, '/text'), ...displays].filter((each) => each !== '');
  const read = names.flatMap((each) => readDrugName(each).ingredients);
  return [...new Set([...names.map(foldText), ...read])];
}

function latest(observations: readonly JsonObject[], text: string): JsonObject | undefined {
  return observations
    .filter((each) => each['text'] === text && numberAt(each) !== undefined)
    .toSorted((a, b) => textAt(a, '/issued').localeCompare(textAt(b, '/issued')))
    .at(-1);
}

function numberAt(observation: JsonObject | undefined): number | undefined {
  const value = getAt(observation, '/valueQuantity/value');
  return typeof value === 'number' ? value : undefined;
}
