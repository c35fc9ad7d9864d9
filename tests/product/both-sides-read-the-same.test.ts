import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Expression, Scope } from '../../engine/core/expressions/scope.ts';
import { openedForm } from '../../engine/core/forms/opened-form.ts';
import { withoutBlanks } from '../../engine/core/json/blank.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import type { Entity, Rule } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { Workflow } from '../../engine/core/product/workflow.ts';
import { clearHidden } from '../../engine/core/records/hidden.ts';
import { withoutPaths } from '../../engine/core/records/transient.ts';
import { chooseRecord } from '../../engine/core/workflow/named-record.ts';
import { previewSave } from '../../engine/core/workflow/preview-save.ts';
import { formScope } from '../../engine/react/form/store/form-scope.ts';
import { createFormStore } from '../../engine/react/form/store/form-store.ts';
import { product } from '../../generated/product.ts';
import { type ContractGateway, openContractGateway } from '../contract/contract-gateway.ts';
import { ownValues } from '../contract/own-values.ts';

const at = new Date('2026-11-21T12:00:00Z');

/** Values that an expression can read, by the place of the expression. */
type Heard = Map<string, Readonly<Record<string, unknown>>>;

let heard: Heard = new Map();

const ofRecord = ['self', 'root', 'old', 'siblings'] as const;

const pathsWith = ({ fields }: Entity, trait: 'readAccess' | 'writtenBy') =>
  Object.entries(fields).flatMap(([place, field]) => (field[trait] === undefined ? [] : [place]));

/** Fields with restricted read access, which only the pages of some users have. */
const closedPaths = Object.values(product.entities).flatMap((entity) => pathsWith(entity, 'readAccess'));

const probed = withProbes(product);

/** Entities with a call that changes their records, and with expressions that page and gateway both evaluate. */
const saved = Object.values(product.calls).flatMap((call) => {
  const entity = call.store.kind === 'save' ? probed.entities[call.store.entity] : undefined;
  const isPut = call.methods.includes('PUT') && call.status === undefined;
  return entity !== undefined && isPut && formOf(entity) !== undefined ? [{ call, entity }] : [];
});

describe('page and gateway read the same in every expression', () => {
  let world: ContractGateway;

  beforeAll(async () => {
    world = await openContractGateway(probed, { clock: () => at, timeZone: 'UTC' });
    const { body } = await world.ask('GET', '/api/regimen/eula/latest');
    await world.ask('POST', '/api/regimen/eula/acceptance', { eulaVersionId: body['id'] ?? '' });
  });

  afterAll(() => world.gateway.close());

  it.each(saved.map(({ call, entity }) => [call.name, { call, entity }] as const))(
    '%s: what is stored already',
    async (_name, { call, entity }) => {
      const [content = {}] = fc.sample(world.contents(entity.name), { numRuns: 1, seed: 54 });
      const id = await world.store(entity.name, { ...content, ...ownValues[entity.name] });
      const first = await save(world, call, { ...content, ...ownValues[entity.name], _id: id, _rev: 1 });
      const old = first.record;
      const values = movedOn(entity, old);
      const page = await pageSide(world, entity, { old, values });
      const gateway = await hearing(() => save(world, call, values));
      compare(page, gateway.heard);
    },
  );

  it.each(saved.map(({ call, entity }) => [call.name, { call, entity }] as const))(
    '%s: what is new',
    async (_name, { call, entity }) => {
      if (!call.methods.includes('POST')) return;
      const [content = {}] = fc.sample(world.contents(entity.name), { numRuns: 1, seed: 54 });
      const entered = withoutPaths(pathsWith(entity, 'writtenBy'), { ...content, ...ownValues[entity.name] });
      const shown = { now: at.toISOString(), today: '2026-11-21' };
      const value = { ...entered, type: entity.record?.type ?? '' };
      const values = clearHidden({ entity, value, scope: shown }).value;
      const page = await pageSide(world, entity, { old: undefined, values });
      const gateway = await hearing(() => save(world, call, values, 'POST'));
      compare(page, gateway.heard);
    },
  );

  it('has compared rules, derived values, triggers and tables', () => {
    const kinds = new Set([...compared].map((position) => position.split(' ')[0]));
    expect(kinds).toEqual(new Set(['rules', 'values', 'trigger', 'table']));
    for (const { entity } of saved) expect(compared).toContain(`rules of ${entity.name}`);
  });
});

