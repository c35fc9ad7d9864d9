import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runWithInput } from './cli.fixture.ts';

let folder: string;
const file = (name: string) => join(folder, name);

async function write(name: string, value: unknown): Promise<string> {
  await writeFile(file(name), typeof value === 'string' ? value : JSON.stringify(value));
  return file(name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validate-'));
  await write('zip.json', { type: 'string', pattern: '^\\d{5}$' });
  await write('address.json', {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['city'],
    properties: { zip: { $ref: 'zip.json' }, since: { format: 'date' }, city: { type: 'string' } },
  });
  await write('patient.json', { allergyMeta: {}, regimen_meta: { nkda: false } });
});

afterAll(() => rm(folder, { recursive: true }));

const address = () => ['validate', '--schema', file('address.json')];
const allergy = ['validate', '--entity', 'allergy', '--today', '2026-01-15'];
const goodAllergy = {
  type: 'patient.allergy',
  sensitivityType: 'allergy',
  status: 'active',
  substance: { text: 'Penicillin', coding: [{ code: '7980' }] },
  reaction: 'rash',
};

describe('cli validate --schema', () => {
  it('prints one line for each value, worded with the messages of the product', async () => {
    const { exitCode, said } = await runWithInput(
      address(),
      '{"city":"Bonn","zip":"12345"}\n{"city":"Köln","zip":"x"}\n',
    );
    expect(said.split('\n')).toEqual([
      '{"valid":true,"problems":[]}',
      '{"valid":false,"problems":[{"at":"/zip","code":"pattern","message":"Invalid Format"}]}',
    ]);
    expect(exitCode).toBe(1);
  });

  it('names the line that is no JSON without quoting it, and judges the rest', async () => {
    const { exitCode, said } = await runWithInput(
      address(),
      '{"city":"a"}\n{"city" "secret"}\n\n{"city":"b"}',
    );
    const lines = said
      .split('\n')
      .map((line) => JSON.parse(line) as { valid: boolean; problems: readonly object[] });
    expect(lines.map(({ valid }) => valid)).toEqual([true, false, true]);
    expect(lines[1]?.problems).toEqual([
      {
        at: '',
        code: 'json',
        message: expect.stringMatching(/^Line 2: no JSON: colon expected at column \d+\./),
      },
    ]);
    expect(said).not.toContain('secret');
    expect(exitCode).toBe(1);
  });

  it('succeeds when every value is valid, and when there is none', async () => {
    expect((await runWithInput(address(), '{"city":"a"}')).exitCode).toBe(0);
    expect(await runWithInput(address(), '')).toMatchObject({ exitCode: 0, said: '' });
  });

  it('takes a format for a remark unless asked otherwise', async () => {
    const line = '{"city":"a","since":"soon"}\n';
    expect((await runWithInput(address(), line)).exitCode).toBe(0);
    expect((await runWithInput([...address(), '--formats'], line)).said).toContain('"code":"format"');
  });

  it('survives a value that is nested very deeply [FAULT-55]', async () => {
    const schema = await write('tree.json', { items: { $ref: '#' } });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { exitCode, said } = await runWithInput(['validate', '--schema', schema], `${deep}\n[]\n`);
    expect(said.split('\n')).toHaveLength(2);
    expect([exitCode, said]).toEqual([1, expect.stringContaining('Line 1: nested too deeply')]);
  });

  it.each([
    ['a file that is not there', 'nowhere.json', undefined, 'cannot be read'],
    ['a file that is no JSON', 'broken.json', '{', 'is no JSON'],
    ['a list', 'list.json', '[]', 'is no JSON Schema'],
    ['a reference into the void', 'void.json', '{"$ref":"#/$defs/none"}', 'there is no such place'],
    [
      'a reference to the network',
      'net.json',
      '{"$ref":"https://example.test/a.json"}',
      'which is not known',
    ],
    ['a keyword with a wrong value', 'wrong.json', '{"type":"text"}', 'schema is invalid'],
  ])('refuses %s as a wrong call', async (_title, name, text, sentence) => {
    if (text !== undefined) await write(name, text);
    const { exitCode, complaints } = await runWithInput(['validate', '--schema', file(name)], '{}\n');
    expect([exitCode, complaints.join()]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe('cli validate --entity', () => {
  it('judges records by structure and rules, with the stored records', async () => {
    const args = [...allergy, '--record', `patient=${file('patient.json')}`];
    const { said } = await runWithInput(
      args,
      [goodAllergy, { ...goodAllergy, onsetDate: '2026-01-16' }, { ...goodAllergy, substance: undefined }]
        .map((value) => `${JSON.stringify(value)}\n`)
        .join(''),
    );
    expect(said.split('\n').map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { valid: true, problems: [] },
      { valid: false, problems: [{ at: '/onsetDate' }] },
      { valid: false, problems: [{ at: '/substance', code: 'required', message: 'Required' }] },
    ]);
  });

  it('suggests the entity that was meant', async () => {
    const { exitCode, complaints } = await runWithInput(['validate', '--entity', 'alergy'], '');
    expect([exitCode, complaints]).toEqual([2, ['There is no entity "alergy". Did you mean "allergy"?']]);
  });

  it.each([
    [[]],
    [['--schema', 'a', '--entity', 'b']],
    [['--entity', 'allergy', '--today', '2026-02-30']],
    [['--entity', 'allergy', '--record', 'patient']],
    [['--entity', 'allergy', '--record', 'patient=nowhere.json']],
    [['--entity']],
    [['--shema', 'a']],
    [['file.json']],
  ])('refuses the wrong call %j', async (args) => {
    const { exitCode, complaints } = await runWithInput(['validate', ...args], '{}\n');
    expect([exitCode, complaints.length]).toEqual([2, 1]);
  });
});
