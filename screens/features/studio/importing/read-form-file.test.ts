import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readFormFile } from './read-form-file.ts';

const workbook = new URL('../../../../tests/fixtures/import/visit.xlsx', import.meta.url);

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

it('refuses what is too large for a form', async () => {
  const file = new File([new Uint8Array(5_000_001)], 'a.json');
  expect(await readFormFile(file)).toEqual({
    problem: 'a.json is larger than 5 MB: take out what is no form, such as images, or split it.',
  });
});