/** Places compared so far. */
const compared = new Set<string>();

/**
 * Compares all values that any expression could read, since equal values give equal results in every expression.
 */
function compare(page: Heard, gateway: Heard): void {
  expect([...gateway.keys()]).not.toEqual([]);
  for (const [position, read] of gateway) {
    const onPage = page.get(position);
    if (onPage === undefined) continue;
    compared.add(position);
    // Leaves out siblings that the gateway lacks: it reads siblings only to decide about a save, and pages use them
    // for warnings as well.
    const names = Object.keys(read).filter((name) => name !== 'siblings' || read[name] !== undefined);
    const of = (all: typeof read) => names.map((name) => [name, withoutBlanks(all[name])]);
    expect([position, ...of(onPage)]).toEqual([position, ...of(read)]);
  }
}

async function save(
  world: ContractGateway,
  { path, body }: CallContract,
  record: JsonObject,
  method = 'PUT',
) {
  const sent = { ...record, ...body?.mark };
  const answer = await world.ask(method, path, body?.wrap === undefined ? sent : { [body.wrap]: sent });
  // Accepts a refused save, since its expressions were evaluated, too.
  expect([200, 201, 422]).toContain(answer.status);
  return { record: isJsonObject(answer.body['record']) ? answer.body['record'] : {} };
}

async function hearing<Value>(act: () => Promise<Value>): Promise<{ readonly heard: Heard }> {
  heard = new Map();
  await act();
  return { heard };
}

/** Moves the record to another state of its workflow, if it has a workflow, so that a save raises an event. */
function movedOn({ name }: Entity, record: JsonObject): JsonObject {
  const workflow = Object.values(product.workflows ?? {}).find(({ entity }) => entity === name);
  if (workflow === undefined) return record;
  const other = Object.keys(workflow.states).find((state) => state !== getAt(record, workflow.stateAt));
  return setAt(record, workflow.stateAt, other ?? '');
}

interface Typed {
  readonly old: JsonObject | undefined;
  readonly values: JsonObject;
}

/** Reads the values that expressions see on a page whose form contains these values. */
async function pageSide(world: ContractGateway, entity: Entity, { old, values }: Typed): Promise<Heard> {
  const around = await surroundings(world, entity, values);
  heard = new Map();
  const form = formOf(entity);
  if (form === undefined) throw new Error(`No form edits "${entity.name}".`);
  const siblings = around.siblings.filter(({ _id }) => _id !== old?.['_id']);
  const named = formScope({ entity, old, root: undefined, siblings });
  const scopeOf = (current: JsonObject): Scope => ({
    ...named(current),
    ...{
      records: around.records,
      user: around.user,
      now: at.toISOString(),
      today: '2026-11-21',
      timeZone: 'UTC',
    },
  });
  const context = { product: probed, entity, form: openedForm(form, entity), old, scopeOf, can: () => true };
  const { made, problems } = createFormStore({ context, initial: values }).get();
  void problems;
  const scope = scopeOf(made);
  const records = { ...scope.records, ...around.named };
  previewSave({
    product: probed,
    entity: entity.name,
    saved: made,
    entered: values,
    old,
    scope: { ...scope, records },
  });
  return heard;
}

/** Reads the records that a page of this entity has open, and those that it lists. */
async function surroundings(world: ContractGateway, entity: Entity, values: JsonObject) {
  const records: Record<string, Json> = {};
  for (const owner of ownersOf(entity)) records[owner] = await recordOf(world, owner);
  const found = await listed(world, entity.name);
  const siblings = found.filter(({ subject }) => subject === values['subject']);
  const named: Record<string, JsonObject | undefined> = {};
  for (const workflow of Object.values(probed.workflows ?? {}))
    for (const [name, choice] of Object.entries(workflow.records)) {
      const scope = { records, named: '', now: at.toISOString(), today: '2026-11-21' };
      named[name] = chooseRecord(choice, await listed(world, choice.entity), scope);
    }
  const user = await recordOf(world, 'user');
  return { records, siblings, named, user: user as unknown as Scope['user'] };
}

function ownersOf({ record }: Entity): readonly string[] {
  const owner = Object.values(probed.entities).find((each) => each.record?.organizationAt === '/_id');
  return [
    ...(record?.subject === undefined ? [] : [record.subject]),
    ...(owner === undefined ? [] : [owner.name]),
  ];
}

