import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Records } from '../../../../generated/calls.types.ts';
import { ask, demonstrationDrugs, shipped } from '../knowledge/ask.fixture.ts';
import { allergyNotChecked, readAllergies } from '../regimen-of.ts';
import { allergyLexicon } from './allergy-lexicon.ts';
import { readAllergy } from './read-allergy.ts';

const lexicon = allergyLexicon(shipped, demonstrationDrugs);
const read = (text: string) => readAllergy(text, lexicon);
const named = (text: string) => {
  const { ingredients, classes } = read(text);
  return [...classes.map((each) => `class ${each}`), ...ingredients].toSorted().join(', ');
};

describe('an allergy as people write it', () => {
  it.each([
    ['Aspirin allergy', 'aspirin'],
    ['Allergy to lisinopril', 'lisinopril'],
    ['allergic to ASA', 'aspirin'],
    ['Tylenol', 'acetaminophen'],
    ['Bactrim', 'sulfamethoxazole, trimethoprim'],
    ['Bactrim DS - hives', 'sulfamethoxazole, trimethoprim'],
    ['TMP-SMX', 'sulfamethoxazole, trimethoprim'],
    ['Septra (rash)', 'sulfamethoxazole, trimethoprim'],
    ['sulfa', 'class sulfonamide-antibiotic'],
    ['Sulfa drugs', 'class sulfonamide-antibiotic'],
    ['SULFA ANTIBIOTICS', 'class sulfonamide-antibiotic'],
    ['Allergy to sulfonamide (finding)', 'class sulfonamide-antibiotic'],
    ['penicillins', 'class penicillin'],
    ['Penicillin', 'class penicillin'],
    ['PCN', 'class penicillin'],
    ['PCN: anaphylaxis', 'class penicillin'],
    ['Allergy to penicillin (finding)', 'class penicillin'],
    ['Penicillin -class of antibiotic-', 'class penicillin'],
    ['H/O: penicillin allergy', 'class penicillin'],
    ['Anaphylaxis due to penicillin', 'class penicillin'],
    ['NSAIDs', 'class nsaid'],
    ['Non-steroidal anti-inflammatory drugs', 'class nsaid'],
    ['statins', 'class statin'],
    ['Statin intolerance', 'class statin'],
    ['contrast', 'class contrast'],
    ['IV contrast dye', 'class contrast'],
    ['Iodinated contrast media', 'class contrast'],
    ['ACE inhibitors (cough)', 'class ace-inhibitor'],
    ['cephalosporins', 'class cephalosporin'],
    ['quinolones', 'class fluoroquinolone'],
    ['opioids', 'class opioid'],
    ['codeine sulfate', 'codeine'],
    ['CODEINE', 'codeine'],
    ['hydrALAZINE', 'hydralazine'],
    ['hydrOXYzine', 'hydroxyzine'],
    ['cefTRIAXone', 'ceftriaxone'],
    ['Rocephin', 'ceftriaxone'],
    ['Keflex', 'cephalexin'],
    ['penicillin, sulfa and codeine', 'class penicillin, class sulfonamide-antibiotic, codeine'],
    ['Tylenol with codeine', 'acetaminophen, codeine'],
    ['Augmentin', 'amoxicillin, clavulanate'],
    ['Vicodin / Percocet', 'acetaminophen, hydrocodone, oxycodone'],
    ['Amoxicilin', 'amoxicillin'],
    ['Codiene', 'codeine'],
    ['penicilin', 'class penicillin'],
    ['Adverse reaction to ibuprofen', 'ibuprofen'],
    ['Lidocaine hydrochloride', 'lidocaine'],
    ['morphine causes itching', 'morphine'],
  ])('%s', (text, names) => {
    expect(named(text)).toBe(names);
    expect(read(text)).toMatchObject({ text, kind: 'medicine', isWhole: true });
  });

  it.each(['No known drug allergies', 'NKDA', 'nka', 'No known allergies', 'None', 'No known allergy'])(
    'says that there is none: %s',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'none', ingredients: [], classes: [] });
    },
  );

  it.each([
    'Not allergic to penicillin',
    'Penicillin allergy ruled out',
    'Denies aspirin allergy',
    'No allergy to codeine',
    'Ruled out: penicillin',
    'Denied: aspirin; codeine',
    'Tolerates amoxicillin',
    'penicillin allergy disproven by testing',
  ])('makes no allergy of what says not: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'unclear', ingredients: [], classes: [], isWhole: false });
  });

  it.each([
    ['Unknown antibiotic in childhood', 'unclear', ''],
    ['blue pill', 'unclear', ''],
    ['MS', 'unclear', ''],
    ['Wool', 'other', ''],
    ['Peanut', 'other', ''],
    ['Peanuts', 'other', ''],
    ['Latex', 'other', ''],
    ['penicillin and a blue pill', 'medicine', 'class penicillin'],
    ['Penicillin, tolerates cephalexin', 'medicine', 'class penicillin'],
  ] as const)('says what it does not understand, or not wholly: %s', (text, kind, names) => {
    expect([read(text).kind, named(text)]).toEqual([kind, names]);
    if (kind !== 'other') expect(read(text).isWhole).toBe(false);
  });

  it('says how a misspelled word was read, and takes none that may be two', () => {
    expect(read('Amoxicilin').readAs).toBe('amoxicillin');
    expect(read('Amoxicillin').readAs).toBeUndefined();
  });

  it('never fails, never loses the words, and says nothing of words that it does not know', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const found = read(text);
        expect(found.text).toBe(text);
        if (found.kind !== 'medicine') expect(found.ingredients.length + found.classes.length).toBe(0);
      }),
    );
    const names = fc.constantFrom('aspirin', 'Bactrim', 'sulfa', 'PCN', 'statins', 'codeine sulfate');
    const unknown = fc.constantFrom('blorx', 'green capsule from 1987', 'the water pill');
    fc.assert(
      fc.property(names, unknown, fc.constantFrom(', ', ' and ', ' / ', '; '), (name, word, between) => {
        const found = read(`${name}${between}${word}`);
        expect([found.kind, found.isWhole]).toEqual(['medicine', false]);
      }),
    );
  });
});

