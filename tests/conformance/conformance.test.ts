import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validatorCode } from '../../engine/compiler/emit/validator-code.ts';
import { loadEmitted } from '../../engine/compiler/load-validator.ts';
import { matchesSchema } from '../../engine/core/validation/matches-schema.ts';
import { exceptions } from '../../tools/conformance/exceptions.ts';
import { conformanceReport } from '../../tools/conformance/report.ts';
import { type CaseResult, runSuite } from '../../tools/conformance/run-suite.ts';
import { readSuite } from '../../tools/conformance/suite.ts';
import { documentsOf, schemas } from '../rjsf/random-documents.ts';

const project = resolve(import.meta.dirname, '../..');
const official = join(project, '../shared/data/json-schema-test-suite');
const own = join(import.meta.dirname, 'own-suite');
const hasOfficial = existsSync(official);

const passing: CaseResult = {
  file: 'a.json',
  name: 'a.json: a: one',
  expected: true,
  emitted: true,
  runtime: true,
  byAjv: true,
};
const failing: CaseResult = { ...passing, name: 'a.json: a: two', emitted: false, runtime: false };

describe('conformance with JSON Schema 2020-12', () => {
  it('holds in our own small suite, in which Ajv called by hand fails', async () => {
    const results = await runSuite(await readSuite(own));
    expect(conformanceReport(results, []).lines.slice(4, -2)).toEqual(['']);
    expect(results.filter(({ byAjv, expected }) => byAjv !== expected)).not.toEqual([]);
  });

  it(`holds in ${hasOfficial ? 'the official suite' : 'our own suite alone, since the official one is not here'}`, async () => {
    const report = conformanceReport(
      await runSuite(await readSuite(hasOfficial ? official : own)),
      exceptions,
    );
    expect(report.isGood, report.lines.join('\n')).toBe(true);
  }, 180_000);

  it('gives random documents the verdict that they were made for, valid and broken ones in equal numbers', async () => {
    await fc.assert(
      fc.asyncProperty(schemas.chain(documentsOf), async ({ schema, valid, broken }) => {
        const isValid = await loadEmitted(validatorCode(schema));
        expect([isValid(valid), isValid(broken)]).toEqual([true, false]);
        expect([matchesSchema(schema, valid), matchesSchema(schema, broken)]).toEqual([true, false]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('names a folder that is no checkout of the suite', async () => {
    await expect(readSuite(import.meta.dirname)).rejects.toThrow('has no folder tests/draft2020-12');
  });
});

describe('the conformance report', () => {
  it('counts per file and ends with the whole figure', () => {
    const { lines, isGood } = conformanceReport([passing, failing], []);
    expect(isGood).toBe(false);
    expect(lines[0]).toBe('a.json  1 of 2');
    expect(lines).toContain('a.json: a: two: valid by the suite, invalid by the emitted validator.');
    expect(lines.at(-1)).toBe('1 of 2 required cases pass (50 %).');
  });

  it('accepts a failure that is listed with its reason', () => {
    const { lines, isGood } = conformanceReport(
      [passing, failing],
      [{ test: failing.name, reason: 'too new' }],
    );
    expect(isGood).toBe(true);
    expect(lines).toContain('a.json: a: two: excepted: too new');
  });

  it('refuses an exception that passes by now', () => {
    expect(conformanceReport([passing], [{ test: passing.name, reason: 'was hard' }])).toMatchObject({
      isGood: false,
    });
  });

  it('refuses a validator that says other things than Ajv at run time', () => {
    expect(conformanceReport([{ ...passing, runtime: false }], [])).toMatchObject({ isGood: false });
  });
});
