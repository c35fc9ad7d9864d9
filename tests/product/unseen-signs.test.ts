import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { convertBundle } from '../../features/import/server/fhir/convert-bundle.ts';
import { readBundle } from '../../features/import/server/fhir/read-bundle.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';
import { product } from '../../generated/product.ts';
import { medicationReader } from '../../tools/cli/intake/import-files.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, today } from './harness/records.ts';

/** Person as given to an entrance (a form, a file, a call), with a birth date. */
interface Person {
  readonly first: string;
  readonly last: string;
  readonly dob: string;
}

/** Sends a person through an entrance; resolves to the stored record, or to undefined if it was refused. */
type Enter = (person: Person, id: string) => Promise<JsonObject | undefined>;

/** Texts by their defect, each as typed and as stored; undefined: refused, or left out with a reason. */
const texts: Readonly<Record<string, readonly [string, string | undefined]>> = {
  'a zero width space': ['De\u200BLuca', 'DeLuca'],
  'a soft hyphen': ['Ann\u00ADa', 'Anna'],
  'a no-break space': ['De\u00A0Luca', 'De Luca'],
  'a mark of direction': ['\u200EDeLuca\u200F', 'DeLuca'],
  'a letter of two parts': ['Mu\u0308ller', 'Müller'],
  'a control character': ['De\u0007Luca', 'DeLuca'],
  'a byte order mark': ['\uFEFFDeLuca', 'DeLuca'],
  'what nobody sees alone': ['\u200B', undefined],
  'a soft hyphen alone': ['\u00AD', undefined],
};

/** Days as users type them. */
const days = [
  '28/02/1941',
  '28\u00A0/\u200E02/1941',
  '28–02–1941',
  '\u200E28/02/1941\u200F',
  '28/02/1941\u00A0',
];

const clock = { now: `${today}T12:00:00Z`, today };

