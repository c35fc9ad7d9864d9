import { describe, expect, it } from 'vitest';
import { ask, type Someone } from './ask.fixture.ts';

/** Person with an expected finding, and a very similar person for whom no such finding may appear. */
interface Case {
  readonly row: string;
  readonly severity: string;
  readonly fires: Someone;
  readonly quiet: Someone;
}

const takes = (...list: readonly string[]): Someone => ({ takes: list });
const daily = (name: string) => `${name} | Take 1 tablet by mouth daily`;

const cases: Readonly<Record<string, Case>> = {
  'warfarin with an NSAID': {
    ...{ row: 'warfarin-nsaid', severity: 'major' },
    fires: takes('Warfarin 5 MG Oral Tablet', 'Naproxen 500 MG Oral Tablet'),
    quiet: takes('Warfarin 5 MG Oral Tablet', 'Acetaminophen 500 MG Oral Tablet'),
  },
  'warfarin with SMX-TMP': {
    ...{ row: 'warfarin-smx', severity: 'major' },
    fires: takes('Coumadin 5 mg', 'sulfamethoxazole 800 MG / trimethoprim 160 MG Oral Tablet'),
    quiet: takes('Coumadin 5 mg', 'Cephalexin 500 MG Oral Capsule'),
  },
  'warfarin with amiodarone': {
    ...{ row: 'warfarin-amiodarone', severity: 'major' },
    fires: takes('Warfarin sodium 5 MG', 'Amiodarone hydrochloride 200 MG'),
    quiet: takes('Warfarin sodium 5 MG', 'Metoprolol succinate 50 MG'),
  },
  'ACE inhibitor with potassium': {
    ...{ row: 'ace-potassium', severity: 'major' },
    fires: takes('Lisinopril 10 MG', 'Potassium chloride 20 mEq ER tablet'),
    quiet: takes('Amlodipine 10 MG', 'Potassium chloride 20 mEq ER tablet'),
  },
  'ACE inhibitor with spironolactone': {
    ...{ row: 'ace-potassium-sparing', severity: 'moderate' },
    fires: takes('Enalapril 10 MG', 'Spironolactone 25 MG'),
    quiet: takes('Enalapril 10 MG', 'Furosemide 20 MG'),
  },
  'ACE inhibitor with an ARB': {
    ...{ row: 'renin-angiotensin-twice', severity: 'major' },
    fires: takes('Lisinopril 10 MG', 'Losartan potassium 50 MG'),
    quiet: takes('Lisinopril 10 MG', 'Amlodipine 5 MG'),
  },
  'triple whammy': {
    ...{ row: 'triple-whammy', severity: 'major' },
    fires: takes('Lisinopril 10 MG', 'Hydrochlorothiazide 25 MG', 'Ibuprofen 600 MG'),
    quiet: takes('Lisinopril 10 MG', 'Hydrochlorothiazide 25 MG', 'Acetaminophen 500 MG'),
  },
  'sulfa allergy with SMX-TMP': {
    ...{ row: 'allergy-class', severity: 'contraindicated' },
    fires: { allergies: ['sulfa'], takes: ['Bactrim DS'] },
    quiet: { allergies: ['sulfa'], takes: ['Nitrofurantoin 100 MG'] },
  },
  'cefazolin allergy with cephalexin': {
    ...{ row: 'cephalosporin-cephalosporin', severity: 'contraindicated' },
    fires: { allergies: ['Cefazolin'], takes: ['Cephalexin 500 MG Oral Capsule'] },
    quiet: { allergies: ['Cefazolin'], takes: ['Azithromycin 250 MG'] },
  },
  'penicillin allergy with amoxicillin': {
    ...{ row: 'allergy-class', severity: 'contraindicated' },
    fires: { allergies: ['Penicillin'], takes: ['Amoxicillin 500 MG Oral Capsule'] },
    quiet: { allergies: ['Penicillin'], takes: ['Doxycycline 100 MG'] },
  },
  'two statins': {
    ...{ row: 'statin-twice', severity: 'major' },
    fires: takes('Atorvastatin 40 MG', 'Rosuvastatin 10 MG'),
    quiet: takes('Atorvastatin 40 MG', 'Ezetimibe 10 MG'),
  },
  'simvastatin with clarithromycin': {
    ...{ row: 'simvastatin-contraindicated', severity: 'contraindicated' },
    fires: takes(daily('Simvastatin 20 MG'), 'Clarithromycin 500 MG'),
    quiet: takes('Pravastatin 20 MG', 'Clarithromycin 500 MG'),
  },
  'methotrexate daily': {
    ...{ row: 'methotrexate-daily', severity: 'contraindicated' },
    fires: takes('Methotrexate 2.5 MG Oral Tablet | Take 1 tablet by mouth daily'),
    quiet: takes('Methotrexate 2.5 MG Oral Tablet | Take 6 tablets by mouth once a week'),
  },
  'a QT pair': {
    ...{ row: 'onc-qt-pair', severity: 'major' },
    fires: takes('Citalopram 20 MG | Take 1 tablet daily', 'Methadone 10 MG'),
    quiet: takes('Sertraline 50 MG', 'Amlodipine 10 MG'),
  },
  'digoxin in renal failure': {
    ...{ row: 'digoxin-kidney', severity: 'major' },
    fires: { age: 80, creatinine: 2.5, takes: ['Digoxin 0.125 MG'] },
    quiet: { age: 50, creatinine: 0.8, takes: ['Digoxin 0.125 MG'] },
  },
  'metformin by clearance': {
    ...{ row: 'metformin-kidney', severity: 'contraindicated' },
    fires: { age: 80, creatinine: 2.5, takes: ['Metformin hydrochloride 500 MG'] },
    quiet: { age: 50, creatinine: 0.8, takes: ['Metformin hydrochloride 500 MG'] },
  },
  'SSRI with an MAOI': {
    ...{ row: 'onc-maoi-pair', severity: 'contraindicated' },
    fires: takes('Fluoxetine 20 MG', 'Phenelzine 15 MG'),
    quiet: takes('Fluoxetine 20 MG', 'Levothyroxine 50 MCG'),
  },
  'SSRI with tramadol': {
    ...{ row: 'ssri-serotonergic-opioid', severity: 'major' },
    fires: takes('Sertraline 50 MG', 'Tramadol 50 MG | Take 1 tablet every 6 hours as needed'),
    quiet: takes('Sertraline 50 MG', 'Acetaminophen 500 MG'),
  },
  'nitrate with sildenafil': {
    ...{ row: 'nitrate-pde5', severity: 'contraindicated' },
    fires: takes('Isosorbide mononitrate 30 MG Extended Release Oral Tablet', 'Viagra 50 mg tablet'),
    quiet: takes('Amlodipine 5 MG', 'Viagra 50 mg tablet'),
  },
  'lithium with a thiazide': {
    ...{ row: 'lithium-thiazide', severity: 'major' },
    fires: takes('Lithium carbonate 300 MG', 'Zestoretic 20-12.5 mg'),
    quiet: takes('Lithium carbonate 300 MG', 'Amlodipine 5 MG'),
  },
  'citalopram over 60': {
    ...{ row: 'citalopram-age', severity: 'major' },
    fires: { age: 72, takes: ['Citalopram 40 MG Oral Tablet | Take 1 tablet by mouth daily'] },
    quiet: { age: 72, takes: ['Citalopram 20 MG Oral Tablet | Take 1 tablet by mouth daily'] },
  },
  'a first-generation antihistamine in the elderly': {
    ...{ row: 'antihistamine-elderly', severity: 'moderate' },
    fires: { age: 80, takes: ['Benadryl 25 mg'] },
    quiet: { age: 40, takes: ['Benadryl 25 mg'] },
  },
  'allopurinol with azathioprine': {
    ...{ row: 'allopurinol-azathioprine', severity: 'major' },
    fires: takes('Allopurinol 100 MG', 'Azathioprine 50 MG'),
    quiet: takes('Colchicine 0.6 MG', 'Azathioprine 50 MG'),
  },
  'opioid with a benzodiazepine': {
    ...{ row: 'opioid-benzodiazepine', severity: 'major' },
    fires: takes('Oxycodone hydrochloride 5 MG', 'Lorazepam 1 MG'),
    quiet: takes('Oxycodone hydrochloride 5 MG', 'Lisinopril 10 MG'),
  },
  'clopidogrel with omeprazole': {
    ...{ row: 'clopidogrel-omeprazole', severity: 'moderate' },
    fires: takes('Plavix 75 mg', 'Omeprazole 20 MG Delayed Release Oral Capsule'),
    quiet: takes('Plavix 75 mg', 'Pantoprazole 40 MG'),
  },
  'brand and generic': {
    ...{ row: 'ingredient-twice', severity: 'moderate' },
    fires: takes('Zocor 20 mg tablet | Take 1 tablet daily', daily('Simvastatin 20 MG Oral Tablet')),
    quiet: takes('Zocor 20 mg tablet | Take 1 tablet daily', 'Lisinopril 10 MG'),
  },
  'two NSAIDs': {
    ...{ row: 'nsaid-twice', severity: 'moderate' },
    fires: takes('Ibuprofen 600 MG', 'Meloxicam 15 MG'),
    quiet: takes('Ibuprofen 600 MG', 'Diclofenac sodium 1 % Topical Gel'),
  },
};

