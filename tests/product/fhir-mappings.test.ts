import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { errorsAmong } from '../../engine/compiler/diagnostics.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { readOwnResource, writeResource } from '../../engine/core/fhir/map-resource.ts';
import { type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { withoutPaths } from '../../engine/core/records/transient.ts';
import { patientBundle } from '../../features/fhir-export/server/patient-bundle.ts';
import { convertBundle } from '../../features/import/server/fhir/convert-bundle.ts';
import { readBundle } from '../../features/import/server/fhir/read-bundle.ts';
import { product } from '../../generated/product.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { type ContractGateway, openContractGateway } from '../contract/contract-gateway.ts';
import { fhirFaults as faultsOf } from './harness/fhir-faults.ts';

const at = new Date('2026-12-01T12:00:00Z');
const clock = { now: at.toISOString(), today: '2026-12-01' };

describe('every mapping', () => {
  let world: ContractGateway;
  beforeAll(async () => {
    world = await openContractGateway(product);
  });
  afterAll(() => world.gateway.close());

  it.each(Object.keys(product.mappings ?? {}))(
    'brings each field of a record of "%s" back, in a resource that FHIR accepts',
    (name) => {
      const mapping = product.mappings?.[name];
      if (mapping === undefined) throw new Error('There is one.');
      const { entity, within, resource: resourceType, stays } = mapping;
      const contents = within === undefined ? world.contents(entity) : world.contents(within.entity);
      const itemsOf = (content: JsonObject): readonly JsonObject[] =>
        within === undefined ? [content] : [getAt(content, within.at)].flat().map(jsonObject);
      fc.assert(
        fc.property(contents, (content) => {
          for (const item of itemsOf(content)) {
            const resource = writeResource(item, {
              ...{ product, mapping, isWhole: true, id: 'x', identifier: { system: 'urn:x', value: 'x' } },
              scope: { ...clock, records: {} },
              refer: (of) => [{ item: { isPrimary: true }, reference: `urn:uuid:${of}` }],
            });
            expect(faultsOf({ ...resource, resourceType })).toEqual([]);
            const sent: JsonObject = JSON.parse(JSON.stringify(resource));
            expect(readOwnResource(sent, { mapping, product })).toEqual(withoutPaths(stays, item));
          }
        }),
        { numRuns: 30, seed: 20_261_201 },
      );
    },
  );
});

type Change = (schema: { readonly properties: Record<string, unknown> }) => void;

/** Compiles the product with changed files, as an analyst's draft. */
async function compiledWith(changes: Readonly<Record<string, Change>>): Promise<Product> {
  const texts = new Map(await readSources(projectRoot));
  for (const [path, change] of Object.entries(changes)) {
    const file = JSON.parse(texts.get(path) ?? '{}');
    change(file);
    texts.set(path, JSON.stringify(file));
  }
  const { diagnostics, files } = await compileSources(texts);
  expect(errorsAmong(diagnostics)).toEqual([]);
  return loadProduct(files);
}

const patient = {
  ...{ _id: 'p1', type: 'patient', name: { first: 'Ana', last: 'Ruiz' }, dob: '1952-02-29', sex: 'female' },
  ...{ status: 'active', managingOrganization: { id: 'EMTM' } },
};
const condition = {
  _id: 'c1',
  type: 'patient.condition',
  subject: 'p1',
  code: { text: 'Gout' },
  status: 'active',
};

function read(bundle: unknown, of: Product) {
  const file = readBundle('in.json', Buffer.from(JSON.stringify(bundle)));
  if ('problem' in file) throw new Error(file.problem.what);
  return convertBundle(file.bundle, { product: of, organization: 'EMTM', clock });
}

describe('a field that an analyst adds', () => {
  let changed: Product;
  beforeAll(async () => {
    changed = await compiledWith({
      'schemas/patient/patient.schema.json': ({ properties }) => {
        properties['married'] = { title: 'Married', description: 'Lives with a spouse.', type: 'boolean' };
        properties['hobbies'] = {
          ...{ title: 'Hobbies', description: 'What the patient likes.', type: 'array', maxItems: 9 },
          items: {
            type: 'object',
            properties: {
              name: { title: 'Name', description: 'What it is.', type: 'string', maxLength: 50 },
              hours: { title: 'Hours', description: 'Hours a week.', type: 'number' },
            },
          },
        };
      },
      'schemas/condition/condition.schema.json': ({ properties }) => {
        properties['site'] = { title: 'Site', description: 'Where it is.', type: 'string', maxLength: 100 };
      },
      'schemas/condition/condition.fhir.json': (file) => {
        const { rows } = file as unknown as { readonly rows: unknown[] };
        rows.push({ field: 'site', element: 'bodySite[0].text' });
      },
    });
  }, 120_000);

  const records = {
    patient: { ...patient, married: false, hobbies: [{ name: 'Chess', hours: 2.5 }, { name: 'Bees' }] },
    allergies: [],
    conditions: [{ ...condition, site: 'Left toe' }],
    observations: [],
  };

  it('is exported and comes back without a row, whatever its kind', async () => {
    const bundle = await patientBundle(changed, records as never, at, true);
    expect(faultsOf(bundle as unknown as JsonObject)).toEqual([]);
    const { records: back, leftOut } = read(bundle, changed);
    const { married, hobbies } = records.patient;
    expect(back[0]?.record).toMatchObject({ married, hobbies });
    expect(leftOut).toEqual([]);
  });

  it('stands in its element by one row, and is read there from other systems', async () => {
    const bundle = await patientBundle(changed, records as never, at, true);
    const entries = bundle.entry as unknown as readonly { readonly resource: JsonObject }[];
    const written = entries.find(({ resource }) => resource['resourceType'] === 'Condition')?.resource;
    expect(written).toMatchObject({ bodySite: [{ text: 'Left toe' }] });
    expect(written?.['extension']).toBeUndefined();
    const foreign = {
      ...{ resourceType: 'Condition', id: 'f1', subject: { reference: 'Patient/f' }, code: { text: 'Gout' } },
      bodySite: [{ text: 'Right toe' }],
    };
    const person = {
      resourceType: 'Patient',
      id: 'f',
      birthDate: '1952-02-29',
      name: [{ family: 'Ruiz', given: ['Ana'] }],
    };
    const file = { resourceType: 'Bundle', entry: [person, foreign].map((resource) => ({ resource })) };
    const found = read(file, changed).records.find(({ entity }) => entity === 'condition');
    expect(found?.record).toMatchObject({ site: 'Right toe' });
  });

  it('leaves with a copy for this product alone, not with what goes to services and letters', async () => {
    const bundle = await patientBundle(changed, records as never, at);
    expect(JSON.stringify(bundle)).not.toContain('Chess');
  });
});
