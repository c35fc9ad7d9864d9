import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import * as fixture from '../../features/import/server/fhir/bundle.fixture.ts';
import { convertBundle } from '../../features/import/server/fhir/convert-bundle.ts';
import { readBundle } from '../../features/import/server/fhir/read-bundle.ts';
import { type Answer, openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { medicationReader } from '../../tools/cli/intake/import-files.ts';
import { demoRecords } from '../../tools/demo/demo-set.ts';
import {
  allergy,
  medication,
  patient,
  prescriber,
  productRecords,
  today,
} from '../product/harness/records.ts';
import { type RenamedProduct, renamedProduct } from './renamed-product.ts';

const patients = demoRecords().filter(({ entity }) => entity === 'patient');

/** Patients of the demonstration with all their records, moved to the organization of the tests' users. */
const cared: readonly LoadRecord[] = patients.slice(0, 4).flatMap(({ record }) => {
  const id = record['_id'];
  const { record: ana } = patient('ana', {});
  const own = { ...record, managingOrganization: ana['managingOrganization'] };
  return [
    { entity: 'patient', record: own },
    ...demoRecords().filter((each) => each.record['subject'] === id),
  ];
});

const reviewsOfCared = cared
  .filter(({ entity }) => entity === 'review')
  .map(({ record }) => ({ review: String(record['_id']), subject: String(record['subject']) }));

const records = [
  ...productRecords,
  ...cared,
  patient('ria', { prescribers: [prescriber('p1', { isPrimary: true })], regimen_meta: { nkda: true } }),
  allergy('a1'),
  medication('m1', 'Metformin 500 MG'),
];

const ids = [
  'ana',
  'ria',
  ...cared.filter(({ entity }) => entity === 'patient').map(({ record }) => String(record['_id'])),
];

/** Converts a FHIR bundle to records. */
function convertedBy(of: Product, bundle: JsonObject): readonly LoadRecord[] {
  const read = readBundle('export.json', Buffer.from(JSON.stringify(bundle)));
  if ('problem' in read) throw new Error(read.problem.what);
  const clock = { today, now: `${today}T12:00:00Z` };
  const options = { product: of, organization: 'EMTM', clock, medications: medicationReader(of) };
  const converted = convertBundle(read.bundle, options);
  return [...converted.records, ...converted.withdrawals];
}

/** Copies an answer without the extension whose parts are named as the fields are. */
function withoutRest(value: unknown): unknown {
  if (Array.isArray(value))
    return value.flatMap((each) =>
      jsonObject(each)['url'] === 'urn:regimen:rest' ? [] : [withoutRest(each)],
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutRest(each)]));
}

/** Returns a review without its id, and without copies of records, whose fields have other names. */
function ownOf({
  _id,
  currentMedications,
  allergies,
  observations,
  reportedSideEffects,
  ...own
}: JsonObject): JsonObject {
  return own;
}

describe('a product in which every field that may be renamed has another name', () => {
  let renamed: RenamedProduct;
  let gateways: readonly TestGateway[] = [];

  beforeAll(async () => {
    renamed = await renamedProduct();
    const options = { clock: () => new Date(`${today}T12:00:00Z`), timeZone: 'UTC' };
    gateways = [
      await openTestGateway({ ...options, product }),
      await openTestGateway({ ...options, product: renamed.product }),
    ];
    const [plain, other] = gateways;
    await plain?.load(records);
    await other?.load(records.map(renamed.recordOf));
  }, 900_000);
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
  });

  function both(method: 'GET' | 'POST', path: string, body?: JsonObject): Promise<readonly Answer[]> {
    return Promise.all(
      gateways.map((gateway) => gateway.as('demo|pharmacist')(method, `/api/regimen/${path}`, body)),
    );
  }

  /** Sends one request to both gateways, and expects equal responses. */
  async function same(method: 'GET', path: string): Promise<JsonObject> {
    const [one, two] = await both(method, path);
    expect([path, one?.status]).toEqual([path, 200]);
    expect([path, withoutRest(two?.body)]).toEqual([path, withoutRest(one?.body)]);
    return one?.body ?? {};
  }

  it('has most of those that no code reads under another name', () => {
    expect(renamed.renamed.length).toBeGreaterThan(250);
    expect(renamed.renamed).toContain('patient/spouse');
    expect(renamed.renamed).not.toContain('allergy/reaction');
  });

  it('reads every patient from a FHIR bundle as before', async () => {
    const exported = await Promise.all(ids.map((id) => same('GET', `patient/${id}/fhir`)));
    const stranger = fixture.bundleOf(
      fixture.patient,
      fixture.practitioner,
      fixture.organization,
      fixture.allergy,
    );
    for (const bundle of [...exported, stranger]) {
      const [plain, other] = [product, renamed.product].map((each) => convertedBy(each, bundle));
      expect(plain?.length).toBeGreaterThan(0);
      expect(other).toEqual(plain?.map(renamed.recordOf));
    }
  });

  it('exports every patient as before', async () => {
    const kinds = new Set<unknown>();
    for (const id of ids) {
      const { entry } = await same('GET', `patient/${id}/fhir`);
      for (const { resource } of entry as readonly { resource: JsonObject }[])
        kinds.add(resource['resourceType']);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['Patient', 'AllergyIntolerance', 'MedicationStatement']),
    );
  });

  it('makes the letters and the care plan of every review as before', async () => {
    expect(reviewsOfCared.length).toBeGreaterThan(0);
    for (const { review: id } of reviewsOfCared) {
      await same('GET', `review/${id}/letters`);
      await same('GET', `review/${id}/care-plan`);
    }
  });

  it('begins a draft from a care plan as before', async () => {
    const { review, subject } = reviewsOfCared[0] ?? {};
    const carePlan = await same('GET', `review/${review}/care-plan`);
    const [plain, other] = await both('POST', 'review/care-plan', { patientId: subject, carePlan });
    for (const answer of [plain, other]) expect(answer).toMatchObject({ status: 201 });
    const [one, two] = [plain, other].map((answer) => jsonObject(answer?.body['record']));
    const named = renamed.recordOf({ entity: 'review', record: one ?? {} }).record;
    expect(Object.keys(ownOf(two ?? {}))).toContain('recommendations');
    expect(ownOf(two ?? {})).toEqual(ownOf(named));
  });
});
