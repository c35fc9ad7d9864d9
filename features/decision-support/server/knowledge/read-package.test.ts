import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryOf } from './knowledge-checks.ts';
import { isOlder, readPackage } from './read-package.ts';

const folder = import.meta.dirname;
const docs = join(folder, '../../../../docs/operator');
const schema: unknown = JSON.parse(readFileSync(join(docs, 'knowledge.schema.json'), 'utf8'));
const isLine = new Ajv2020({ strict: false, validateFormats: false }).compile(schema as object);
const shippedText = readFileSync(join(folder, 'us-public.ndjson'), 'utf8');
const lines = shippedText.trim().split('\n');

describe('packages of knowledge', () => {
  it('are lines of the schema that operators are given', () => {
    for (const line of lines) expect(isLine(JSON.parse(line)), line).toBe(true);
  });

  it('of the product have a source with licence and day for each row', () => {
    const read = readPackage(shippedText);
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.problems));
    const { rows, sources } = read.content;
    expect(rows.length).toBeGreaterThan(250);
    for (const row of rows) {
      const { licence, date, title } = sources.get(row.source) ?? { title: '' };
      expect(
        [title, licence, date].every((each) => each !== undefined && each !== ''),
        row.row,
      ).toBe(true);
    }
  });

  it('as the guide shows them can be loaded', () => {
    const guide = readFileSync(join(docs, 'knowledge.md'), 'utf8');
    const example = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
    expect(readPackage(example)).toMatchObject({ kind: 'package' });
  });

  it('that the schema refuses are refused, whatever field is taken out or replaced', () => {
    const at = fc.integer({ min: 0, max: lines.length - 1 });
    const value = fc.constantFrom(undefined, null, 0, -1, '', 'x', [], {}, [''], ['warfarin'], {
      ageOver: 'old',
    });
    fc.assert(
      fc.property(at, fc.nat(), value, (index, field, changed) => {
        const line = JSON.parse(lines[index] ?? '') as Record<string, unknown>;
        const names = Object.keys(line);
        const { [names[field % names.length] ?? '']: _gone, ...rest } = line;
        const made = changed === undefined ? rest : { ...rest, [names[field % names.length] ?? '']: changed };
        if (isLine(made)) return;
        const text = lines.with(index, JSON.stringify(made)).join('\n');
        expect(readPackage(text).kind, JSON.stringify(made)).toBe('refused');
      }),
    );
  });

  it('never make the reader fail', () => {
    fc.assert(fc.property(fc.string(), (text) => void readPackage(text)));
    fc.assert(fc.property(fc.array(fc.json()), (values) => void readPackage(values.join('\n'))));
  });

  it.each([
    ['2026-11-01', '2026-11-02', true],
    ['2026-11-01', '2026-11-01.2', true],
    ['2026-11-01.2', '2026-11-01.10', true],
    ['2026-11-02', '2026-11-01.9', false],
    ['2026-11-01', '2026-11-01', false],
  ])('%s before %s: %s', (version, than, isBefore) => {
    expect(isOlder(version, than)).toBe(isBefore);
  });
});

describe('what the page tells of a package', () => {
  it('counts the rows that were compared with their sources', () => {
    const header = {
      ...{ package: 'house', version: '2026-12-01', title: 'House rules', publisher: 'Us', licence: 'Own' },
      description: 'Nothing else.',
    };
    const lines = [
      { ...header, format: 1 },
      { source: 'minutes', title: 'Minutes', date: '2026-11-12', licence: 'Own' },
      ...['2026-11-28', undefined].map((compared, index) => ({
        ...{ row: `row-${index}`, kind: 'drug-food', severity: 'info', of: ['warfarin'] },
        ...{ message: '{row}: tea.', advice: 'Ask.', source: 'minutes', compared },
      })),
    ];
    const read = readPackage(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(read.kind === 'package' && summaryOf(read.content)).toBe(
      'House rules, version 2026-12-01, 2 rows, 1 of them compared with their sources. Nothing else.',
    );
  });

  it('counts the members of classes that their sources have', () => {
    const header = {
      ...{ package: 'house', version: '2026-12-01', title: 'House rules', publisher: 'Us', licence: 'Own' },
      description: 'Nothing else.',
    };
    const compared = { compared: '2026-11-28', section: 'N06AB', unconfirmed: ['vilazodone'] };
    const read = readPackage(
      [
        { ...header, format: 1 },
        { source: 'atc', title: 'ATC', date: '2026-04-25', licence: 'Facts' },
        ...[
          { class: 'ssri', ingredients: ['sertraline', 'paroxetine', 'vilazodone'], ...compared },
          { class: 'teas', ingredients: ['senna', 'sage'] },
        ].map((each) => ({ ...each, title: 'A class', source: 'atc' })),
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    expect(read.kind === 'package' && summaryOf(read.content)).toBe(
      'House rules, version 2026-12-01, 0 rows, 0 of them compared with their sources. 5 members of classes, 2 of them compared likewise. Nothing else.',
    );
  });

  it('refuses a family history of nothing', () => {
    const row = {
      ...{ row: 'r', kind: 'drug-food', severity: 'info', of: ['senna'], when: { familyHistory: true } },
      ...{ message: 'M.', advice: 'A.', source: 'atc' },
    };
    const text = lines
      .filter((line) => line.startsWith('{"package"'))
      .concat(JSON.stringify({ source: 'atc', title: 'ATC', date: '2026-04-25', licence: 'Facts' }))
      .concat(JSON.stringify(row));
    expect(isLine(row)).toBe(false);
    expect(readPackage(text.join('\n'))).toMatchObject({
      kind: 'refused',
      problems: [{ line: 3, what: 'there are no conditions' }],
    });
  });

  it.each([
    [{ compared: '2026-11-28', unconfirmed: ['tea'] }, '"tea" is no ingredient of the class'],
    [{ unconfirmed: ['senna'] }, 'nobody has compared the class'],
  ])('refuses %o as members that their source does not have', (fields, what) => {
    const lines = [
      {
        ...{ package: 'p', format: 1, version: '2026-12-01', title: 'P', publisher: 'Us', licence: 'Own' },
        description: 'Nothing else.',
      },
      { source: 'atc', title: 'ATC', date: '2026-04-25', licence: 'Facts' },
      { class: 'teas', title: 'Teas', ingredients: ['senna'], source: 'atc', ...fields },
    ];
    const read = readPackage(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(read).toMatchObject({ kind: 'refused', problems: [{ line: 3, what }] });
  });
});
