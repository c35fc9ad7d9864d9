import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadOutcome } from '../../engine/core/protocol/load.ts';
import { type ConvertedBundle, convertBundle } from '../../features/import/server/fhir/convert-bundle.ts';
import { readBundle } from '../../features/import/server/fhir/read-bundle.ts';
import { createLoader } from '../../gateway/intake/load/loader.ts';
import { product } from '../../generated/product.ts';
import { medicationReader } from '../../tools/cli/intake/import-files.ts';
import probe1 from '../fixtures/clinical/probe1.json' with { type: 'json' };
import probe3 from '../fixtures/clinical/probe3.json' with { type: 'json' };
import probe3Corrected from '../fixtures/clinical/probe3-corrected.json' with { type: 'json' };
import { useProductGateway } from './harness/product-gateway.ts';
import { medication } from './harness/records.ts';

const now = new Date('2026-11-28T12:00:00Z');
const clock = { now: now.toISOString(), today: '2026-11-28' };
const medications = medicationReader(product);

function convert(bundle: unknown): ConvertedBundle {
  const read = readBundle('in.json', Buffer.from(JSON.stringify(bundle)));
  if ('problem' in read) throw new Error(read.problem.what);
  return convertBundle(read.bundle, { product, organization: 'EMTM', clock, medications });
}

const about = (id: string) => ({ reference: `Patient/${id}` });
const bundle = (...resources: readonly JsonObject[]) => ({
  resourceType: 'Bundle',
  entry: resources.map((resource) => ({ resource })),
});
const person = (id: string): JsonObject => ({
  ...{ resourceType: 'Patient', id, birthDate: '1950-05-05', gender: 'female' },
  name: [{ family: 'Soto', given: ['Eva'] }],
});
const coded = (code: string) => ({ coding: [{ code }] });
const allergyOf = (id: string, text: string, rest: JsonObject = {}): JsonObject => ({
  ...{ resourceType: 'AllergyIntolerance', id: `${id}-${text}`, patient: about(id), code: { text } },
  ...{ type: 'allergy', clinicalStatus: coded('active'), reaction: [{ manifestation: [{ text: 'Hives' }] }] },
  ...rest,
});
const orderOf = (id: string, text: string, rest: JsonObject = {}): JsonObject => ({
  ...{
    resourceType: 'MedicationRequest',
    id: `${id}-${text}`,
    subject: about(id),
    status: 'active',
    intent: 'order',
  },
  ...{ authoredOn: '2026-10-01', medicationCodeableConcept: { text } },
  ...rest,
});

