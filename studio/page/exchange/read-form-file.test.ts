import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readFormFile } from './read-form-file.ts';

const workbook = new URL('../../../tests/fixtures/import/visit.xlsx', import.meta.url);

it('reads the sheets of a workbook as rows of texts', async () => {
  const file = new File([await readFile(workbook)], 'Visit.XLSX');
  const read = await readFormFile(file);
  expect(read).toMatchObject({ format: 'xlsform' });
  expect('text' in read && JSON.parse(read.text)).toEqual({
    survey: [
      ['type', 'name', 'label', 'relevant'],
      ['integer', 'age', 'Age', ''],
      ['select_one drugs', 'drug', 'Medicine', ['$', '{age} > 18'].join('')],
    ],
    choices: [
      ['list_name', 'name', 'label'],
      ['drugs', 'asa', 'Aspirin'],
      ['drugs', 'ibu', 'Ibuprofen'],
    ],
  });
});

it.each([
  ['a.csv', 'Variable / Field Name,…', 'redcap'],
  ['a.json', '{"resourceType":"Questionnaire"}', 'questionnaire'],
  ['a.json', '{"properties":{}}', 'json-schema'],
  ['a.json', '{', 'json-schema'],
])('sees the format of %s with %s', async (name, text, format) => {
  expect(await readFormFile(new File([text], name))).toEqual({ format, text });
});

it.each(['a.json', 'a.xlsx'])('refuses what is too large for a form: %s', async (name) => {
  const file = new File([new Uint8Array(5_000_001)], name);
  expect(await readFormFile(file)).toEqual({
    problem: `${name} is larger than 5 MB: take out what is no form, such as images, or split it.`,
  });
});

it('says that a workbook is damaged whose archive is cut off, is empty, or holds something else', async () => {
  const whole = await readFile(workbook);
  const flipped = Uint8Array.from(whole, (byte, at) => (at > 200 && at < 400 ? byte ^ 0xff : byte));
  for (const bytes of [whole.subarray(0, whole.length / 2), new Uint8Array(), flipped, 'no archive'])
    expect(await readFormFile(new File([bytes], 'a.xlsx'))).toEqual({
      problem: expect.stringContaining('a.xlsx cannot be read as a workbook'),
    });
});
