import { foldText } from '../../../../engine/core/text/fold-text.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import { product } from '../../../../generated/product.ts';
import { readMedicine } from '../../../medicines/shared/read-medicine.ts';
import type { DrugKnowledge } from '../../../reconciliation/server/reading/likeness.ts';
import drugs from '../../../terminology/server/drugs.json' with { type: 'json' };
import type {
  DecisionProvider,
  DecisionQuestion,
  ProviderFinding,
  RegimenRow,
} from '../decision-provider.ts';
import { ownChecks } from '../own-checks.ts';
import type { ReadRecords } from '../read-records.ts';
import { allergyNotChecked, readAllergies, regimenOf } from '../regimen-of.ts';
import { compileKnowledge, type Knowledge } from './compile-knowledge.ts';
import { knowledgeChecks } from './knowledge-checks.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

const at = { _rev: 1, updatedAt: '2026-11-01T12:00:00.000Z' };
const today = '2026-11-28';

/** Knowledge that comes with the product. */
export const shipped = compileKnowledge(shippedKnowledge());

const brands = new Map(
  drugs.flatMap(({ drug, brand }) =>
    brand === undefined ? [] : [[foldText(brand), readMedicine(drug).ingredients] as const],
  ),
);

/** Brands of the demonstration catalogue, without a store. */
export const demonstrationDrugs: DrugKnowledge = {
  nameOfCode: () => undefined,
  ingredientsOfBrand: (name) => brands.get(name),
  ingredientOfSubstance: () => undefined,
};

export interface Someone {
  readonly age?: number;
  readonly sex?: 'female' | 'male';
  /** Creatinine in mg/dL; the person is 66 inches tall. */
  readonly creatinine?: number;
  readonly conditions?: readonly string[];
  readonly allergies?: readonly string[];
  readonly genes?: readonly (readonly [string, string])[];
  /**
   * Names of medications, each followed by directions after a `|`, and by the amount taken in the morning after a
   * second `|`.
   */
  readonly takes: readonly string[];
}

export interface Told {
  readonly findings: readonly ProviderFinding[];
  readonly notChecked: readonly { readonly name: string; readonly reason: string }[];
}

/** Checks a person's medications as the product does, without a store. */
export async function ask(someone: Someone, knowledge: Knowledge = shipped): Promise<Told> {
  const records = recordsOf(someone);
  const rows = someone.takes.map((line, index): RegimenRow => {
    const [name = '', directions = '', morning] = line.split('|').map((each) => each.trim());
    return {
      id: `m${index}`,
      name,
      directions,
      prn: directions.includes('as needed'),
      ...(morning === undefined ? {} : { times: [morning, '', '', ''] }),
    };
  });
  return askAbout(records, rows, knowledge);
}

export async function askAbout(
  records: ReadRecords,
  rows: readonly RegimenRow[],
  knowledge: Knowledge = shipped,
): Promise<Told> {
  const names = { known: demonstrationDrugs, knowledge };
  const regimen = regimenOf(rows, records, { ...names, product, today });
  const question: DecisionQuestion = {
    ...{ product, knowledge, regimen, records, listed: rows, drafts: [], user: { _id: 'una' } },
    ...{ now: `${today}T12:00:00.000Z`, today },
  };
  const providers: readonly DecisionProvider[] = [ownChecks, knowledgeChecks];
  const answers = await Promise.all(providers.map((provider) => provider.check(question)));
  const unread = readAllergies(records.allergies, names).flatMap((allergy) => {
    const reason = allergyNotChecked(allergy);
    return reason === undefined ? [] : [{ name: allergy.text, reason }];
  });
  return {
    findings: answers.flatMap(({ findings }) => findings),
    notChecked: [...answers.flatMap(({ notChecked = [] }) => notChecked), ...unread],
  };
}

function recordsOf({ age = 50, sex = 'female', creatinine, ...rest }: Someone): ReadRecords {
  const measured = {
    ...at,
    type: 'patient.observation',
    subject: 'ana',
    issued: '2026-11-20T12:00:00Z',
  } as const;
  const observations: Records['observation'][] = [
    { ...measured, _id: 'height', text: 'Height', valueQuantity: { value: 66, units: 'in' } },
    ...(creatinine === undefined
      ? []
      : [
          {
            ...{ ...measured, _id: 'creatinine', text: 'Creatinine Serum' },
            valueQuantity: { value: creatinine, units: 'mg/dL' },
          } as const,
        ]),
  ];
  return {
    patient: {
      ...{ ...at, _id: 'ana', type: 'patient', name: { first: 'Ana', last: 'Ruiz' } },
      ...{ dob: `${Number(today.slice(0, 4)) - age}-01-15`, sex },
    },
    medications: [],
    observations,
    allergies: (rest.allergies ?? []).map((text, index) => ({
      ...{ ...at, _id: `a${index}`, type: 'patient.allergy', subject: 'ana', sensitivityType: 'allergy' },
      ...{ substance: { text }, status: 'active' },
    })),
    conditions: (rest.conditions ?? []).map((text, index) => ({
      ...{ ...at, _id: `c${index}`, type: 'patient.condition', subject: 'ana' },
      ...{ code: { text }, status: 'active' },
    })),
    genetics: (rest.genes ?? []).map(([gene, phenotype]) => ({ gene, phenotype })),
  };
}