describe('a corrected file', () => {
  const { as, database, load, query } = useProductGateway({ clock: () => now });
  const bring = async (file: unknown): Promise<readonly LoadOutcome[]> => {
    const loader = createLoader({ database: database(), product: () => product, clock: () => now });
    const { records, withdrawals } = convert(file);
    const outcomes = await loader.load([...records, ...withdrawals]);
    return outcomes.filter(({ outcome }) => outcome !== 'absent');
  };
  const rows = async (path: string): Promise<readonly JsonObject[]> =>
    ((await as('pharmacist')('GET', path)).body['rows'] ?? []) as readonly JsonObject[];
  const allergies = async (id: string) => {
    const found = await rows(`/api/regimen/patient/allergies?patientId=fhir-${id}`);
    return found.map(({ substance }) => String((substance as JsonObject)['text'])).toSorted();
  };
  const listed = async (id: string) => {
    const found = await query<{ document: { readonly medications?: readonly JsonObject[] } }>(
      "select document from record where type = 'patient.reconciliation' and subject = $1 and deleted_at is null",
      [`fhir-${id}`],
    );
    return found.rows
      .flatMap(({ document: { medications: each = [] } }) => each.map(({ name }) => String(name)))
      .toSorted();
  };

  it('takes back what was entered in error or refuted, once, and its history keeps it', async () => {
    await bring(probe3);
    expect(await allergies('probe3')).toHaveLength(6);
    const outcomes = await bring(probe3Corrected);
    const withdrawn = outcomes.filter(({ outcome }) => outcome === 'withdrawn');
    expect(withdrawn.map(({ entity, id }) => `${entity} ${id}`).toSorted()).toEqual([
      'allergy fhir-p3a',
      'allergy fhir-p3b',
      'observation fhir-p3o2',
    ]);
    expect(await allergies('probe3')).not.toContain('Penicillins');
    const again = await bring(probe3Corrected);
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    const history = await as('clinical')('GET', '/api/regimen/history?type=patient.allergy&id=fhir-p3a');
    expect(history.body).toMatchObject({
      isRemoved: true,
      rows: [{ isRemoved: true, author: 'import' }, {}],
    });
  });

  it('brings back what its source takes back no longer', async () => {
    await bring(probe3);
    await bring(probe3Corrected);
    await bring(probe3);
    expect(await allergies('probe3')).toHaveLength(6);
  });

  it('refuses who is nobody with what is theirs, says why, and loses nothing else', async () => {
    const nobody = { ...person('n1'), birthDate: '2999-05-05', name: [{ family: 'NULL', given: ['N/A'] }] };
    const outcomes = await bring(
      bundle(nobody, allergyOf('n1', 'Codeine'), person('n2'), allergyOf('n2', 'Codeine')),
    );
    const wrongIn = ({ problems }: LoadOutcome) =>
      problems.filter(({ code }) => code !== 'required').map(({ at }) => at);
    expect(outcomes.map((each) => [each.id, each.outcome, ...wrongIn(each)])).toEqual([
      ['fhir-n1', 'refused', '/name/first', '/name/last', '/dob'],
      ['fhir-n1-Codeine', 'refused', '/subject'],
      ['fhir-n2', 'created'],
      ['fhir-n2-Codeine', 'created'],
    ]);
    expect(await allergies('n2')).toEqual(['Codeine']);
    // Keeps an existing patient whom the file omits, and imports the rest.
    await bring(bundle(person('n1'), allergyOf('n1', 'Codeine')));
    await bring(bundle(nobody, allergyOf('n1', 'Codeine'), allergyOf('n1', 'Aspirin')));
    expect(await allergies('n1')).toEqual(['Aspirin', 'Codeine']);
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient?patientId=fhir-n1');
    expect(body).toMatchObject({ dob: '1950-05-05', name: { first: 'Eva', last: 'Soto' } });
  });

  it('leaves what was edited here, and asks', async () => {
    await bring(bundle(person('e1'), allergyOf('e1', 'Codeine')));
    const [found] = await rows('/api/regimen/patient/allergies?patientId=fhir-e1');
    await as('pharmacist')('PUT', '/api/regimen/allergy', {
      allergy: { ...found, description: 'Seen by us' },
    });
    const taken = { verificationStatus: coded('entered-in-error') };
    const outcomes = await bring(bundle(person('e1'), allergyOf('e1', 'Codeine', taken)));
    expect(outcomes.find(({ entity }) => entity === 'allergy')).toMatchObject({
      outcome: 'unchanged',
      problems: [{ code: 'kept', message: expect.stringContaining('The source took it back') }],
    });
    expect(await allergies('e1')).toEqual(['Codeine']);
  });

  it('does not stop a medication that it only lacks, and takes one out that it takes back', async () => {
    const [zinc, iron, salt] = ['Zinc', 'Iron', 'Salt'].map((name) => orderOf('e2', name));
    if (zinc === undefined || iron === undefined || salt === undefined) throw new Error('Three orders.');
    await bring(bundle(person('e2'), zinc, iron, salt));
    expect(await listed('e2')).toEqual(['Iron', 'Salt', 'Zinc']);
    await bring(bundle(person('e2'), zinc));
    expect(await listed('e2')).toEqual(['Iron', 'Salt', 'Zinc']);
    await bring(bundle(person('e2'), zinc, { ...iron, status: 'stopped' }, { ...salt, doNotPerform: true }));
    expect(await listed('e2')).toEqual(['Zinc']);
    await bring(bundle(person('e2'), { ...zinc, status: 'entered-in-error' }));
    expect(await listed('e2')).toEqual([]);
  });

  it('takes a medication out of the lists of earlier days too', async () => {
    const zinc = orderOf('e3', 'Zinc');
    const iron = orderOf('e3', 'Iron', { authoredOn: '2026-11-01' });
    await bring(bundle(person('e3'), zinc));
    await bring(bundle(person('e3'), { ...zinc, status: 'entered-in-error' }, iron));
    expect(await listed('e3')).toEqual(['Iron']);
  });

  it('ends a reconciled medication whose order is taken back, with its history; asks where it was changed here', async () => {
    const names = ['Zinc', 'Iron', 'Salt', 'Honey', 'Milk', 'Bread', 'Wine'];
    const orders = names.map((name) => orderOf('e6', name));
    await bring(bundle(person('e6'), ...orders));
    const ask = as('pharmacist');
    const [list] = await rows('/api/regimen/reconciliation/list?patientId=fhir-e6');
    const begun = await ask('POST', '/api/reconciliation/new', {
      ...{ type: 'patient.reconciliation', list: 'reconciled', subject: 'fhir-e6', medications: [] },
      lists: [list?.['_id'] ?? null],
    });
    const decisions = ((list?.['medications'] ?? []) as readonly JsonObject[]).map(
      ({ likeness: _worked, uuid, ...row }) => ({
        ...{ ...row, sources: [uuid ?? null] },
        ...(row['name'] === 'Milk'
          ? { status: 'MODIFIED', directionsTaken: '1 glass daily' }
          : { status: 'VERIFIED' }),
      }),
    );
    const record = begun.body['record'] as JsonObject;
    const completed = await ask('PUT', '/api/reconciliation/complete', { ...record, medications: decisions });
    expect(completed.status).toBe(200);
    const medications = () => rows('/api/regimen/medication?patientId=fhir-e6');
    const found = async (name: string) =>
      (await medications()).find(({ medication }) => JSON.stringify(medication).includes(`"${name}"`)) ?? {};
    await ask('PUT', '/api/regimen/medication', { ...(await found('Honey')), indication: 'Cough' });
    const ends = ['entered-in-error', 'stopped', 'cancelled', 'stopped', 'stopped'];
    const later = orders.map((order, index) => ({
      ...{ ...order, status: ends[index] ?? 'active', doNotPerform: names[index] === 'Wine' },
    }));
    const outcomes = await bring(bundle(person('e6'), ...later));
    const states = async () =>
      Object.fromEntries(
        await Promise.all(
          names.map(async (name) => [name, ((await found(name))['discontinued'] as JsonObject)?.['reason']]),
        ),
      );
    const stopped = 'prescriber-stopped';
    const expected = { Zinc: 'other', Iron: stopped, Salt: stopped, Wine: stopped };
    expect(await states()).toEqual(expected);
    expect(outcomes.find(({ entity }) => entity === 'medication')).toMatchObject({
      outcome: 'updated',
      problems: expect.arrayContaining([
        expect.objectContaining({ message: expect.stringContaining('MedicationRequest/e6-Honey') }),
        expect.objectContaining({ message: expect.stringContaining('MedicationRequest/e6-Milk') }),
      ]),
    });
    expect(await found('Zinc')).toMatchObject({
      discontinued: {
        date: '2026-11-28',
        note: expect.stringContaining('The source says: entered-in-error'),
      },
    });
    const id = String((await found('Zinc'))['_id']);
    const history = await as('clinical')('GET', `/api/regimen/history?type=patient.medication&id=${id}`);
    expect(history.body).toMatchObject({ rows: [{ author: 'import' }, {}] });
    const again = await bring(bundle(person('e6'), ...later));
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    expect(await states()).toEqual(expected);
  });

  /** Effect of a later status in the source on a reconciled medication; undefined: none. */
  type Fate = 'ends' | 'asks' | undefined;
  const fates: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
    MedicationRequest: {
      ...{ active: undefined, 'on-hold': 'asks', cancelled: 'ends', completed: 'ends' },
      ...{ 'entered-in-error': 'ends', stopped: 'ends', draft: 'asks', unknown: 'asks', 'no-such': 'asks' },
    },
    MedicationStatement: {
      ...{ active: undefined, completed: 'ends', 'entered-in-error': 'ends', intended: 'asks' },
      ...{ stopped: 'ends', 'on-hold': 'asks', unknown: 'asks', 'not-taken': 'ends', 'no-such': 'asks' },
    },
    MedicationDispense: {
      ...{ completed: undefined, 'in-progress': undefined, preparation: 'asks', cancelled: 'asks' },
      ...{
        'on-hold': 'asks',
        'entered-in-error': 'ends',
        stopped: 'asks',
        declined: 'asks',
        unknown: 'asks',
      },
    },
  };

  it.each(Object.entries(fates))(
    'has a way for each status of a %s, at first and when it is repeated, and asks once where the patient page shows it',
    async (resourceType, ways) => {
      const id = `s${resourceType}`;
      const held = resourceType === 'MedicationDispense' ? 'completed' : 'active';
      const named = (status: string) => `Drug ${status}`;
      const of = (owner: string, status: string, word: string): JsonObject => ({
        ...{ resourceType, id: `${owner}-${status}`, status: word, intent: 'order', subject: about(owner) },
        ...{ medicationCodeableConcept: { text: named(status) }, authoredOn: '2026-10-01' },
      });
      const statuses = Object.keys(ways);
      const first = `${id}-first`;
      await bring(bundle(person(first), ...statuses.map((status) => of(first, status, status))));
      const holding = statuses.filter((status) => ways[status] === undefined);
      expect(await listed(first)).toEqual(holding.map(named).toSorted());

      const reconciled = async (owner: string) => {
        await bring(bundle(person(owner), ...statuses.map((status) => of(owner, status, held))));
        const [list] = await rows(`/api/regimen/reconciliation/list?patientId=fhir-${owner}`);
        const ask = as('pharmacist');
        const begun = await ask('POST', '/api/reconciliation/new', {
          ...{ type: 'patient.reconciliation', list: 'reconciled', subject: `fhir-${owner}` },
          ...{ medications: [], lists: [list?.['_id'] ?? null] },
        });
        const decisions = ((list?.['medications'] ?? []) as readonly JsonObject[]).map(
          ({ likeness: _worked, uuid, ...row }) => ({ ...row, sources: [uuid ?? null], status: 'VERIFIED' }),
        );
        const record = begun.body['record'] as JsonObject;
        const done = await ask('PUT', '/api/reconciliation/complete', { ...record, medications: decisions });
        expect([done.status, decisions.length]).toEqual([200, statuses.length]);
      };
      const medicationsOf = (owner: string) => rows(`/api/regimen/medication?patientId=fhir-${owner}`);
      const statesOf = async (owner: string) =>
        Object.fromEntries(
          (await medicationsOf(owner)).map(({ medication, discontinued, isTakenBack }) => [
            JSON.stringify(medication).match(/Drug ([a-z-]+)/)?.[1],
            discontinued !== undefined ? 'ends' : isTakenBack === true ? 'asks' : undefined,
          ]),
        );
      const later = (owner: string) =>
        bring(bundle(person(owner), ...statuses.map((status) => of(owner, status, status))));

      await reconciled(id);
      const outcomes = await later(id);
      expect(await statesOf(id)).toEqual(ways);
      const asked = statuses.filter((status) => ways[status] === 'asks');
      const problems = outcomes.find(({ entity }) => entity === 'medication')?.problems ?? [];
      expect(problems).toHaveLength(asked.length);
      // Expects a second import of the file not to ask again after the user's decision.
      for (const each of await medicationsOf(id))
        if (each['isTakenBack'] === true) {
          const answer = await as('pharmacist')('PUT', '/api/regimen/medication', {
            ...{ ...each, isTakenBack: false },
          });
          expect(answer.status).toBe(200);
        }
      const again = await later(id);
      expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
      const decided = Object.entries(ways).map(([status, fate]) => [
        status,
        fate === 'asks' ? undefined : fate,
      ]);
      expect(await statesOf(id)).toEqual(Object.fromEntries(decided));

      // Removes the entries, which earlier releases did not store; the import then finds the medication by name and
      // asks about it.
      const legacy = `${id}-legacy`;
      await reconciled(legacy);
      await query(
        `update record set document = document #- '{listed,entries}'
         where type = 'patient.medication' and subject = $1`,
        [`fhir-${legacy}`],
      );
      await later(legacy);
      const all = Object.entries(ways).map(([status, fate]) => [status, fate === undefined ? fate : 'asks']);
      expect(await statesOf(legacy)).toEqual(Object.fromEntries(all));
      expect(
        (await later(legacy)).every(({ outcome }) => outcome === 'unchanged' || outcome === 'absent'),
      ).toBe(true);
    },
  );

  it('asks about nothing by name while the same file says that it is taken', async () => {
    const zinc = orderOf('e7', 'Zinc');
    await bring(bundle(person('e7')));
    await load([medication('e7-own', 'Zinc', { subject: 'fhir-e7' })]);
    await bring(bundle(person('e7'), { ...zinc, id: 'e7-old', status: 'stopped' }, zinc));
    const isAsked = async () =>
      (await rows('/api/regimen/medication?patientId=fhir-e7')).map(({ isTakenBack = false }) => isTakenBack);
    expect(await isAsked()).toEqual([false]);
    await bring(bundle(person('e7'), { ...zinc, status: 'on-hold' }));
    expect(await isAsked()).toEqual([true]);
  });

  it('takes the mark off where it lists an allergy now, and sets it where it lists none', async () => {
    const isMarked = async () =>
      (await as('pharmacist')('GET', '/api/regimen/patient?patientId=fhir-e4')).body['regimen_meta'];
    const none = allergyOf('e4', 'NKDA', { type: undefined } as unknown as JsonObject);
    await bring(bundle(person('e4'), none));
    expect(await isMarked()).toEqual({ nkda: true });
    expect(await allergies('e4')).toEqual([]);
    await bring(
      bundle(
        person('e4'),
        { ...none, verificationStatus: coded('entered-in-error') },
        allergyOf('e4', 'Codeine'),
      ),
    );
    expect(await isMarked()).toBeUndefined();
  });

  /** Fields by which a resource may state that it does not apply, alone or in combination. */
  const said = fc.record(
    {
      // Makes half of the values `active`, so that each other field also occurs as the only denial.
      status: fc.constantFrom(
        ...Array.from({ length: 15 }, () => 'active'),
        ...['active', 'on-hold', 'cancelled', 'completed', 'entered-in-error', 'stopped', 'draft', 'unknown'],
        ...['not-taken', 'intended', 'not-done', 'preparation', 'declined', 'in-progress', 'abandoned'],
      ),
      intent: fc.constantFrom('order', 'proposal', 'plan', 'option', 'original-order', 'directive'),
      doNotPerform: fc.boolean(),
      reportedBoolean: fc.boolean(),
      verificationStatus: fc
        .constantFrom('confirmed', 'refuted', 'entered-in-error', 'unconfirmed')
        .map(coded),
      modifierExtension: fc.constant([{ url: 'urn:x', valueBoolean: true }]),
    },
    { requiredKeys: ['status'] },
  );
  const resource = fc
    .tuple(
      fc.constantFrom(
        'MedicationRequest',
        'MedicationStatement',
        'MedicationDispense',
        'AllergyIntolerance',
        'Condition',
      ),
      fc.constantFrom('Zinc', 'Iron', 'Salt', 'Honey'),
      said,
    )
    .map(
      ([resourceType, text, words]): JsonObject => ({
        ...{ resourceType, id: text, ...words },
        ...(resourceType === 'AllergyIntolerance' ? { patient: about('e5') } : { subject: about('e5') }),
        ...{ code: { text }, medicationCodeableConcept: { text }, authoredOn: '2026-10-01' },
        ...(resourceType === 'AllergyIntolerance' || resourceType === 'Condition'
          ? { clinicalStatus: coded('active') }
          : {}),
      }),
    );

  /** Decides, without the code under test, whether FHIR R4 considers a resource in force. */
  function holds(each: JsonObject): boolean {
    if (each['modifierExtension'] !== undefined) return false;
    const { resourceType, status, intent = 'order', doNotPerform, reportedBoolean } = each;
    const verification = JSON.stringify(each['verificationStatus'] ?? '');
    switch (resourceType) {
      case 'MedicationRequest':
        return (
          status === 'active' &&
          doNotPerform !== true &&
          (['order', 'original-order'].includes(String(intent)) ||
            (intent === 'plan' && reportedBoolean === true))
        );
      case 'MedicationStatement':
        return status === 'active';
      case 'MedicationDispense':
        return status === 'completed' || status === 'in-progress';
      default:
        return !/refuted|entered-in-error/.test(verification) && status !== 'entered-in-error';
    }
  }

  const keyOf = (each: JsonObject) => `${String(each['resourceType'])}/${String(each['id'])}`;
  const unique = fc.uniqueArray(resource, { selector: keyOf, maxLength: 8 });

  it('never leaves an active record of what does not hold, whatever stands together', () => {
    fc.assert(
      fc.property(unique, (resources) => {
        const { records, leftOut } = convert(bundle(person('e5'), ...resources));
        const made = records.flatMap(({ entity, record }) =>
          entity === 'reconciliation'
            ? ((record['medications'] ?? []) as readonly JsonObject[]).map(({ origin }) => origin)
            : entity === 'allergy'
              ? [String(record['_id']).replace('fhir-', 'AllergyIntolerance/')]
              : entity === 'condition'
                ? [String(record['_id']).replace('fhir-', 'Condition/')]
                : [],
        );
        const holding = resources.filter(holds).map(keyOf);
        // Allows fewer records than resources, since identical resources become one record.
        expect(made.filter((each) => !holding.includes(String(each)))).toEqual([]);
        const reasons = leftOut.filter(({ kind, what }) => kind === 'resource' && what !== 'Patient');
        const count = reasons.reduce((sum, each) => sum + each.count, 0);
        expect(count + made.length).toBe(resources.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes to the same as the corrected file alone with what it took back', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(unique, fc.array(said, { minLength: 8, maxLength: 8 }), async (first, words) => {
        const second = first.map((each, index) => ({ ...each, ...words[index] }));
        const moved = (resources: readonly JsonObject[], id: string) =>
          bundle(
            person(id),
            ...resources.map((each) =>
              JSON.parse(JSON.stringify(each).replaceAll('Patient/e5', `Patient/${id}`)),
            ),
          );
        run += 1;
        const [one, other] = [`c${run}a`, `c${run}b`];
        // Renames the resources of the second patient, since ids are unique in the store.
        const renamed = (resources: readonly JsonObject[], id: string) =>
          resources.map((each) => ({ ...each, id: `${id}${String(each['id'])}` }));
        await bring(moved(renamed(first, one), one));
        await bring(moved(renamed(second, one), one));
        const repeated = await bring(moved(renamed(second, one), one));
        expect(repeated.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
        await bring(moved(renamed(second, other), other));
        expect(await listed(one)).toEqual(await listed(other));
        expect(await allergies(one)).toEqual(await allergies(other));
      }),
      { numRuns: 15 },
    );
  });

  it('exports no order of what was none [FHIR]', async () => {
    await bring(probe1);
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient/fhir-probe1/fhir');
    const resources = (body['entry'] as readonly { readonly resource: JsonObject }[]).map(
      (each) => each.resource,
    );
    const text = JSON.stringify(resources);
    for (const name of [
      'Ibuprofen',
      'Warfarin 5 MG',
      'Spironolactone',
      'No known medications',
      'No known problems',
    ])
      expect(text).not.toContain(name);
    expect(text).toContain('Apixaban 5 MG Oral Tablet');
  });
});
