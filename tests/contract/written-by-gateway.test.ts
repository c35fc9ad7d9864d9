import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonEqual } from '../../engine/core/json/equal.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt, removeAt, setAt } from '../../engine/core/json/pointer.ts';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';
import { product } from '../../generated/product.ts';
import { type Operation, readDocument } from './api-document.ts';
import { type ContractGateway, openContractGateway } from './contract-gateway.ts';
import { callOf, storedEntity } from './good-requests.ts';
import { ownValues } from './own-values.ts';
import { roomy } from './particular-requests.ts';
import { sendRequest } from './send-request.ts';

/*
 * Tests that only the gateway writes values which no form of a record offers: for every record that is saved as a
 * whole, every role, and every path.
 */

/** Paths that pages send although no form of the record has them, by entity. */
const sentByPages: Readonly<Record<string, readonly string[]>> = {
  // The page that shows a finding sends these, with the finding's values.
  acknowledgement: ['/finding', '/title', '/severity', '/source', '/reason', '/note'],
  // Picked values are sent with their codes, and parts with the accepted sentence; the page of lists enters values of
  // a list.
  medication: ['/medication', '/prescriber', '/lastFill', '/takenInParts'],
  observation: ['/name', '/isCustom'],
  // Lists, people and states have forms, tables and actions of their own; users who import may correct the other
  // paths.
  patient: [
    ...['/projects', '/riskFactors', '/prescribers', '/pharmacies', '/caregiver', '/graduationStatus'],
    ...['/currentWorkflowState', '/metadata'],
  ],
  'priority-queue': ['/id', '/Organization'],
  // The page sends these while rows are decided one by one, and on completion.
  reconciliation: ['/source', '/asOf', '/workflowIteration', '/takesNone', '/lists', '/medications'],
  // Recommendations have a page of their own; the engagement is chosen with the type.
  review: ['/recommendations', '/riskScoreAffectedRecommendations', '/workflowIteration', '/currentYear'],
};

/** Paths by which a request would name another record, and the time that every save sets. */
const elsewhere = ['/_id', '/_rev', '/subject', '/type', '/updatedOn'];

/** Forged marks of a change's author and time, which only the gateway knows. */
const forgedMarks: Readonly<Record<string, Json>> = {
  '/performedBy': { firstName: 'Some', lastName: 'Body', email: 'somebody@contract.test' },
  '/updatedAt': '2001-01-01T00:00:00.000Z',
};

const roles = ['pharmacist', 'support', 'clinical_admin', 'user_admin'];

const document = readDocument(openApiDocument(product) as JsonObject);
const updates = document.operations.filter(
  (operation) =>
    operation.method === 'PUT' &&
    storedEntity(product, operation) !== undefined &&
    callOf(product, operation).body?.mark === undefined,
);

const isWithin = (place: string, other: string) => place === other || place.startsWith(`${other}/`);

/** Lists the paths that a form shows, fills from a picked value, or sets initially. */
function offeredBy({ fields, initial }: FormDescriptor): readonly string[] {
  const named = Object.entries(fields).flatMap(([at, { clears }]) => [at, ...clears]);
  return [...named, ...Object.keys(initial)].map((at) => `/${at.replaceAll('.', '/')}`);
}

/** Lists the outermost paths of an entity that no form offers, and all that the schema reserves for the gateway. */
function placesOf({ name, fields }: Entity): readonly string[] {
  const offered = Object.values(product.forms)
    .filter(({ entity }) => entity === name)
    .flatMap(offeredBy);
  const sent = sentByPages[name] ?? [];
  const others = Object.keys(fields).filter(
    (place) =>
      !offered.some((each) => isWithin(place, each) || isWithin(each, place)) &&
      !sent.some((each) => isWithin(place, each) || isWithin(each, place)),
  );
  const highest = others.filter((place) => !others.some((each) => each !== place && isWithin(place, each)));
  const kept = Object.keys(fields).filter((place) => fields[place]?.writtenBy !== undefined);
  return [...new Set([...highest, ...kept])].filter((place) => !elsewhere.includes(place));
}

let world: ContractGateway;

beforeAll(async () => {
  world = await openContractGateway(roomy(product));
  const { body: terms } = await world.ask('GET', '/api/regimen/eula/latest');
  await world.ask('POST', '/api/regimen/eula/acceptance', { eulaVersionId: terms['id'] ?? '' });
  for (const role of roles) {
    const subject = `contract|${role}`;
    const named = { type: 'user', id: role, auth0Id: subject, email: `${role}@contract.test` };
    const rights = { roles: [role], permissions: [], organizations: [world.idOf('organization')] };
    await world.store('user', { ...named, firstName: role, lastName: 'Tester', ...rights });
    await world.gateway.as(subject)('POST', '/api/regimen/eula/acceptance', {
      eulaVersionId: terms['id'] ?? '',
    });
  }
});