describe('signs that nobody sees', () => {
  const { as, fetch, stored, load, query, jobs } = useProductGateway({
    services: { largestUpload: 100_000 },
  });

  const save: Enter = async ({ first, last, dob }, id) => {
    await load([patient(id, { externalId: id })]);
    const { body } = await as('pharmacist')('GET', `/api/regimen/patient?patientId=${id}`);
    const sent = await as('pharmacist')('PUT', '/api/regimen/patient', {
      ...body,
      name: { first, last },
      dob,
    });
    return sent.status === 200 ? stored(id) : undefined;
  };

  const loadFile: Enter = async ({ first, last, dob }, id) => {
    try {
      await load([patient(id, { externalId: id, name: { first, last }, dob })]);
    } catch {
      return undefined;
    }
    return stored(id);
  };

  const bring: Enter = async ({ first, last, dob }, id) => {
    const person = { externalId: id, name: { first, last }, dob, sex: 'female' };
    const managingOrganization = { id: 'EMTM', primary: 'EMTM' };
    const { status, body } = await as('pharmacist')('POST', '/api/regimen/import', {
      ...person,
      managingOrganization,
    });
    return status === 201 ? stored(String(body['id'])) : undefined;
  };

  const stage: Enter = async ({ first, last, dob }, id) => {
    const form = new FormData();
    const text = `Id,First,Last,Born\n${id},${first},${last},${dob}\n`;
    const upload = uuidOf(id);
    const size = Buffer.byteLength(text);
    form.append('payload', JSON.stringify({ upload, organization: 'EMTM', name: 'm.csv', first: 0, size }));
    form.append('file', new Blob([text]));
    const headers = { authorization: `Bearer ${tokenFor('demo|clinical')}` };
    await fetch(
      new Request('http://gateway.test/api/regimen/staging/piece', { method: 'POST', body: form, headers }),
    );
    const columns = {
      ...{ Id: { to: 'externalId' }, First: { to: 'name.first' }, Last: { to: 'name.last' } },
      Born: { to: 'dob', date: dob.includes('/') || dob.includes('–') ? 'DD/MM/YYYY' : 'YYYY/MM/DD' },
    };
    await as('clinical')('POST', '/api/regimen/staging/start', { upload, mapping: { columns } });
    await jobs().settled();
    const { rows } = await query<{ document: JsonObject }>(
      'select document from staged_entry where key = $1',
      [id],
    );
    return rows[0]?.document;
  };

  const convert: Enter = async ({ first, last, dob }, id) => {
    const resource = {
      resourceType: 'Patient',
      id: uuidOf(id),
      identifier: [{ value: id }],
      name: [{ family: last, given: [first] }],
      birthDate: dob,
      gender: 'female',
    };
    const bundle = { resourceType: 'Bundle', type: 'collection', entry: [{ resource }] };
    const read = readBundle('bundle.json', Buffer.from(JSON.stringify(bundle)));
    if ('problem' in read) return undefined;
    const { records } = convertBundle(read.bundle, {
      ...{ product, organization: 'EMTM', clock, medications: medicationReader(product) },
    });
    const record = records.find(({ entity }) => entity === 'patient');
    if (record === undefined) return undefined;
    await load([record]).catch(() => undefined);
    return stored(String(record.record['_id']));
  };

  const entrances: Readonly<Record<string, Enter>> = {
    'a save': save,
    'a loaded file': loadFile,
    'an import': bring,
    'a file of members': stage,
    'a FHIR bundle': convert,
  };

  let count = 0;
  const nextId = () => {
    count += 1;
    return `UNSEEN-${count}`;
  };

  const cases = Object.keys(entrances).flatMap((entrance) =>
    Object.entries(texts).map(([what, [text, kept]]) => ({ entrance, what, text, kept })),
  );

  it.each(cases)('$what: the same by $entrance', async ({ entrance, text, kept }) => {
    const enter = entrances[entrance];
    const found = await enter?.({ first: 'Ada', last: text, dob: '1941-02-28' }, nextId());
    expect((found?.['name'] as JsonObject | undefined)?.['last']).toBe(kept);
  });

  /**
   * Rows that every entrance refuses: born in the future, without a real name, or with an id that a spreadsheet has
   * rounded.
   */
  const nobody: Readonly<Record<string, readonly [Person, id?: string]>> = {
    'a birth in five years': [{ first: 'Ada', last: 'Soto', dob: `${Number(today.slice(0, 4)) + 5}-02-28` }],
    'a name that says there is none': [{ first: 'N/A', last: 'NULL', dob: '1941-02-28' }],
    'an id in exponent form': [{ first: 'Ada', last: 'Soto', dob: '1941-02-28' }, '1.23E+05'],
  };

  const byId = ['an import', 'a file of members', 'a FHIR bundle'];

  it.each(
    Object.keys(nobody).flatMap((what) =>
      Object.keys(entrances)
        // Leaves out entrances without an id of their own, which concern existing patients.
        .filter((entrance) => nobody[what]?.[1] === undefined || byId.includes(entrance))
        .map((entrance) => ({ what, entrance })),
    ),
  )('$what is refused by $entrance', async ({ what, entrance }) => {
    const [person, id = nextId()] = nobody[what] ?? [];
    if (person === undefined) throw new Error(what);
    expect(await entrances[entrance]?.(person, id)).toBeUndefined();
  });

  it.each(days)('a day that people typed as %j is that day in a file of members', async (dob) => {
    expect(await stage({ first: 'Ada', last: 'Soto', dob }, nextId())).toMatchObject({ dob: '1941-02-28' });
  });

  it.each(Object.keys(entrances))('a day with a mark of direction is that day by %s', async (entrance) => {
    const person = { first: 'Ada', last: 'Soto', dob: '1941-02\u200E-28' };
    expect(await entrances[entrance]?.(person, nextId())).toMatchObject({ dob: '1941-02-28' });
  });

  it('are no part of what is looked for', async () => {
    await load([patient('found', { name: { first: 'Anna', last: 'DeLuca' }, externalId: 'FOUND-1' })]);
    for (const text of ['De\u200BLuca', 'DeLu\u00ADca', '\u200EDeLuca', '\uFEFFdeluca\u00A0']) {
      const queries = [{ field: 'name', text }];
      const { body } = await as('pharmacist')('POST', '/api/regimen/patient/search', {
        queries,
        filters: [],
        sort: [{ by: 'fname' }],
        from: 0,
      });
      expect([text, JSON.stringify(body['hits']).includes('"found"')]).toEqual([text, true]);
    }
  });

  it('that cannot be stored at all are refused at their field, by a save', async () => {
    await load([patient('nul', { externalId: 'NUL-1' })]);
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient?patientId=nul');
    const name = { first: 'A\u0000da', last: 'Soto' };
    const { status, body: answer } = await as('pharmacist')('PUT', '/api/regimen/patient', { ...body, name });
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain('/name/first');
  });
});
