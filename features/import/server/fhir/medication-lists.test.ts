import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { product } from '../../../../generated/product.ts';
import { medicationReader } from '../../../../tools/cli/intake/import-files.ts';
import { bundleOf, bytesOf, patient } from './bundle.fixture.ts';
import { convertBundle } from './convert-bundle.ts';
import { readBundle } from './read-bundle.ts';

const medications = medicationReader(product);
const clock = { now: '2026-01-15T12:00:00Z', today: '2026-01-15' };
const about = { subject: { reference: 'urn:uuid:p1' } };
const named = (text: string) => ({ ...about, medicationCodeableConcept: { text } });

function convert(...resources: readonly JsonObject[]) {
  const read = readBundle('in.json', bytesOf(bundleOf(patient, ...resources)));
  if ('problem' in read) throw new Error(read.problem.what);
  const conversion = convertBundle(read.bundle, { product, organization: 'EMTM', clock, medications });
  const lists = conversion.records
    .filter(({ entity }) => entity === 'reconciliation')
    .map(({ record }) => record);
  const leftOut = conversion.leftOut.map(({ what, reason, count }) => `${what}: ${reason} ${count}`);
  return { lists, leftOut };
}

const request: JsonObject = {
  ...{ resourceType: 'MedicationRequest', id: 'r1', status: 'active', authoredOn: '2025-03-01T08:00:00Z' },
  ...named('Zinc 50 mg tablet'),
};
const dispense: JsonObject = {
  ...{ resourceType: 'MedicationDispense', id: 'd1', status: 'completed', whenHandedOver: '2025-04-02' },
  ...named('Zinc 50 mg tablet'),
};
const statement: JsonObject = {
  ...{ resourceType: 'MedicationStatement', id: 's1', status: 'active', dateAsserted: '2025-05-03' },
  ...named('Honey'),
};

describe('medications of a bundle', () => {
  it('are a list for each source, of the day of its newest entry', () => {
    const later = { ...request, ...named('Iron'), id: 'r2', authoredOn: '2025-06-01' };
    expect(convert(request, later, dispense, statement).lists).toMatchObject([
      {
        ...{ _id: 'fhir-p1-prescriber-2025-06-01', subject: 'fhir-p1', source: 'prescriber' },
        ...{ asOf: '2025-06-01', list: 'unreconciled' },
        medications: [{ name: 'Zinc 50 mg tablet' }, { name: 'Iron' }],
      },
      { source: 'pharmacy', asOf: '2025-04-02', medications: [{ lastFill: '2025-04-02' }] },
      { source: 'patient', asOf: '2025-05-03', medications: [{ name: 'Honey' }] },
    ]);
  });

  it('that somebody else has stated are a list of theirs', () => {
    const relative = { resourceType: 'RelatedPerson', id: 'c1', patient: { reference: 'urn:uuid:p1' } };
    const told = { ...statement, informationSource: { reference: 'RelatedPerson/c1' } };
    expect(convert(relative, told).lists).toMatchObject([{ source: 'caregiver' }]);
  });

  it('are left out and counted where they are not taken any more or have no name', () => {
    const { lists, leftOut } = convert(
      { ...request, status: 'stopped' },
      { ...statement, medicationCodeableConcept: {} },
    );
    expect(lists).toEqual([]);
    expect(leftOut).toEqual(
      expect.arrayContaining([
        'MedicationRequest: is not taken any more 1',
        'MedicationStatement: names no medication 1',
      ]),
    );
  });

  it('of another day are another list, and those that say something else another row', () => {
    const [list] = convert(request).lists;
    expect(convert(request).lists).toEqual([list]);
    expect(convert({ ...request, authoredOn: '2025-07-01' }).lists[0]?.['_id']).not.toBe(list?.['_id']);
    const changed = convert({ ...request, ...named('Zinc 25 mg tablet') }).lists[0];
    expect(changed?.['_id']).toBe(list?.['_id']);
    const uuidOf = (each: JsonObject | undefined) =>
      ((each?.['medications'] ?? []) as readonly JsonObject[])[0]?.['uuid'];
    expect(uuidOf(changed)).not.toBe(uuidOf(list));
  });

  it('that another system lists are taken by their sources, not by its list', () => {
    const list = {
      ...{ resourceType: 'List', id: 'l1', status: 'current', mode: 'working', ...about },
      entry: [{ item: { reference: 'MedicationRequest/r1' } }],
    };
    const { lists, leftOut } = convert(request, list);
    expect(lists).toMatchObject([{ source: 'prescriber' }]);
    expect(leftOut).toContain('List: only lists of an export of this product are taken 1');
  });
});