function callThat(answers: 'list' | 'record', entity: string): CallContract | undefined {
  const fits = ({ answer, methods }: CallContract) =>
    answer.kind === answers && answer.entity === entity && methods.includes('GET');
  return Object.values(probed.calls).find(fits);
}

/** Reads a record as pages do: by its own call, or from the list that contains it. */
async function recordOf(world: ContractGateway, entity: string): Promise<JsonObject> {
  const call = callThat('record', entity);
  if (call === undefined)
    return (await listed(world, entity)).find(({ _id }) => _id === world.idOf(entity)) ?? {};
  const names = Object.keys(call.query).map((name) => `${name}=${world.idOf(entity)}`);
  const { status, body } = await world.ask('GET', `${call.path}?${names.join('&')}`);
  expect(status).toBe(200);
  return body;
}

async function listed(world: ContractGateway, entity: string): Promise<readonly JsonObject[]> {
  const call = callThat('list', entity);
  if (call === undefined) return [];
  const names = Object.entries(call.query).flatMap(([name, { isRequired }]) =>
    isRequired ? [`${name}=${world.idOf('patient')}`] : [],
  );
  const { body } = await world.ask('GET', `${call.path}?${names.join('&')}`);
  return Array.isArray(body['rows']) ? body['rows'].filter(isJsonObject) : [];
}

function formOf(entity: Entity) {
  return Object.values(product.forms).find((form) => form.entity === entity.name);
}

/** Adds expressions to the product that record their input, before its rules, derived values and tables. */
function withProbes(given: Product): Product {
  const entities = Object.entries(given.entities).map(
    ([name, entity]) => [name, probedEntity(entity)] as const,
  );
  const workflows = Object.entries(given.workflows ?? {}).map(
    ([name, workflow]) => [name, probedTable(workflow)] as const,
  );
  return { ...given, entities: Object.fromEntries(entities), workflows: Object.fromEntries(workflows) };
}

function probedEntity(entity: Entity): Entity {
  const rule: Rule = {
    ...{ id: 'probe', on: '', at: '', kind: 'unless', severity: 'error', message: '' },
    test: noting(`rules of ${entity.name}`, { names: ofRecord, answer: true }),
  };
  const derived = [
    {
      id: 'probe',
      on: '',
      at: '',
      guard: noting(`values of ${entity.name}`, { names: ofRecord, answer: false }),
    },
  ];
  return { ...entity, rules: [rule, ...entity.rules], derived: [...derived, ...(entity.derived ?? [])] };
}

function probedTable(workflow: Workflow): Workflow {
  const from = [...Object.keys(workflow.states)];
  const rows = Object.keys(workflow.events).map((on) => ({
    ...{ id: 'probe', on, from, set: [], effects: [] },
    guard: noting(`table at ${on}`, { names: ['event', 'state'], answer: false }),
  }));
  const events = Object.entries(workflow.events).map(([name, event]) => {
    const raisedBy = event.raisedBy.map((trigger) => ({
      ...trigger,
      when: noting(`trigger of ${name}`, { names: ['self', 'old'], answer: true, otherwise: trigger.when }),
    }));
    return [name, { ...event, raisedBy }] as const;
  });
  return { ...workflow, transitions: [...rows, ...workflow.transitions], events: Object.fromEntries(events) };
}

interface Probe {
  /** Names that an expression at this place can read beside other records. */
  readonly names: readonly ('self' | 'root' | 'old' | 'siblings' | 'event' | 'state')[];
  readonly answer: boolean;
  readonly otherwise?: Expression<boolean> | undefined;
}

function noting(position: string, { names, answer, otherwise }: Probe): Expression<boolean> {
  return {
    source: 'probe',
    evaluate(scope) {
      const { records, user, now, today, timeZone } = scope;
      const own = names.map((name) => [name, withoutPaths(closedPaths, scope[name])] as const);
      const around = { user: user?._id, now, today, timeZone, ...openly(records) };
      heard.set(position, structuredClone({ ...Object.fromEntries(own), ...around }));
      return otherwise === undefined ? answer : otherwise.evaluate(scope);
    },
  };
}

function openly(records: Scope['records']): JsonObject {
  const entries = Object.entries(records ?? {}).flatMap(([name, record]) => {
    return record === undefined ? [] : [[`record ${name}`, withoutPaths(closedPaths, record)] as const];
  });
  return Object.fromEntries(entries);
}
