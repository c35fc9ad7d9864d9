import { describe, expect, it } from 'vitest';
import { type FileMapping, readMapping } from '../../../engine/core/intake/mapping.ts';
import { planRows, recordOfRow } from '../../../engine/core/intake/row-plan.ts';
import { entityOf } from '../../../engine/core/validation/validate.ts';
import { product } from '../../../generated/product.ts';

const target = { product, entity: 'import-preview' };
const entity = entityOf(product, 'import-preview');

function mappingOf(value: unknown): FileMapping {
  const mapping = readMapping(value, entity);
  if ('columns' in mapping) return mapping;
  throw new Error(JSON.stringify(mapping));
}

function recordOf(header: readonly string[], fields: readonly string[], mapping?: unknown) {
  const plan = planRows(header, mapping === undefined ? undefined : mappingOf(mapping), target);
  return 'problem' in plan ? plan : recordOfRow(plan, fields);
}

describe('a row of a file', () => {
  it('becomes a record by the titles and paths of its fields', () => {
    const header = [
      'Patient ID',
      'first_name',
      'name.last',
      'Date of Birth',
      'SEX',
      'telecom.phone',
      'Eligible',
      'Note',
    ];
    const row = [' A-1 ', 'Ada', 'Soto', '2/28/1941', 'Female', '+1 (303) 555-0112', 'yes', 'anything'];
    expect(recordOf(header, row)).toEqual({
      record: {
        externalId: 'A-1',
        name: { first: 'Ada', last: 'Soto' },
        dob: '1941-02-28',
        sex: 'female',
        telecom: { phone: '3035550112' },
        isEligible: true,
      },
    });
  });

  it('becomes a record by what files of other systems call their columns', () => {
    const header = [
      'MRN',
      'first',
      'SURNAME',
      'birth_date',
      'Gender',
      'Phone',
      'Street',
      'zip-code',
      'Mobile Phone',
    ];
    const row = ['A-1', 'Ada', 'Soto', '1941-02-28', 'F', '(303) 555-0112', '1 Elm St', '80202', ''];
    expect(recordOf(header, row)).toMatchObject({
      record: {
        ...{ externalId: 'A-1', name: { first: 'Ada', last: 'Soto' }, dob: '1941-02-28', sex: 'female' },
        ...{ telecom: { phone: '3035550112' }, address: { line1: '1 Elm St', zip: '80202' } },
      },
    });
  });

  it('is not read by a title that several fields have', () => {
    const header = ['First Name', 'externalId'];
    const plan = planRows(header, undefined, { product, entity: 'patient' });
    expect('problem' in plan ? plan : recordOfRow(plan, ['Ada', 'A-1'])).toEqual({
      record: { externalId: 'A-1' },
    });
  });

  it('becomes a record as a mapping says: names, order of days, codes and constants', () => {
    const mapping = {
      columns: {
        Mitglied: 'externalId',
        Geburtstag: { to: 'dob', date: 'DD/MM/YYYY' },
        G: { to: 'sex', codes: { W: 'female', M: 'male' } },
      },
      constants: { isEligible: true, 'currentWorkflowState.year': 2026 },
    };
    expect(recordOf(['G', 'Mitglied', 'Geburtstag'], ['w', '7', '28.02.1941'], mapping)).toEqual({
      record: {
        ...{ externalId: '7', dob: '1941-02-28', sex: 'female', isEligible: true },
        currentWorkflowState: { year: 2026 },
      },
    });
  });

  it.each([
    ['1941-02-28T00:00:00', undefined, '1941-02-28'],
    ['19410228', 'YYYY/MM/DD', '1941-02-28'],
    ['1941/2/28', 'YYYY/MM/DD', '1941-02-28'],
    ['31/04/1941', 'DD/MM/YYYY', '31/04/1941'],
    ['2/28/41', undefined, '2/28/41'],
  ])('reads the day %s (%s) as %s', (text, date, day) => {
    const mapping = { columns: { D: { to: 'dob', ...(date === undefined ? {} : { date }) } } };
    expect(recordOf(['D'], [text], mapping)).toEqual({ record: { dob: day } });
  });

  it('is refused with fewer or more columns than the header; blank ones at its end do no harm', () => {
    const header = ['Patient ID', 'Last Name'];
    expect(recordOf(header, ['1'])).toEqual({ problem: 'The line has 1 columns, the header has 2.' });
    expect(recordOf(header, ['1', 'a', 'b'])).toEqual({
      problem: 'The line has 3 columns, the header has 2.',
    });
    expect(recordOf(header, ['1', 'a', '', ' '])).toHaveProperty('record.name.last', 'a');
  });

  it('takes numbers as they are written, and leaves what is none for the schema to refuse', () => {
    expect(recordOf(['Engagement'], ['3'])).toEqual({ record: { workflowIteration: 3 } });
    expect(recordOf(['Engagement'], ['three'])).toEqual({ record: { workflowIteration: 'three' } });
  });
});

describe('the header of a file', () => {
  it('is refused where columns are missing, stand twice or fill one field together', () => {
    const mapping = { columns: { ID: 'externalId' } };
    expect(recordOf(['Nr'], [], mapping)).toEqual({
      problem: 'The file has no column "ID", which the mapping names.',
    });
    expect(recordOf(['ID', 'x', 'id'], [], mapping)).toEqual({
      problem: 'The column "ID" stands in the file twice, as columns 1 and 3. Rename one.',
    });
    expect(recordOf(['dob', 'Date of Birth'], [])).toEqual({
      problem: 'Several columns would fill the field dob: "dob", "Date of Birth". Map only one of them.',
    });
  });

  it('is not repeated where it names no field, since it may be a row', () => {
    expect(recordOf(['Soto', '1941-02-28'], [])).toEqual({
      problem: 'The first line names no field. Map its columns to fields.',
    });
  });
});

describe('a mapping', () => {
  it('says what is wrong with it, and where', () => {
    const problems = readMapping(
      { columns: { A: 'nane.first', B: { to: 'dob', date: 'D.M.Y' } }, constants: { x: 1 }, speed: 9 },
      entity,
    );
    expect(problems).toEqual([
      { at: '/speed', message: 'There are: columns, constants, delimiter.' },
      {
        at: '/columns/A',
        message: expect.stringMatching(/^"nane.first" is no field. There are: name.first, /),
      },
      { at: '/columns/B/date', message: 'There are: MM/DD/YYYY, DD/MM/YYYY, YYYY/MM/DD.' },
      { at: '/constants', message: expect.stringMatching(/^"x" is no field/) },
    ]);
    expect(readMapping([], entity)).toContainEqual({ at: '', message: 'Write an object in braces.' });
  });
});
