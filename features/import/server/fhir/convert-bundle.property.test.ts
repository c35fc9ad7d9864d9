import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRecord } from '../../../../engine/core/validation/validate.ts';
import { product } from '../../../../generated/product.ts';
import { allergy, bytesOf, encounter, organization, patient, practitioner } from './bundle.fixture.ts';
import { convertBundle } from './convert-bundle.ts';
import { readBundle } from './read-bundle.ts';

const clock = { now: '2026-01-15T12:00:00Z', today: '2026-01-15' };
const visit = encounter({ id: 'e1', practitionerId: 'd1', start: '2020-01-01' });

/** Valid resource in which some elements are replaced by any JSON value. */
const spoiltResource = fc
  .constantFrom(patient, allergy, practitioner, organization, visit)
  .chain((resource) =>
    fc
      .dictionary(fc.constantFrom(...Object.keys(resource)), fc.jsonValue(), { maxKeys: 4 })
      .map((changes) => ({ ...resource, ...changes })),
  );

const spoiltBundle = fc.array(spoiltResource, { maxLength: 6 }).map((resources) => ({
  resourceType: 'Bundle',
  entry: [patient, ...resources].map((resource) => ({ resource })),
}));

describe('a bundle of any content', () => {
  it('is converted without an error into records whose only problems are missing values', () => {
    fc.assert(
      fc.property(spoiltBundle, (bundle) => {
        const read = readBundle('in.json', bytesOf(bundle));
        if ('problem' in read) {
          throw new Error(read.problem.what);
        }
        const { records } = convertBundle(read.bundle, { product, organization: 'EMTM', clock });
        const owner = records[0]?.record;
        for (const { entity, record } of records) {
          const scope = { ...clock, records: { patient: owner } };
          const problems = checkRecord({ product, entity, value: record, scope });
          expect(problems.filter(({ code }) => code !== 'required')).toEqual([]);
        }
      }),
    );
  });

  it('is read or refused, never anything else, whatever the bytes are', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.uint8Array().map((bytes) => Buffer.from(bytes)),
        ),
        (content) => {
          const read = readBundle('in.json', Buffer.from(content));
          expect('bundle' in read || read.problem.line >= 1).toBe(true);
        },
      ),
    );
  });
});
