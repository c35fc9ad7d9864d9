import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import { gridCellText, withCell } from './grid-amounts.ts';
import { groupMedications } from './group-medications.ts';
import { type Directions, type EditedField, type Medication, timesOfDay } from './medications.ts';

const codes = {
  units: product.codes['dose-units']?.codes ?? [],
  frequencies: product.codes['dose-frequencies']?.codes ?? [],
};

function medication(
  full: string,
  dosageInstructions: Directions = {},
  rest: Partial<Medication> = {},
): Medication {
  return {
    ...{
      _id: full,
      _rev: 1,
      type: 'patient.medication' as const,
      medication: { name: { full } },
      dosageInstructions,
    },
    ...rest,
  } as Medication;
}

function edited(directions: Directions, field: EditedField, text: string): Medication {
  const edit = withCell(medication('Aspirin', directions), { field, text, codes });
  if ('refusal' in edit) throw new Error(edit.refusal);
  return edit.medication;
}

const cells = (of: Medication) => timesOfDay.map((time) => gridCellText(of, time, codes));
const twice: Directions = {
  dose: '1',
  unit: 'tablet',
  frequency: 'twice-daily',
  when: ['morning', 'evening'],
};

describe('an amount in the grid', () => {
  it('has its unit, and is another one where it is typed, with or without the unit', () => {
    expect(cells(medication('Aspirin', twice))).toEqual(['1 tablet', '', '1 tablet', '']);
    for (const text of ['2', '2 tablets', ' 2  tablets '.trim()])
      expect(cells(edited(twice, 'evening', text))).toEqual(['1 tablet', '', '2 tablets', '']);
    expect(cells(edited(twice, 'noon', '½'))).toEqual(['1 tablet', '0.5 tablet', '1 tablet', '']);
    expect(cells(edited(twice, 'noon', 'half a cup'))[1]).toBe('half a cup');
  });

  it('changes how often a day with the times of day, and nothing that is not counted by days', () => {
    expect(edited(twice, 'noon', '1').dosageInstructions).toMatchObject({
      ...{ frequency: 'three-daily', when: ['morning', 'noon', 'evening'], times: {} },
    });
    expect(edited(twice, 'evening', '').dosageInstructions).toMatchObject({
      frequency: 'daily',
      when: ['morning'],
    });
    const weekly: Directions = { dose: '1', frequency: 'weekly', when: ['morning'] };
    expect(edited(weekly, 'noon', '1').dosageInstructions).toMatchObject({ frequency: 'weekly' });
    expect(edited({ text: 'As told' }, 'noon', '1').dosageInstructions).not.toHaveProperty('frequency');
  });

  it('says when it is needed how much, or that it is', () => {
    const needed = edited({ dose: '1', unit: 'tablet' }, 'asNeeded', '1-2 tablets');
    expect(needed.dosageInstructions).toMatchObject({ prn: true, dose: '1-2' });
    expect(gridCellText(needed, 'asNeeded', codes)).toBe('1-2 tablets');
    expect(gridCellText(edited({}, 'asNeeded', 'yes'), 'asNeeded', codes)).toBe('Yes');
    const no = edited({ prn: true, prnReason: 'Pain' }, 'asNeeded', '').dosageInstructions;
    expect(no).toEqual({ prn: false });
    expect(withCell(medication('A'), { field: 'asNeeded', text: 'often', codes })).toHaveProperty('refusal');
  });

  it('is shown after an edit as it was typed, and typing what is shown changes nothing', () => {
    const amount = fc.oneof(
      fc.integer({ min: 1, max: 99 }).map(String),
      fc.constantFrom('', '1-2', '0.5', 'نصف كوب'),
    );
    const edit = fc.tuple(fc.constantFrom(...timesOfDay), amount);
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        let current = medication('Aspirin', twice);
        for (const [time, text] of edits) {
          current = edited(current.dosageInstructions ?? {}, time, text);
          expect(gridCellText(current, time, codes).startsWith(text)).toBe(true);
          expect(gridCellText(current, time, codes) === '').toBe(text === '');
        }
        for (const time of timesOfDay) {
          const again = edited(current.dosageInstructions ?? {}, time, gridCellText(current, time, codes));
          expect(cells(again)).toEqual(cells(current));
        }
      }),
    );
  });
});

describe('the groups of the grid', () => {
  const list = [
    medication('zinc'),
    medication('Ibuprofen', { prn: true }, { indication: 'Pain' }),
    medication('aspirin', { ...twice }, { indication: 'pain ' }),
    medication('Metformin', twice, { indication: 'Diabetes' }),
  ];
  const grouped = (by: 'problem' | 'time') =>
    groupMedications(list, by, codes).map(({ title, medications }) => [
      title,
      ...medications.map(({ _id }) => _id),
    ]);

  it('are the problems in order, whatever their case, and last what has none', () => {
    expect(grouped('problem')).toEqual([
      ['Diabetes', 'Metformin'],
      ['pain', 'aspirin', 'Ibuprofen'],
      ['No problem recorded', 'zinc'],
    ]);
  });

  it('are the times of day, under each of which a medication stands', () => {
    expect(grouped('time')).toEqual([
      ['Morning', 'aspirin', 'Metformin'],
      ['Evening', 'aspirin', 'Metformin'],
      ['As needed', 'Ibuprofen'],
      ['No time of day recorded', 'zinc'],
    ]);
  });
});
