import { describe, expect, it } from 'vitest';
import { icd10cm } from './icd10cm.ts';
import { ndc } from './ndc.ts';
import { rxnorm } from './rxnorm.ts';

describe('a line of the ICD-10-CM order file', () => {
  const read = icd10cm.createReader();
  const line = (code: string, flag: string, long: string) =>
    `00123 ${code.padEnd(7)} ${flag} ${'Short'.padEnd(60)} ${long}`;

  it.each([
    ['A00', '0', 'A00', false],
    ['A000', '1', 'A00.0', true],
    ['S41101A', '1', 'S41.101A', true],
    ['Z3A08', '1', 'Z3A.08', true],
  ])('%s with the flag %s is the code %s', (code, flag, expected, isBillable) => {
    expect(read(line(code, flag, 'A condition '))).toEqual({
      kind: 'concept',
      catalogue: 'conditions',
      concept: { code: expected, display: 'A condition', details: { isBillable } },
    });
  });

  it.each([
    ['no order number', `${'xxxxx A00     0 Cholera'.padEnd(77)}Cholera`, 'columns 1 to 13'],
    ['another flag', line('A000', '2', 'Cholera'), 'column 15'],
    ['no long description', line('A000', '1', ''), 'column 78'],
    ['a code that is none', line('1000', '1', 'Cholera'), 'columns 1 to 13'],
  ])('is bad with %s', (_what, text, words) => {
    expect(read(text)).toEqual({
      kind: 'bad',
      what: expect.stringContaining(words),
      help: expect.any(String),
    });
  });
});

describe('a line of RXNCONSO.RRF', () => {
  const read = rxnorm.createReader();
  const line = (change: Readonly<Record<number, string>> = {}) => {
    const fields = '1001|ENG||||||2||1001||RXNORM|SCD|1001|examplol 500 MG Oral Tablet||N|4096'.split('|');
    return `${fields.map((field, position) => change[position] ?? field).join('|')}|`;
  };

  it('is a drug, generic or brand, by its term type', () => {
    expect(read(line())).toEqual({
      kind: 'concept',
      catalogue: 'medications',
      concept: { code: '1001', display: 'examplol 500 MG Oral Tablet', details: { isBrand: false } },
    });
    expect(read(line({ 12: 'SBD' }))).toMatchObject({ concept: { details: { isBrand: true } } });
  });

  it('is an ingredient that allergies name, by its term type', () => {
    for (const type of ['IN', 'PIN', 'MIN', 'BN'])
      expect(read(line({ 12: type }))).toMatchObject({
        catalogue: 'ingredients',
        concept: { details: { kind: 'medication' } },
      });
  });

  it('is another name of a drug by its term type', () => {
    for (const type of ['SY', 'TMSY', 'PSN'])
      expect(read(line({ 12: type, 14: 'EXAM 500 MG Oral Tablet' }))).toEqual({
        ...{ kind: 'alias', code: '1001', alias: 'EXAM 500 MG Oral Tablet' },
      });
  });

  it.each([
    [{ 11: 'MTHSPL' }, "another vocabulary's name for it"],
    [{ 1: 'SPA' }, 'not English'],
    [{ 16: 'O' }, 'obsolete or suppressed'],
    [{ 12: 'DF' }, 'neither a drug nor an ingredient'],
  ])('is left out with %j', (change, reason) => {
    expect(read(line(change))).toEqual({ kind: 'left-out', reason });
  });

  it.each([
    ['1001|ENG|', 'the line has 2 fields where 18 belong'],
    [line({ 0: 'C0000001' }), 'the first field is no RxNorm number'],
    [line({ 14: ' ' }), 'the name (field 15) is blank'],
  ])('is bad as %j', (text, what) => {
    expect(read(text)).toMatchObject({ kind: 'bad', what });
  });
});

describe('a line of product.txt', () => {
  const heading =
    'PRODUCTID\tPRODUCTNDC\tPRODUCTTYPENAME\tPROPRIETARYNAME\tPROPRIETARYNAMESUFFIX\tNONPROPRIETARYNAME\tDOSAGEFORMNAME\tROUTENAME\tLABELERNAME\tACTIVE_NUMERATOR_STRENGTH\tACTIVE_INGRED_UNIT';
  const product = (change: Readonly<Record<number, string>> = {}) =>
    'id\t0000-1234\tHUMAN PRESCRIPTION DRUG\tExamplol\tXR\tExamplol Hydrochloride\tTABLET, FILM COATED\tORAL\tExample Labs\t.5; 25\tmg/1; ug/1'
      .split('\t')
      .map((field, position) => change[position] ?? field)
      .join('\t');

  function readBehindHeading(text: string) {
    const read = ndc.createReader();
    expect(read(heading)).toEqual({ kind: 'left-out', reason: 'the heading' });
    return read(text);
  }

  it('is a product with its names, strengths, form and labeler', () => {
    expect(readBehindHeading(product())).toEqual({
      kind: 'concept',
      catalogue: 'packages',
      concept: {
        code: '0000-1234',
        display: 'Examplol XR (examplol hydrochloride) 0.5 mg / 25 ug tablet, film coated',
        details: { labeler: 'Example Labs', warnings: [] },
      },
    });
  });

  it('does not repeat a name that is the generic one already', () => {
    const text = product({ 3: 'Examplol Hydrochloride', 4: '' });
    expect(readBehindHeading(text)).toMatchObject({
      concept: { display: expect.stringMatching(/^Examplol Hydrochloride 0\.5/) },
    });
  });

  it.each([
    [product({ 1: '123' }), 'PRODUCTNDC is no labeler and product'],
    [product({ 3: '', 4: '', 5: '' }), 'it has neither a proprietary nor another name'],
    ['one\ttwo', 'the line has 2 fields, fewer than its heading'],
  ])('is bad as %j', (text, what) => {
    expect(readBehindHeading(text)).toMatchObject({ kind: 'bad', what });
  });

  it('tells when the heading is another one', () => {
    expect(ndc.createReader()('A\tB')).toMatchObject({
      kind: 'bad',
      what: 'the first line does not name PRODUCTNDC, PROPRIETARYNAME, NONPROPRIETARYNAME, DOSAGEFORMNAME, LABELERNAME',
    });
  });
});
