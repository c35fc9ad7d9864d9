import { expect, it } from 'vitest';
import { sourceTexts } from './source-texts.ts';

it('says each medication in the words of its sources, and nothing of one that no source has told of', () => {
  const medication = (full: string) => ({ medication: { name: { full } } });
  expect(
    sourceTexts([
      {
        ...medication('Zinc 50 mg'),
        listed: { words: 'zinc 50 2 tabs bid', name: 'Zinc 50', source: 'patient' },
      },
      {
        ...medication('Lisinopril 10 mg'),
        listed: { name: 'lisinopril 10', directions: '1 daily' },
        alsoListed: [{ name: 'Lisinopril 5 mg', source: 'claims' }],
      },
      medication('Aspirin'),
    ]),
  ).toBe('Zinc 50 mg: “zinc 50 2 tabs bid”\nLisinopril 10 mg: “lisinopril 10: 1 daily”, “Lisinopril 5 mg”');
});
