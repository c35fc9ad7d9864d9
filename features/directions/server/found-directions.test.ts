import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { product } from '../../../generated/product.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import { readMedications } from '../../reconciliation/server/reading/read-medications.ts';
import { dosageCodesOf, dosageSentence } from './dosage-codes.ts';
import { readDosages } from './dosage-from-fhir.ts';
import { directionsOfText } from './dosage-from-text.ts';

const codes = dosageCodesOf(product);
const fixtures = join(projectRoot, 'tests/fixtures/clinical');

/** Builds the sentence of the directions that a row or a `Dosage` is read as, or `words` if it remains text. */
function readAs(words: string, parts: unknown): string {
  const directions = isJsonObject(parts) ? parts : directionsOfText(words, codes);
  return directions === undefined ? 'words' : dosageSentence(directions, codes) || 'words';
}

const rowsOf = (file: string) =>
  readMedications(readFileSync(join(fixtures, file), 'utf8'), { codes }).rows.map(
    ({ directions = '', dosage }) => [directions, readAs(directions, dosage)],
  );

describe('the inputs that were read wrongly', () => {
  it.each([
    [
      'list-patient.txt',
      [
        ['Take 1 tablet by mouth before meals and at bedtime', 'words'],
        ['take 1 tablet daily', 'Take 1 tablet once daily'],
        ['Take 1 tablet by mouth twice daily', 'Take 1 tablet by mouth twice daily'],
        ['1 tab q6h prn', 'Take 1 tablet every 6 hours as needed'],
        [
          'take 1 tablet by mouth every 6 hours as needed for pain and take with food',
          'Take 1 tablet by mouth every 6 hours as needed for pain with food',
        ],
      ],
    ],
    ['list-pharmacy.txt', [['take 1 tablet daily', 'Take 1 tablet once daily']]],
    [
      'list-sigs.txt',
      [
        ['Take 1 tablet by mouth before meals and at bedtime', 'words'],
        ['Take 1 tablet by mouth every morning for 7 days and every evening', 'words'],
        ['Take 1 tablet by mouth once daily and two on sundays', 'words'],
        [
          'take 1 tablet by mouth every 6 hours as needed for pain and take with food',
          'Take 1 tablet by mouth every 6 hours as needed for pain with food',
        ],
      ],
    ],
  ])('are right or words in lists that people paste: %s', (file, rows) => {
    const found = rowsOf(file);
    for (const row of rows) expect(found).toContainEqual(row);
    // Allows other texts only as `words`, such as `weekly` without an amount.
    const known = rows.map(([, sentence]) => sentence);
    for (const [, sentence] of found) expect(known.concat('words')).toContain(sentence);
  });

  it('are right or words in a bundle', () => {
    const found = rowsOf('probe1.json').map((row) => row.join(' → '));
    expect(found).toEqual(
      expect.arrayContaining([
        '1 tablet Oral every 4 to 6 hours as needed for severe pain at most 6 tablet per day → Take 1 tablet by mouth every 4 to 6 hours as needed for severe pain, at most 6 tablets a day',
        '6 tablet Oral every week on Monday → words',
        '1 tablet on Monday, Wednesday, Friday → words',
        '1 tablet Oral at bedtime → Take 1 tablet by mouth once daily (bedtime)',
        '2 tablet Oral use BID → Take 2 tablets by mouth twice daily',
        '1 tablet from 2026-01-01 every morning → words',
        '1 tablet 3 to 4 times daily → words',
        '1 tablet at 08:00, 14:00 → words',
        '1 tablet every 5 minutes 3 times in all as needed for chest pain → words',
        '4 tablet daily for 3 days, then 2 tablet daily for 3 days → words',
        'Take 1 tablet daily; Do not take with potassium; Note: Patient takes only half because of cough → words',
        '125 ug every 2 days → Take 125 mcg every other day',
      ]),
    );
  });
});

/** Collects every list of `Dosage`s in a file. */
function dosagesIn(value: Json | undefined): readonly (readonly JsonObject[])[] {
  if (Array.isArray(value)) return value.flatMap(dosagesIn);
  if (value === undefined || !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    ['dosageInstruction', 'dosage'].includes(name) && Array.isArray(each) && each.every(isJsonObject)
      ? [each]
      : dosagesIn(each),
  );
}

const shared = join(projectRoot, '../shared/data');
const bundles = existsSync(shared) ? globSync('synthea/*.json', { cwd: shared }) : [];

describe.runIf(bundles.length > 0)('the bundles that are shared beside the repository', () => {
  it('have directions that say something, each of them in words or in parts whose words stand beside', () => {
    const dosages = bundles.flatMap((file) =>
      dosagesIn(JSON.parse(readFileSync(join(shared, file), 'utf8')) as Json),
    );
    expect(dosages.length).toBeGreaterThan(30);
    for (const each of dosages) expect(readDosages(each, codes).words).not.toBe('');
  });
});
