import { describe, expect, it } from 'vitest';
import { demonstrationRisk } from './demonstration-risk.ts';
import { questionAbout } from './question-about.ts';

const medication = (id: string, full: string, rest = {}) => ({
  _id: id,
  medication: { name: { full } },
  ...rest,
});

function riskOf(...medications: readonly ReturnType<typeof medication>[]) {
  return demonstrationRisk({ dob: '1950-01-01', sex: 'female', today: '2026-11-21', medications });
}

describe('the demonstration of a risk score', () => {
  it('adds up what its method says, by medication', async () => {
    const { score, scores, medications } = await riskOf(
      medication('a', 'Diphenhydramine 25 mg capsule'),
      medication('b', 'Paroxetine 20 mg tablet'),
      medication('c', 'Herbal tea'),
    );
    expect(scores).toEqual({ faers: 2, acb: 6, sedative: 3, qt: 0, competitiveInhibition: 3 });
    expect(score).toBe(14);
    expect(medications).toEqual([
      {
        ...{ id: 'a', routes: { '2D6': 'weak' } },
        scores: { faers: 1, acb: 3, sedative: 3, competitiveInhibition: 3 },
      },
      { id: 'b', routes: { '2D6': 'inhibitor' }, scores: { faers: 1, acb: 3 } },
      { id: 'c', routes: {}, scores: {}, isUnknown: true },
    ]);
  });

  it('ends every part at 10, and shares what is left among the medications', async () => {
    const sedatives = ['Lorazepam', 'Alprazolam', 'Diazepam', 'Gabapentin', 'Zolpidem'];
    const { scores, medications } = await riskOf(
      ...sedatives.map((name) => medication(name, `${name} 1 mg`)),
    );
    expect(scores['sedative']).toBe(10);
    expect(medications?.map((each) => each.scores['sedative'])).toEqual([2, 2, 2, 2, 2]);
  });

  it('holds nobody up where all bind alike, and knows no medication by a part of its name', async () => {
    const alike = await riskOf(medication('a', 'Metoprolol 50 mg'), medication('b', 'Tramadol 50 mg'));
    expect(alike.scores['competitiveInhibition']).toBe(0);
    const { medications, score } = await riskOf(medication('a', 'Warfarinoid 5 mg'));
    expect(medications).toMatchObject([{ isUnknown: true }]);
    expect(score).toBeNull();
  });
});

describe('the question about a risk score', () => {
  it('leaves out who the patient is, who has written, and what is not taken any more', () => {
    const question = questionAbout({
      patient: { _id: 'ana', name: { first: 'Ana' }, dob: '1950-01-01', sex: 'female' },
      medications: [
        medication('a', 'Aspirin', { subject: 'ana', performedBy: { id: 'u1' } }),
        medication('b', 'Docusate', { subject: 'ana', discontinued: { date: '2026-01-01' } }),
      ],
      today: '2026-11-21',
    });
    expect(question.medications).toEqual([medication('a', 'Aspirin')]);
    expect(JSON.stringify(question)).not.toMatch(/ana|u1/i);
  });
});
