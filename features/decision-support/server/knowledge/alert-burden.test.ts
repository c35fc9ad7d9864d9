import { describe, expect, it } from 'vitest';
import type { LoadRecord } from '../../../../engine/core/protocol/load.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import { demoRecords } from '../../../../tools/demo/demo-set.ts';
import { rowOf } from '../read-records.ts';
import { ask, askAbout, type Someone } from './ask.fixture.ts';

const daily = 'Take 1 tablet by mouth daily';
const twice = 'Take 1 tablet by mouth twice daily';
const bedtime = 'Take 1 tablet by mouth at bedtime';
const well = { age: 55, creatinine: 0.8 } as const;

/** Regimens that are common and in line with guidelines. */
const ordinary: readonly Someone[] = [
  [`Lisinopril 10 MG | ${daily}`],
  [`Lisinopril 10 MG | ${daily}`, `Hydrochlorothiazide 25 MG | ${daily}`],
  [`Lisinopril 10 MG | ${daily}`, `Amlodipine 5 MG | ${daily}`],
  [`Losartan potassium 50 MG | ${daily}`, `Atorvastatin 20 MG | ${bedtime}`],
  [`Amlodipine 5 MG | ${daily}`, `Atorvastatin 40 MG | ${bedtime}`],
  [`Amlodipine 10 MG | ${daily}`, `Simvastatin 20 MG | ${bedtime}`],
  [
    `Metoprolol succinate 50 MG | ${daily}`,
    `Lisinopril 20 MG | ${daily}`,
    `Atorvastatin 80 MG | ${daily}`,
    `Aspirin 81 MG | ${daily}`,
  ],
  [
    `Aspirin 81 MG | ${daily}`,
    `Clopidogrel 75 MG | ${daily}`,
    `Rosuvastatin 20 MG | ${daily}`,
    `Pantoprazole 40 MG | ${daily}`,
  ],
  [`Carvedilol 6.25 MG | ${twice}`, `Furosemide 40 MG | ${daily}`, `Lisinopril 10 MG | ${daily}`],
  [`Apixaban 5 MG | ${twice}`, `Metoprolol tartrate 25 MG | ${twice}`],
  [`Warfarin 5 MG | ${daily}`, `Metoprolol succinate 25 MG | ${daily}`],
  [`Rivaroxaban 20 MG | Take 1 tablet daily with the evening meal`, `Diltiazem 120 MG | ${daily}`],
  [`Metformin 1000 MG | ${twice}`],
  [`Metformin 1000 MG | ${twice}`, `Glipizide 5 MG | ${daily}`],
  [`Metformin 500 MG | ${twice}`, `Empagliflozin 10 MG | ${daily}`, `Atorvastatin 20 MG | ${daily}`],
  [
    `Metformin 1000 MG | ${twice}`,
    'Insulin glargine 100 UNT/ML | Inject 20 units at bedtime',
    `Lisinopril 10 MG | ${daily}`,
  ],
  [`Metformin 1000 MG | ${twice}`, 'Semaglutide 1 MG | Inject once a week', `Rosuvastatin 10 MG | ${daily}`],
  [`Sitagliptin 100 MG | ${daily}`, `Metformin 500 MG | ${twice}`],
  [`Levothyroxine 75 MCG | ${daily}`],
  [`Levothyroxine 100 MCG | ${daily}`, `Sertraline 50 MG | ${daily}`],
  [`Sertraline 100 MG | ${daily}`],
  [`Escitalopram 10 MG | ${daily}`],
  [`Citalopram 20 MG | ${daily}`],
  [`Bupropion 150 MG Extended Release Oral Tablet | ${daily}`, `Sertraline 50 MG | ${daily}`],
  [`Venlafaxine 75 MG Extended Release Oral Capsule | ${daily}`],
  [`Trazodone 50 MG | ${bedtime}`],
  [`Duloxetine 60 MG | ${daily}`, `Gabapentin 300 MG | Take 1 capsule 3 times daily`],
  [`Lorazepam 0.5 MG | Take 1 tablet at bedtime as needed`],
  [`Omeprazole 20 MG | ${daily}`],
  [`Famotidine 20 MG | ${twice}`],
  [
    'Albuterol 90 MCG inhalation aerosol | Inhale 2 puffs every 4 hours as needed',
    `Montelukast 10 MG | ${bedtime}`,
  ],
  [
    'Budesonide 160 MCG / formoterol 4.5 MCG inhaler | Inhale 2 puffs twice daily',
    'Albuterol 90 MCG inhalation aerosol | Inhale 2 puffs as needed',
  ],
  ['Tiotropium 18 MCG | Inhale once daily', 'Albuterol 90 MCG inhalation aerosol | Inhale 2 puffs as needed'],
  [
    'Fluticasone propionate 50 MCG nasal spray | 2 sprays in each nostril daily',
    `Loratadine 10 MG | ${daily}`,
  ],
  [`Cetirizine 10 MG | ${daily}`],
  ['Amoxicillin 500 MG | Take 1 capsule 3 times daily for 10 days'],
  ['Cephalexin 500 MG | Take 1 capsule 4 times daily for 7 days'],
  ['Doxycycline 100 MG | Take 1 capsule twice daily'],
  ['Acetaminophen 500 MG | Take 2 tablets every 6 hours as needed for pain'],
  ['Ibuprofen 600 MG | Take 1 tablet 3 times daily with food'],
  ['Meloxicam 15 MG | Take 1 tablet daily', `Omeprazole 20 MG | ${daily}`],
  [`Tamsulosin 0.4 MG | ${bedtime}`, `Finasteride 5 MG | ${daily}`],
  ['Alendronate 70 MG | Take 1 tablet once a week', 'Vitamin D3 1000 UNT | Take 1 tablet daily'],
  [`Allopurinol 300 MG | ${daily}`, `Losartan potassium 50 MG | ${daily}`],
  ['Methotrexate 2.5 MG | Take 6 tablets once a week', `Folic acid 1 MG | ${daily}`],
  [`Hydroxychloroquine 200 MG | ${twice}`],
  ['Sumatriptan 50 MG | Take 1 tablet as needed for migraine', `Propranolol 40 MG | ${twice}`],
  [`Levetiracetam 500 MG | ${twice}`],
  [`Donepezil 10 MG | ${bedtime}`, `Memantine 10 MG | ${twice}`],
  [
    'Timolol 0.5 % eye drops | 1 drop in each eye twice daily',
    'Latanoprost 0.005 % eye drops | 1 drop in each eye at bedtime',
  ],
].map((takes) => ({ ...well, takes }));

