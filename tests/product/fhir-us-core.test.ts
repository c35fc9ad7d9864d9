import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { convertBundle } from '../../features/import/server/fhir/convert-bundle.ts';
import { readBundle } from '../../features/import/server/fhir/read-bundle.ts';
import { product } from '../../generated/product.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { fhirAsker } from './harness/fhir-asker.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { productRecords, today } from './harness/records.ts';

const archive = join(projectRoot, '../shared/data/us-core/us-core-9-examples-and-definitions.tgz');
const folder = mkdtempSync(join(tmpdir(), 'us-core-'));
const hasExamples = existsSync(archive);
if (hasExamples) execFileSync('tar', ['xzf', archive, '-C', folder]);

function readAll(pattern: string): readonly JsonObject[] {
  return globSync(pattern, { cwd: folder }).map((path) =>
    jsonObject(JSON.parse(readFileSync(join(folder, path), 'utf8'))),
  );
}

const examples = readAll('examples/*.json');

/** Converts HL7's examples as an import does. */
function importedRecords() {
  const entry = examples.map((resource) => ({ resource }));
  const file = readBundle('us-core.json', Buffer.from(JSON.stringify({ resourceType: 'Bundle', entry })));
  if ('problem' in file) throw new Error(file.problem.what);
  const clock = { now: `${today}T12:00:00Z`, today };
  return convertBundle(file.bundle, { product, organization: 'EMTM', clock }).records;
}

/** Predicates over resources, which know nothing of the server: only what FHIR says of each parameter. */
const predicates: Readonly<Record<string, (resource: JsonObject, value: string) => boolean>> = {
  _id: ({ id }, value) => id === value,
  patient: ({ subject, patient }, value) =>
    [subject, patient].some((each) => jsonObject(each)['reference'] === `Patient/${value}`),
  code: ({ code }, value) => hasToken([code ?? null], value),
  category: ({ category }, value) => hasToken(jsonItems(category), value),
  status: ({ status }, value) => status === value,
  'clinical-status': ({ clinicalStatus }, value) => hasToken([clinicalStatus ?? null], value),
  date: ({ effectiveDateTime }, value) => isOnDay(effectiveDateTime, value),
  'onset-date': ({ onsetDateTime }, value) => isOnDay(onsetDateTime, value),
  birthdate: ({ birthDate }, value) => isOnDay(birthDate, value),
  gender: ({ gender }, value) => gender === value,
  name: ({ name }, value) => beginsIn(name ?? null, plain(value)),
  identifier: ({ identifier }, value) =>
    jsonItems(identifier).some((each) => {
      const { system, value: own } = jsonObject(each);
      return `${String(system)}|${String(own)}` === value;
    }),
};

function hasToken(concepts: readonly Json[], value: string): boolean {
  const [system, code] = value.includes('|') ? value.split('|') : [undefined, value];
  return concepts
    .flatMap((concept) => jsonItems(jsonObject(concept)['coding']).map(jsonObject))
    .some((coding) => coding['code'] === code && (system === undefined || coding['system'] === system));
}

/** Compares what is written only: the examples have days, and times in UTC or with an offset of hours. */
function isOnDay(written: Json | undefined, value: string): boolean {
  if (typeof written !== 'string') return false;
  const [, prefix = 'eq', day = ''] = /^([a-z]{2})?(.*)$/.exec(value) ?? [];
  const isDay = written.length <= 10;
  const found = isDay ? written : new Date(written).toISOString().slice(0, 10);
  const isWithin = found.startsWith(day);
  if (prefix === 'eq') return isWithin;
  if (prefix === 'ge') return isWithin || found > day;
  return isWithin || found < day;
}