describe('allergies of a patient against medicines', () => {
  const rows = async (allergy: string, ...takes: readonly string[]) =>
    (await ask({ allergies: [allergy], takes })).findings
      .filter(({ type, severity }) => type === 'Drug and allergy' && severity !== 'info')
      .map((each) => `${each.package?.row ?? each.check} ${each.severity}`)
      .toSorted();

  it.each([
    ['Aspirin allergy', 'Ecotrin 81 MG', ['allergy-ingredient contraindicated']],
    ['Aspirin allergy', 'Ibuprofen 200 MG', ['nsaid-aspirin contraindicated']],
    ['Allergy to lisinopril', 'Zestoretic', ['allergy-ingredient contraindicated']],
    ['Allergy to lisinopril', 'Enalapril 5 MG', ['ace-ace contraindicated']],
    ['Tylenol', 'Percocet 5-325', ['allergy-ingredient contraindicated']],
    ['statins', 'Lipitor 20 mg', ['allergy-class contraindicated']],
    ['contrast', 'Omnipaque', ['allergy-class contraindicated']],
    ['sulfa', 'Sulfasalazine 500 MG', ['sulfa-sulfasalazine contraindicated']],
    ['sulfa', 'Celecoxib 200 MG', []],
    ['Bactrim', 'Sulfadiazine 500 MG', ['sulfa-antibiotic contraindicated']],
    ['PCN', 'Cephalexin 500 MG', []],
    ['Amoxicillin', 'Cephalexin 500 MG', ['amoxicillin-side-chain major']],
    ['Amoxicillin', 'Penicillin V potassium 500 MG', ['penicillin-penicillin contraindicated']],
    ['cephalexin', 'Amoxicillin 500 MG', ['side-chain-amoxicillin major']],
    ['Azithromycin', 'Clarithromycin 500 MG', ['macrolide-macrolide contraindicated']],
    ['Codeine', 'Tramadol 50 MG', ['opioid-tramadol contraindicated']],
    ['Codeine', 'Lisinopril 10 MG', []],
    ['sulfa', 'Sumatriptan 50 MG', []],
    ['NKDA', 'Amoxicillin 500 MG', []],
    ['Not allergic to penicillin', 'Amoxicillin 500 MG', []],
  ] as const)('%s with %s', async (allergy, takes, expected) => {
    const found = await rows(allergy, takes);
    expect(found.filter((each) => !each.endsWith(' moderate'))).toEqual(expected);
  });

  it('says of a penicillin allergy and another cephalosporin that side chains matter, as moderate', async () => {
    expect(await rows('Penicillin', 'Cefazolin 1 GM injection')).toEqual([
      'penicillin-cephalosporin moderate',
    ]);
  });

  it('only informs of sulfonamides that are no antibiotics', async () => {
    const { findings } = await ask({ allergies: ['sulfa'], takes: ['Furosemide 20 MG'] });
    expect(findings.find((each) => each.package?.row === 'sulfa-other')?.severity).toBe('info');
  });

  it('shows the words of the record beside how they were read', async () => {
    const { findings } = await ask({ allergies: ['Amoxicilin'], takes: ['Amoxicillin 500 MG'] });
    expect(findings[0]?.message).toContain('“Amoxicilin” (read as amoxicillin)');
  });

  it('lists what was not understood, in part, or is no medicine, each with its reason', async () => {
    const { notChecked } = await ask({
      allergies: ['Peanut', 'blue pill', 'penicillin and a blue pill', 'NKDA', 'Aspirin'],
      takes: ['Docusate 100 MG'],
    });
    expect(notChecked.map(({ name, reason }) => [name, reason.slice(0, 36)])).toEqual([
      ['Peanut', 'Allergy to something else than a med'],
      ['blue pill', 'Allergy that was not understood: not'],
      ['penicillin and a blue pill', 'Allergy that was understood in part '],
    ]);
  });

  it('lists an allergy without a name by its code', () => {
    const bare: Records['allergy'] = {
      ...{ _id: 'bare', _rev: 1, updatedAt: '2026-11-01T12:00:00.000Z', subject: 'ana' },
      type: 'patient.allergy',
      status: 'active',
      sensitivityType: 'allergy',
    };
    const coded = { ...bare, substance: { text: '', coding: [{ code: '387406002' }] } };
    const names = { known: demonstrationDrugs, knowledge: shipped };
    const read = readAllergies([bare, coded], names);
    expect(read.map((each) => [each.text, allergyNotChecked(each)?.slice(0, 31)])).toEqual([
      ['Allergy without a name', 'Allergy that was not understood'],
      ['Allergy without a name, code 387406002', 'Allergy that was not understood'],
    ]);
  });
});