describe('well-known cases of decision support', () => {
  it('are 27', () => {
    expect(Object.keys(cases)).toHaveLength(27);
  });

  it.each(Object.entries(cases))(
    '%s: is found, and its neighbour is not',
    async (_title, { row, severity, fires, quiet }) => {
      const { findings } = await ask(fires);
      const said = findings.flatMap((each) => [
        each,
        ...(each.also ?? []).map((also) => ({ ...also, check: '' })),
      ]);
      const found = said.find((each) => each.package?.row === row || each.check === row);
      expect(found, findings.map(({ check }) => check).join()).toMatchObject({ severity });
      expect(found?.source.title).not.toBe('');
      const above = (await ask(quiet)).findings.filter(({ severity: its }) => its !== 'info');
      expect(above.map(({ check }) => check)).toEqual([]);
    },
  );
});

describe('conditions of rows', () => {
  const rowsOf = async (someone: Someone) =>
    (await ask(someone)).findings.map((each) => each.package?.row ?? each.check);

  it('takes nothing for a condition that says not', async () => {
    const named = (condition: string) => rowsOf({ conditions: [condition], takes: ['Pioglitazone 15 MG'] });
    expect(await named('Chronic congestive heart failure')).toContain('pioglitazone-heart-failure');
    for (const condition of [
      'No heart failure',
      'Family history of heart failure',
      'Screening for heart failure',
      'Heart failure ruled out',
      'Hypertensive heart disease without heart failure',
    ])
      expect(await named(condition), condition).not.toContain('pioglitazone-heart-failure');
  });

  it('says that a dose is not readable instead of nothing, once for each medication', async () => {
    const { findings } = await ask({ age: 70, takes: ['Citalopram 40 MG | As directed'] });
    const unread = findings.filter(({ check }) => check === 'dose-not-readable');
    expect(unread).toHaveLength(1);
    expect(unread[0]).toMatchObject({
      severity: 'info',
      message: expect.stringContaining('Dose not readable: Citalopram 40 MG'),
    });
    expect(await rowsOf({ age: 70, takes: ['Citalopram 20 MG | Take 1 tablet daily'] })).not.toContain(
      'dose-not-readable',
    );
  });

  it('names what kidney function would have to be known for', async () => {
    const { notChecked } = await ask({ takes: ['Metformin 500 MG', 'Sertraline 50 MG'] });
    expect(notChecked).toEqual([
      { id: 'm0', name: 'Metformin 500 MG', reason: expect.stringContaining('Kidney function is not known') },
    ]);
  });

  it('leaves out what acts where it is applied', async () => {
    expect(
      await rowsOf(takes('Erythromycin 5 MG/G Ophthalmic Ointment', daily('Simvastatin 20 MG'))),
    ).not.toContain('simvastatin-contraindicated');
    expect(await rowsOf(takes('Nitroglycerin 2 % Topical Ointment', 'Sildenafil 50 MG'))).toContain(
      'nitrate-pde5',
    );
  });

  it.each([
    ['Take 1 tablet once a week', false],
    ['Take 4 tablets every Monday', false],
    ['Take 1 tablet daily for 2 weeks', true],
    ['Take 1 tablet twice daily', true],
    ['every Monday only, call us before | 1 tablet', false],
    ['as our nurse has explained | 1 tablet', true],
    ['Take 6 tablets weekly, not daily', false],
  ])('reads "%s" of methotrexate', async (directions, isFound) => {
    const rows = await rowsOf(takes(`Methotrexate 2.5 MG | ${directions}`));
    expect(rows.includes('methotrexate-daily')).toBe(isFound);
  });

  it('compares genes', async () => {
    const rows = (phenotype: string) =>
      rowsOf({ genes: [['CYP2C19', phenotype]], takes: ['Clopidogrel 75 MG'] });
    expect(await rows('Poor Metabolizer')).toContain('clopidogrel-cyp2c19');
    expect(await rows('Normal Metabolizer')).not.toContain('clopidogrel-cyp2c19');
    expect(await rows('Not a poor metabolizer')).not.toContain('clopidogrel-cyp2c19');
  });

  it('says of which day the creatinine is as the page writes days', async () => {
    const { findings } = await ask({ takes: ['Metformin 500 MG'], creatinine: 4, age: 80 });
    expect(findings.map(({ message }) => message).join(' ')).toMatch(/mL\/min, creatinine of 11\/20\/2026\b/);
  });

  it('speaks of pregnancy only where the record does', async () => {
    const rows = (condition: string) =>
      rowsOf({ age: 30, conditions: [condition], takes: ['Lisinopril 10 MG'] });
    expect(await rows('Normal pregnancy')).toContain('ras-pregnancy');
    expect(await rows('Pregnancy test negative')).not.toContain('ras-pregnancy');
    expect(await rows('Not pregnant')).not.toContain('ras-pregnancy');
  });
});