/** Normalizes as FHIR lets a server do: neither case nor punctuation matters. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function beginsIn(value: Json, text: string): boolean {
  if (typeof value === 'string') return ` ${plain(value)}`.includes(` ${text}`);
  const parts = Array.isArray(value) ? value : Object.values(jsonObject(value));
  return parts.some((part) => part !== undefined && beginsIn(part, text));
}

type Search = Readonly<Record<string, string>>;

describe.runIf(hasExamples)("HL7's examples of US Core [declared where ../shared/data is]", () => {
  const world = useProductGateway({ records: hasExamples ? [...productRecords, ...importedRecords()] : [] });
  const send = fhirAsker(world);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Finds all resources of a search, page by page. */
  async function found(type: string, search: Search): Promise<readonly JsonObject[]> {
    const resources: JsonObject[] = [];
    for (let offset = 0, total = 1; offset < total; offset += 100) {
      const parameters = new URLSearchParams({ ...search, _count: '100', _offset: String(offset) });
      const { status, body } = await send('GET', `/${type}?${parameters.toString()}`);
      expect([type, search, status]).toEqual([type, search, 200]);
      resources.push(...jsonItems(body['entry']).map((entry) => jsonObject(jsonObject(entry)['resource'])));
      total = Number(body['total']);
    }
    return resources;
  }
  const idsOf = (resources: readonly JsonObject[]) => resources.map(({ id }) => String(id)).toSorted();

  async function everything(): Promise<Readonly<Record<string, readonly JsonObject[]>>> {
    const people = await found('Patient', {});
    const of = async (type: string) => {
      const lists = await Promise.all(people.map(({ id }) => found(type, { patient: String(id) })));
      return lists.flat();
    };
    const types = ['AllergyIntolerance', 'Condition', 'Observation', 'RelatedPerson'];
    const lists = await Promise.all(types.map(async (type) => [type, await of(type)] as const));
    return { Patient: people, ...Object.fromEntries(lists) };
  }

  /** Lists the searches by a combination of parameters, with each value that some resource has, and one that none has. */
  function searchesBy(names: readonly string[], resources: readonly JsonObject[]): readonly Search[] {
    const searches = resources.flatMap((resource) => {
      const values = names.map((name) => valuesOf(resource, name));
      return values.reduce<readonly Search[]>(
        (all, each, index) =>
          all.flatMap((search) => each.map((value) => ({ ...search, [names[index] ?? '']: value }))),
        [{}],
      );
    });
    return [...new Map(searches.map((search) => [JSON.stringify(search), search])).values()];
  }

  function valuesOf(resource: JsonObject, name: string): readonly string[] {
    const { id, subject, patient, code, category, clinicalStatus, status, gender, birthDate } = resource;
    const { effectiveDateTime, onsetDateTime, identifier, name: names } = resource;
    const tokens = (concept: Json | undefined) =>
      jsonItems(jsonObject(concept)['coding'])
        .map(jsonObject)
        .flatMap(({ system, code: own }) => [
          String(own),
          `${String(system)}|${String(own)}`,
          `urn:no|${String(own)}`,
        ]);
    const days = (day: Json | undefined) =>
      typeof day === 'string'
        ? ['', 'ge', 'le'].flatMap((each) => [each + day.slice(0, 10), each + day.slice(0, 4)])
        : [];
    const reference = jsonObject(subject ?? patient)['reference'];
    const known: Readonly<Record<string, readonly string[]>> = {
      _id: [String(id)],
      patient: typeof reference === 'string' ? [reference.replace('Patient/', '')] : [],
      code: tokens(code),
      category: jsonItems(category).flatMap(tokens),
      'clinical-status': tokens(clinicalStatus),
      status: [String(status), 'cancelled'],
      date: days(effectiveDateTime),
      'onset-date': days(onsetDateTime),
      birthdate: days(birthDate),
      gender: [String(gender)],
      identifier: jsonItems(identifier).map((each) => {
        const { system, value } = jsonObject(each);
        return `${String(system)}|${String(value)}`;
      }),
      name: jsonItems(names).flatMap((each) => {
        const { family, given } = jsonObject(each);
        return [family, ...jsonItems(given)].filter((part) => typeof part === 'string');
      }),
    };
    return known[name] ?? [];
  }

  /** Combinations that the CapabilityStatement of US Core's server asks for and that this server says it answers. */
  function combinations(statement: JsonObject, type: string): readonly (readonly string[])[] {
    const all = readAll('resources/CapabilityStatement-us-core-server.json')[0];
    const wanted = restOf(all, type);
    const own = jsonItems(restOf(statement, type)['searchParam']).map((each) =>
      String(jsonObject(each)['name']),
    );
    const single = jsonItems(wanted['searchParam']).map((each) => [String(jsonObject(each)['name'])]);
    const extensions = jsonItems(wanted['extension']).map((each) =>
      jsonItems(jsonObject(each)['extension'])
        .map(jsonObject)
        .filter(({ url }) => url === 'required')
        .map(({ valueString }) => String(valueString)),
    );
    return [...single, ...extensions].filter(
      (names) => names.length > 0 && names.every((name) => own.includes(name) && name in predicates),
    );
  }

  function restOf(statement: JsonObject | undefined, type: string): JsonObject {
    const [rest] = jsonItems(statement?.['rest']).map(jsonObject);
    return (
      jsonItems(rest?.['resource'])
        .map(jsonObject)
        .find((each) => each['type'] === type) ?? {}
    );
  }

  it('are found by each combination that US Core asks for, as predicates over the resources find them', async () => {
    const all = await everything();
    const { body: statement } = await send('GET', '/metadata');
    const asked: Record<string, number> = {};
    for (const [type, resources] of Object.entries(all)) {
      expect([type, resources.length > 0]).toEqual([type, true]);
      for (const names of combinations(statement, type)) {
        // Records are searched among those of somebody, which the server says where it is asked otherwise.
        const isOfOne = type === 'Patient' || names.includes('patient') || names.includes('_id');
        if (!isOfOne) continue;
        const searches = searchesBy(names, resources);
        asked[`${type} ${names.join('+')}`] = searches.length;
        for (const search of searches.slice(0, 60)) {
          const wanted = resources.filter((resource) =>
            Object.entries(search).every(([name, value]) => predicates[name]?.(resource, value)),
          );
          expect([type, search, idsOf(await found(type, search))]).toEqual([type, search, idsOf(wanted)]);
        }
      }
    }
    expect(Object.keys(asked).toSorted()).toEqual([
      'AllergyIntolerance patient',
      'AllergyIntolerance patient+clinical-status',
      'Condition patient',
      'Condition patient+category',
      'Condition patient+category+clinical-status',
      'Condition patient+clinical-status',
      'Condition patient+code',
      'Condition patient+onset-date',
      'Observation patient',
      'Observation patient+category',
      'Observation patient+category+date',
      'Observation patient+category+status',
      'Observation patient+code',
      'Observation patient+code+date',
      'Patient _id',
      'Patient birthdate',
      'Patient birthdate+name',
      'Patient identifier',
      'Patient name',
      'RelatedPerson _id',
      'RelatedPerson patient',
      'RelatedPerson patient+name',
    ]);
    expect(Math.min(...Object.values(asked))).toBeGreaterThan(0);
  }, 300_000);

  it('are found by the codes that HL7 gave them, each that was imported', async () => {
    const imported = (await everything())['Observation'] ?? [];
    expect(imported.length).toBeGreaterThan(1);
    const original = new Map(examples.map((resource) => [`fhir-${String(resource['id'])}`, resource]));
    for (const { id, code } of imported) {
      const resource = original.get(String(id));
      expect(resource?.['resourceType']).toBe('Observation');
      const codes = (concept: Json | undefined) =>
        jsonItems(jsonObject(concept)['coding'])
          .map(jsonObject)
          .flatMap(({ system, code: own }) => (system === 'http://loinc.org' ? [String(own)] : []));
      expect(codes(resource?.['code'])).toEqual(expect.arrayContaining(codes(code)));
    }
  });
});