describe('how much is said', () => {
  it('is nothing above "info" of fifty ordinary regimens', async () => {
    expect(ordinary).toHaveLength(50);
    for (const someone of ordinary) {
      const { findings } = await ask(someone);
      const loud = findings.filter(({ severity }) => severity !== 'info');
      expect(
        loud.map(({ message }) => message),
        someone.takes.join('; '),
      ).toEqual([]);
    }
  });

  it('is below 1.5 findings above "moderate" for a patient of the demonstration who takes something', async () => {
    const { patients, counts } = await demonstrationFindings();
    const above = (counts.get('contraindicated') ?? 0) + (counts.get('major') ?? 0);
    expect(patients).toBeGreaterThan(50);
    expect(above / patients).toBeLessThan(1.5);
  });
});

async function demonstrationFindings() {
  const records = Map.groupBy(demoRecords(), ({ record }) => String(record['subject'] ?? record['_id']));
  const counts = new Map<string, number>();
  let patients = 0;
  for (const own of records.values()) {
    const patient = ofKind(own, 'patient')[0];
    const medications = ofKind(own, 'medication').filter(({ discontinued }) => discontinued === undefined);
    if (patient === undefined || medications.length === 0) continue;
    patients += 1;
    const read = {
      ...{ patient, medications, genetics: [], observations: ofKind(own, 'observation') },
      allergies: ofKind(own, 'allergy').filter(
        ({ status, isSideEffect }) => status === 'active' && isSideEffect !== true,
      ),
      conditions: ofKind(own, 'condition').filter(({ status }) => status === 'active'),
    };
    const { findings } = await askAbout(read, medications.map(rowOf));
    for (const { severity } of findings) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  }
  return { patients, counts };
}

function ofKind<Name extends 'patient' | 'medication' | 'observation' | 'allergy' | 'condition'>(
  records: readonly LoadRecord[],
  name: Name,
): readonly Records[Name][] {
  return records
    .filter(({ entity }) => entity === name)
    .map(({ record }) => record as unknown as Records[Name]);
}
