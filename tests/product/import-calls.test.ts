import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { noCounts } from '../../engine/core/protocol/staging.ts';
import { noServices } from '../../features/all/server/services.ts';
import type { PersonSearch } from '../../features/import/server/people-source.ts';
import { stagedKeys } from '../../features/import/server/staged-people.ts';
import { createLoader, loadOne } from '../../gateway/intake/load/loader.ts';
import { createStagingTarget } from '../../gateway/intake/staging/staging-target.ts';
import { ExternalServiceError } from '../../gateway/operation/outside/post-json.ts';
import { stateAfter } from '../../gateway/testing/stored-state.ts';
import { product } from '../../generated/product.ts';
import { demoRecords } from '../../tools/demo/demo-set.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

const api = '/api/regimen/import';

/** People of another organization, followed by more of the user's than the call lists. */
const crowd = ['ECPN', 'EMTM'].flatMap((id) =>
  Array.from({ length: 51 }, (_, n) => ({
    ...{ externalId: `${id}-${n}`, name: { first: 'Crowd', last: `Member${n}` }, dob: '1950-01-01' },
    managingOrganization: { id, primary: id },
  })),
);

describe('the import of patients', () => {
  const searches: PersonSearch[] = [];
  const { as, stored, load, database } = useProductGateway({
    services: {
      ...noServices,
      findPeople(search) {
        searches.push(search);
        if (search.firstName === 'Crowd') return Promise.resolve(crowd);
        if (search.firstName === 'Away') return Promise.reject(new ExternalServiceError('No answer.'));
        return noServices.findPeople(search);
      },
    },
  });
  const search = (body: JsonObject, who = 'pharmacist') => as(who)('POST', `${api}/search`, body);
  const people = async (body: JsonObject, who?: string) =>
    (await search(body, who)).body['rows'] as readonly JsonObject[];
  const bring = (person: JsonObject, who = 'pharmacist') => as(who)('POST', api, person);

  it('finds invented people by name, birth date or id, and asks for at least one of them [IMPORT-07]', async () => {
    const [person = {}, ...others] = await people({ lastName: 'grunw' });
    expect(person).toMatchObject({
      name: { last: 'Grünwald' },
      managingOrganization: { id: 'EMTM', primary: 'EMTM' },
      externalId: expect.stringMatching(/^DEMO-/),
    });
    expect(others.every(({ name }) => (name as JsonObject)['last'] === 'Grünwald')).toBe(true);
    expect(await people({ externalId: String(person['externalId']) })).toEqual([person]);
    expect(await people({ dob: '1901-01-01' })).toEqual([]);
    expect((await search({})).status).toBe(400);
    expect((await search({ firstName: '  ' })).status).toBe(400);
  });

  it('asks the system of origin for the batch EMTM in the fixed name of this client [IMPORT-08]', async () => {
    await people({ lastName: 'grunw' });
    expect(searches.at(-1)).toEqual({
      lastName: 'grunw',
      organizations: ['EMTM'],
      batch: 'EMTM',
      client: 'regimen',
    });
  });

  it.each([
    [true, 'Yes'],
    [false, 'No'],
    [undefined, undefined],
  ])('keeps what the source says of eligibility, %s as %s', async (isEligible, eligibility) => {
    const [found = {}] = await people({ lastName: 'grunw' });
    const { isEligible: _own, ...person } = found;
    const made = await bring({ ...person, ...(isEligible === undefined ? {} : { isEligible }) });
    expect((await stored(String(made.body['id'])))?.['eligibility']).toBe(eligibility);
  });

  it('brings a person in as a patient on whom work has not begun [IMPORT-03] [IMPORT-06] [FLOW-13]', async () => {
    const [person = {}] = await people({ externalId: 'DEMO-IMPORT-01' });
    const { status, body } = await bring(person);
    expect([status, body['ok']]).toEqual([201, true]);
    expect(await stored(String(body['id']))).toMatchObject({
      externalId: person['externalId'],
      status: 'active',
      managingOrganization: { id: 'EMTM' },
      currentWorkflowState: { name: 'STAGED', year: 2026 },
      performedBy: { email: 'pharmacist@demo.test' },
    });
  });

  it('shows patients of one’s own who may be the same person, the most alike first, with why [IMPORT-03]', async () => {
    await load([
      patient('twin', { name: { first: 'Ána', last: "O'Ruiz" }, dob: '1952-02-29', externalId: 'TEST-4' }),
      patient('namesake', { name: { first: 'Ana', last: 'Ruiz' }, dob: '1980-05-05', externalId: 'TEST-5' }),
      patient('begun', { name: { first: 'Anabel', last: 'Ruiz' }, dob: '1990-01-01', externalId: 'TEST-6' }),
    ]);
    const match = async (person: JsonObject, who = 'pharmacist') => {
      const { body } = await as(who)('POST', `${api}/match`, person);
      return (body['rows'] as readonly JsonObject[]).map(({ _id, why }) => [_id, why]);
    };
    const ana = { firstName: 'ana', lastName: 'Ruiz', dob: '1952-02-29' };
    expect(await match(ana)).toEqual([
      ['ana', ['name', 'dob']],
      ['twin', ['similar-name', 'dob']],
      ['namesake', ['name']],
      ['begun', ['similar-name']],
    ]);
    expect(await match({ ...ana, except: 'ana' })).not.toContainEqual(['ana', expect.anything()]);
    expect(await match({ ...ana, externalId: 'TEST-6' })).toContainEqual(['begun', ['id', 'similar-name']]);
    expect((await match({ lastName: 'ruiz' })).map(([id]) => id)).not.toContain('olga');
    expect(await match({ firstName: 'Ruiz', lastName: 'Ana' })).toContainEqual(['ana', ['swapped-name']]);
    expect(await match(ana, 'outsider')).toEqual([['olga', ['last-name', 'dob']]]);
    expect(await match({})).toEqual([]);
    // Values of any type that the check treats as blank.
    expect(await match({ lastName: 'ruiz', dob: null, firstName: {}, externalId: [] })).toEqual(
      await match({ lastName: 'ruiz' }),
    );
    expect((await as('support')('POST', `${api}/match`, ana)).status).toBe(403);
  });

  it('misses nobody whose name begins so, however many others have it elsewhere in their names [IMPORT-03]', async () => {
    const others = Array.from({ length: 12 }, (_, n) =>
      patient(`other-${n}`, { name: { first: `Thea${n}`, middle: 'Thu', last: `Abel${n}` } }),
    );
    await load([
      ...others,
      patient('thorn', { name: { first: 'Zoe', last: 'Thorn' } }),
      patient('thule', { name: { first: 'Zoe', last: 'Þule' } }),
      patient('de-luca', { name: { first: 'Zoe', last: 'De Luca' } }),
    ]);
    const found = async (person: JsonObject) => {
      const { body } = await as('pharmacist')('POST', `${api}/match`, person);
      return (body['rows'] as readonly JsonObject[]).map(({ _id }) => _id).toSorted();
    };
    expect(await found({ lastName: 'th' })).toEqual(['thorn', 'thule']);
    expect(await found({ lastName: 'Th', firstName: 'z' })).toEqual(['thorn', 'thule']);
    expect(await found({ lastName: 'de' })).toEqual(['de-luca']);
  });

  it('answers with what a candidate is compared by, and finds one by the phone number [IMPORT-03]', async () => {
    const address = { primary: true, line1: '7 Oak Lane', city: 'Boulder', state: 'CO', zip: '80301' };
    const telecom = { phone: '3035550177' };
    await load([
      patient('cleo', {
        name: { first: 'Cleo', middle: 'B', last: 'Voss' },
        externalId: 'C-1',
        address,
        telecom,
      }),
      patient('away', { externalId: 'C-2', managingOrganization: { id: 'ECPN' }, telecom }),
    ]);
    const person = { firstName: 'Cleopatra', lastName: 'Voss', phone: '1-303-555-0177' };
    const { body } = await as('pharmacist')('POST', `${api}/match`, person);
    expect(body['rows']).toEqual([
      expect.objectContaining({
        ...{ _id: 'cleo', middle: 'B', phone: '3035550177', address, why: ['last-name', 'phone'] },
      }),
    ]);
  });

  it('compares all who share a phone number, and says when others are alike than those listed [IMPORT-03]', async () => {
    const telecom = { phone: '3035550166' };
    const neighbour = (n: number) =>
      patient(`home-${n}`, { name: { first: `Thea${n}`, last: `Abel${n}` }, externalId: `H-${n}`, telecom });
    await load([
      ...Array.from({ length: 12 }, (_, n) => neighbour(n)),
      patient('same', { name: { first: 'Zoe', last: 'Zander' }, externalId: 'H-99', telecom }),
    ]);
    const match = async (person: JsonObject) => (await as('pharmacist')('POST', `${api}/match`, person)).body;
    const found = await match({ firstName: 'Zoe', lastName: 'Xu', phone: '303-555-0166' });
    expect(found['rows']).toMatchObject([{ _id: 'same' }]);
    expect(found).not.toHaveProperty('notice');
    const many = await match({ lastName: 'abel' });
    expect(many['rows']).toHaveLength(10);
    expect(many['notice']).toMatch(/^Only the 10 most alike are listed, and there are others\./);
  });

  it('lists people of one’s own organizations however many others the source sends before them, and says when more fit', async () => {
    const { body } = await search({ firstName: 'Crowd' });
    const rows = body['rows'] as readonly JsonObject[];
    expect(rows).toHaveLength(50);
    expect(rows.every(({ externalId }) => String(externalId).startsWith('EMTM'))).toBe(true);
    expect(body['notice']).toMatch(/^More people fit than are listed\./);
  });

  async function stage(...documents: readonly JsonObject[]): Promise<void> {
    const progress = { run: 'r', lines: 1, digest: '', reported: 0, repeated: [], counts: noCounts };
    const source = { entity: 'import-preview', organization: 'EMTM', file: 'f' };
    const entries = documents.map((document, n) => ({ line: n + 2, document }));
    await createStagingTarget(database(), stagedKeys).stage({ ...source, progress, entries });
  }

  it('lists staged members, and says that others are missing, where the source cannot be reached; without any it fails', async () => {
    const document = { externalId: 'S-2', name: { first: 'Away', last: 'Moon' }, dob: '1950-01-01' };
    await stage({ ...document, managingOrganization: { id: 'EMTM', primary: 'EMTM' } });
    const { status, body } = await search({ firstName: 'Away' });
    expect(status).toBe(200);
    expect(body['rows']).toMatchObject([{ externalId: 'S-2' }]);
    expect(body['notice']).toBe(
      'The source of patients cannot be reached right now. Only members from files of your organizations are listed; search again later to see the others.',
    );
    expect((await search({ firstName: 'Away', lastName: 'Nobody' })).status).toBe(502);
    expect((await search({ lastName: 'Grün' })).body).not.toHaveProperty('notice');
  });

  it('finds members staged from files before those of the source, and imports them [IMPORT-03] [IMPORT-07]', async () => {
    const document = { externalId: 'S-1', name: { first: 'Bo', last: 'Grünberg' }, dob: '1950-01-01' };
    const staged = { ...document, managingOrganization: { id: 'EMTM', primary: 'EMTM' } };
    await stage(staged);
    const [first, second] = await people({ lastName: 'grun' });
    expect(first).toEqual(staged);
    expect(second).toMatchObject({ name: { last: 'Grünwald' } });
    expect(await people({ externalId: 'S-1' }, 'outsider')).toEqual([]);
    const { body } = await bring(first ?? {});
    expect(await stored(String(body['id']))).toMatchObject({ externalId: 'S-1', name: { last: 'Grünberg' } });
    expect((await bring(first ?? {})).body['id']).toBe(body['id']);
  });

  it('is for those who may edit patients, into their own organizations [IMPORT-02]', async () => {
    const [person = {}] = await people({ externalId: 'DEMO-IMPORT-03' });
    expect((await search({ lastName: 'a' }, 'support')).status).toBe(403);
    expect((await bring(person, 'support')).status).toBe(403);
    expect((await bring(person, 'outsider')).status).toBe(403);
  });
});

describe('records of every kind that are brought in together', () => {
  const { database } = useProductGateway();

  it('leave what they leave one after the other', async () => {
    const records = demoRecords().filter(isOfFew);
    const loader = createLoader({ database: database(), product: () => product });
    const at = new Date('2026-11-20T12:00:00Z');
    const origin = { author: 'import', call: 'import', request: 'one', at };
    const loading = { product, origin, today: '2026-11-20' };
    const together = await stateAfter(database(), async (tx) => {
      await loader.loadWithin(tx, records, at);
    });
    const oneByOne = await stateAfter(database(), async (tx) => {
      for (const record of records) await loadOne(tx, record, loading);
    });
    expect(together).toEqual(oneByOne);
    expect(together['record']?.length).toBeGreaterThan(80);
  });
});

/** Keeps the first patients with their records, and records without a patient. */
function isOfFew({ entity, record }: LoadRecord): boolean {
  const patient = entity === 'patient' ? record['_id'] : record['subject'];
  return patient === undefined || Number(String(patient).slice(-4)) <= 3;
}