afterAll(() => world.gateway.close());

async function documentOf(id: string): Promise<JsonObject> {
  const { rows } = await world.gateway.store.database.query<{ document: JsonObject }>(
    'select document from record where id = $1',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The record is gone.');
  return row.document;
}

async function put(role: string, operation: Operation, record: JsonObject): Promise<number> {
  const { body } = callOf(product, operation);
  const sent = { ...record, ...body?.mark };
  const request = { query: {}, body: body?.wrap === undefined ? sent : { [body.wrap]: sent } };
  const { status } = await sendRequest(world.gateway.as(`contract|${role}`), operation, request);
  return status;
}

/** Stores a record that the call accepts unchanged, with as many of the tested paths as possible. */
async function storedFor(operation: Operation, samples: readonly JsonObject[]): Promise<string | undefined> {
  const entity = product.entities[storedEntity(product, operation) ?? ''];
  if (entity === undefined) return undefined;
  const places = placesOf(entity);
  const count = (content: JsonObject) => places.filter((place) => matchingPaths(place, content).length > 0);
  for (const content of samples.toSorted((one, two) => count(two).length - count(one).length).slice(0, 12)) {
    const full = JSON.parse(JSON.stringify({ ...content, ...ownValues[entity.name] }));
    const id = await world.store(entity.name, full).catch(() => undefined);
    if (id === undefined) continue;
    const first = await put('able', operation, await documentOf(id));
    const second = await put('able', operation, await documentOf(id));
    if (first === 200 && second === 200) return id;
  }
  return undefined;
}

describe.each(updates.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const entity = product.entities[storedEntity(product, operation) ?? ''];
  if (entity === undefined) throw new Error(`${id} stores no record.`);

  it('stores nothing at places that no form offers, whoever sends it [PROFILE-44]', async () => {
    const samples = fc.sample(world.contents(entity.name), { numRuns: 80, seed: 3 });
    const record = await storedFor(operation, samples);
    // Accepts a missing record only for completing, since completed records cannot be changed.
    if (record === undefined) return expect(id).toBe('reconciliation.complete');
    const stored: string[] = [];
    const tried = new Set<string>();
    for (const role of ['able', ...roles]) {
      if ((await put(role, operation, await documentOf(record))) !== 200) continue;
      for (const pattern of placesOf(entity)) {
        const forged = forgeries(pattern, entity, await documentOf(record), samples);
        for (const [at, value] of forged) {
          const before = await documentOf(record);
          tried.add(pattern);
          await put(
            role,
            operation,
            value === undefined ? removeAt(before, at) : (setAt(before, at, value) as JsonObject),
          );
          const after = await documentOf(record);
          const isKept = jsonEqual(getAt(after, at), getAt(before, at));
          if (pattern in forgedMarks ? jsonEqual(getAt(after, at), value) : !isKept)
            stored.push(`${role}: ${pattern}`);
        }
      }
    }
    expect(stored).toEqual([]);
    const untried = placesOf(entity).filter((place) => !tried.has(place));
    expect(untried).toEqual([]);
  }, 60_000);
});

/** Lists forged values, and removal, for the first path in a record that matches or could match a pattern. */
function forgeries(
  pattern: string,
  { fields }: Entity,
  record: JsonObject,
  samples: readonly JsonObject[],
): readonly (readonly [at: string, value: Json | undefined])[] {
  const mark = forgedMarks[pattern];
  if (mark !== undefined) return [[pattern, mark]];
  const cut = pattern.lastIndexOf('/');
  const [above] = cut === 0 ? [''] : matchingPaths(pattern.slice(0, cut), record);
  if (above === undefined) return [];
  const at = above + pattern.slice(cut);
  const known = getAt(record, at);
  const other = samples
    .flatMap((sample) => matchingPaths(pattern, sample).map((place) => getAt(sample, place)))
    .find((value) => value !== undefined && !jsonEqual(value, known));
  const value = other ?? forgedOf[fields[pattern]?.type ?? ''];
  const isChanged = value !== undefined && !jsonEqual(value, known);
  // Omits the value as well, since a save of a whole record removes omitted values.
  const isErased = known !== undefined && fields[pattern]?.writtenBy !== undefined;
  return [
    ...(isChanged ? [[at, value as Json] as const] : []),
    ...(isErased ? [[at, undefined] as const] : []),
  ];
}

/** Forged values by type, for paths whose value is equal in all samples or missing. */
const forgedOf: Readonly<Record<string, Json>> = {
  string: 'forged',
  boolean: true,
  array: [{ date: '2001-01-01' }],
};
