import fc from 'fast-check';
import { expect } from 'vitest';
import type { Expression, Scope } from '../../engine/core/expressions/scope.ts';
import { openedForm } from '../../engine/core/forms/opened-form.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import type { Entity, Rule } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { Workflow } from '../../engine/core/product/workflow.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { openDescriptors } from '../../engine/core/records/closed.ts';
import { clearHidden } from '../../engine/core/records/hidden.ts';
import { withoutPaths } from '../../engine/core/records/transient.ts';
import { chooseRecord } from '../../engine/core/workflow/named-record.ts';
import { previewSave } from '../../engine/core/workflow/preview-save.ts';
import { formScope } from '../../engine/react/form/store/form-scope.ts';
import { createFormStore } from '../../engine/react/form/store/form-store.ts';
import type { ContractGateway } from '../contract/contract-gateway.ts';
import { ownValues } from '../contract/own-values.ts';

const at = new Date('2026-11-21T12:00:00Z');

/** Options of a gateway whose clock is that of the page. */
export const clockOfPage = { clock: () => at, timeZone: 'UTC' };

const moment = { now: at.toISOString(), today: '2026-11-21', timeZone: 'UTC' };

const names = ['self', 'root', 'old', 'siblings', 'event', 'state'] as const;

/** What an expression can read at a position. */
export interface Heard {
  /** Names of the position, beside the records around it. */
  readonly names: readonly (typeof names)[number][];
  readonly scope: Scope;
}

export type HeardBy = ReadonlyMap<string, Heard>;

/** An entity whose records are changed by a call of their own, and that both sides judge. */
export interface SavedEntity {
  readonly call: CallContract;
  readonly entity: Entity;
}

export interface BothSides {
  /** The product with expressions that note what they are given: in front of its rules, its derived values and its tables. */
  readonly probed: Product;
  readonly saved: readonly SavedEntity[];
  /** Has a stored record changed on both sides. */
  readonly changed: (world: ContractGateway, saved: SavedEntity) => Promise<Sides>;
  /** Has a new record begun on both sides; undefined where the call makes none. */
  readonly begun: (world: ContractGateway, saved: SavedEntity) => Promise<Sides | undefined>;
}

export interface Sides {
  readonly page: HeardBy;
  readonly gateway: HeardBy;
}

export function pathsWith({ fields }: Entity, trait: 'readAccess' | 'writtenBy'): readonly string[] {
  return Object.entries(fields).flatMap(([place, field]) => (field[trait] === undefined ? [] : [place]));
}

export function bothSides(product: Product): BothSides {
  let heard = new Map<string, Heard>();
  // A gateway that finds problems judges the stored version after what was sent.
  let isFirstKept = false;
  const probed = withProbes(product, (position, names, scope) => {
    if (!isFirstKept || !heard.has(position)) heard.set(position, { names, scope: snapshot(scope) });
  });

  function formOf({ name }: Entity) {
    return Object.values(product.forms).find((form) => form.entity === name);
  }

  async function hearing(act: () => Promise<unknown>, isGateway = false): Promise<HeardBy> {
    heard = new Map();
    isFirstKept = isGateway;
    await act();
    return heard;
  }

  /** The record with another state of its workflow, where it has one: a save of it raises an event. */
  function movedOn({ name }: Entity, record: JsonObject): JsonObject {
    const workflow = Object.values(product.workflows ?? {}).find(({ entity }) => entity === name);
    if (workflow === undefined) return record;
    const other = Object.keys(workflow.states).find((state) => state !== getAt(record, workflow.stateAt));
    return setAt(record, workflow.stateAt, other ?? '');
  }

  /** What a page reads while a form of the entity has these values. */
  async function pageSide(
    world: ContractGateway,
    whole: Entity,
    { old, values }: { readonly old: JsonObject | undefined; readonly values: JsonObject },
  ): Promise<HeardBy> {
    const around = await surroundings(world, probed, { entity: whole, values });
    const descriptor = formOf(whole);
    if (descriptor === undefined) throw new Error(`No form edits "${whole.name}".`);
    const siblings = around.siblings.filter(({ _id }) => _id !== old?.['_id']);
    const { records, user } = around;
    const self = old ?? values;
    const judged = { self, records: { ...records, [whole.name]: self }, user, ...moment };
    const can = (rule: string | undefined) => isAllowed(probed, rule, judged);
    const { entity, form } = openDescriptors({ entity: whole, form: descriptor }, can);
    const named = formScope({ entity, old, root: undefined, siblings });
    const scopeOf = (current: JsonObject): Scope => ({ ...named(current), records, user, ...moment });
    const context = {
      product: probed,
      entity,
      form: openedForm(form, entity),
      old,
      scopeOf,
      can: () => true,
    };
    return hearing(async () => {
      const { made, problems } = createFormStore({ context, initial: values }).get();
      void problems;
      const scope = scopeOf(made);
      previewSave({
        ...{ product: probed, entity: entity.name, saved: made, entered: values, old },
        scope: { ...scope, records: { ...scope.records, ...around.named } },
      });
    });
  }

  return {
    probed,
    saved: Object.values(product.calls).flatMap((call) => {
      const entity = call.store.kind === 'save' ? probed.entities[call.store.entity] : undefined;
      const isPut = call.methods.includes('PUT') && call.status === undefined;
      return entity !== undefined && isPut && formOf(entity) !== undefined ? [{ call, entity }] : [];
    }),
    async changed(world, { call, entity }) {
      const content = { ...contentOf(world, entity), ...ownValues[entity.name] };
      const id = await world.store(entity.name, content);
      const old = await save(world, call, { record: { ...content, _id: id, _rev: 1 } });
      const values = movedOn(entity, old);
      const page = await pageSide(world, entity, { old, values });
      return { page, gateway: await hearing(() => save(world, call, { record: values }), true) };
    },
    async begun(world, { call, entity }) {
      if (!call.methods.includes('POST')) return undefined;
      const entered = withoutPaths(pathsWith(entity, 'writtenBy'), {
        ...contentOf(world, entity),
        ...ownValues[entity.name],
      });
      const value = { ...entered, type: entity.record?.type ?? '' };
      const values = clearHidden({ entity, value, scope: moment }).value;
      const page = await pageSide(world, entity, { old: undefined, values });
      return {
        page,
        gateway: await hearing(() => save(world, call, { record: values, method: 'POST' }), true),
      };
    },
  };
}

function contentOf(world: ContractGateway, { name }: Entity): JsonObject {
  const [content = {}] = fc.sample(world.contents(name), { numRuns: 1, seed: 54 });
  return content;
}

/** Saves a record, and answers with it as it is shown. */
async function save(
  world: ContractGateway,
  { path, body }: CallContract,
  { record, method = 'PUT' }: { readonly record: JsonObject; readonly method?: string },
): Promise<JsonObject> {
  const sent = { ...record, ...body?.mark };
  const answer = await world.ask(method, path, body?.wrap === undefined ? sent : { [body.wrap]: sent });
  // A refused save has been judged all the same.
  expect([200, 201, 422]).toContain(answer.status);
  return isJsonObject(answer.body['record']) ? answer.body['record'] : {};
}

function snapshot(scope: Scope): Scope {
  const {
    self,
    root,
    old,
    siblings,
    records = {},
    keyed = {},
    event,
    state,
    user,
    now,
    today,
    timeZone,
  } = scope;
  return structuredClone({
    ...{ self, root, old, siblings, records, keyed, event, state, user, now, today, timeZone },
  });
}

interface Edited {
  readonly entity: Entity;
  readonly values: JsonObject;
}

/** The records that a page of this one has open, and those that it lists. */
async function surroundings(world: ContractGateway, product: Product, { entity, values }: Edited) {
  const reading = { world, product };
  const records: Record<string, Json> = {};
  for (const owner of ownersOf(entity, product)) records[owner] = await recordOf(reading, owner);
  const found = await listed(reading, entity.name);
  const siblings = found.filter(({ subject }) => subject === values['subject']);
  const named: Record<string, JsonObject | undefined> = {};
  for (const workflow of Object.values(product.workflows ?? {}))
    for (const [name, choice] of Object.entries(workflow.records))
      named[name] = chooseRecord(choice, await listed(reading, choice.entity), {
        ...{ records, named: '' },
        ...moment,
      });
  const user = await recordOf(reading, 'user');
  return { records, siblings, named, user: user as unknown as Scope['user'] };
}

function ownersOf({ record }: Entity, { entities }: Product): readonly string[] {
  const owner = Object.values(entities).find((each) => each.record?.organizationAt === '/_id');
  return [
    ...(record?.subject === undefined ? [] : [record.subject]),
    ...(owner === undefined ? [] : [owner.name]),
  ];
}

interface Reading {
  readonly world: ContractGateway;
  readonly product: Product;
}

function callThat({ calls }: Product, answers: 'list' | 'record', entity: string): CallContract | undefined {
  const fits = ({ answer, methods }: CallContract) =>
    answer.kind === answers && answer.entity === entity && methods.includes('GET');
  return Object.values(calls).find(fits);
}

/** A record as pages read it: by its own call, or out of the list that has it. */
async function recordOf(reading: Reading, entity: string): Promise<JsonObject> {
  const { world, product } = reading;
  const call = callThat(product, 'record', entity);
  if (call === undefined)
    return (await listed(reading, entity)).find(({ _id }) => _id === world.idOf(entity)) ?? {};
  const query = Object.keys(call.query).map((name) => `${name}=${world.idOf(entity)}`);
  const { status, body } = await world.ask('GET', `${call.path}?${query.join('&')}`);
  expect(status).toBe(200);
  return body;
}

async function listed({ world, product }: Reading, entity: string): Promise<readonly JsonObject[]> {
  const call = callThat(product, 'list', entity);
  if (call === undefined) return [];
  const query = Object.entries(call.query).flatMap(([name, { isRequired }]) =>
    isRequired ? [`${name}=${world.idOf('patient')}`] : [],
  );
  const { body } = await world.ask('GET', `${call.path}?${query.join('&')}`);
  return Array.isArray(body['rows']) ? body['rows'].filter(isJsonObject) : [];
}

type Note = (position: string, names: Heard['names'], scope: Scope) => void;

/** The product with expressions that note what they are given: in front of its rules, its derived values and its tables. */
function withProbes(given: Product, note: Note): Product {
  const probe = probesOf(note);
  const entities = Object.entries(given.entities).map(
    ([name, entity]) => [name, probedEntity(entity, probe)] as const,
  );
  const workflows = Object.entries(given.workflows ?? {}).map(
    ([name, workflow]) => [name, probedTable(workflow, probe)] as const,
  );
  return { ...given, entities: Object.fromEntries(entities), workflows: Object.fromEntries(workflows) };
}

const ofRecord = ['self', 'root', 'old', 'siblings'] as const;

function probedEntity(entity: Entity, probe: Probes): Entity {
  const rule: Rule = {
    ...{ id: 'probe', on: '', at: '', kind: 'unless', severity: 'error', message: '' },
    test: probe(`rules of ${entity.name}`, { names: ofRecord, answer: true }),
  };
  const derived = [
    {
      ...{ id: 'probe', on: '', at: '' },
      guard: probe(`values of ${entity.name}`, { names: ofRecord, answer: false }),
    },
  ];
  return { ...entity, rules: [rule, ...entity.rules], derived: [...derived, ...(entity.derived ?? [])] };
}

function probedTable(workflow: Workflow, probe: Probes): Workflow {
  const from = [...Object.keys(workflow.states)];
  const rows = Object.keys(workflow.events).map((on) => ({
    ...{ id: 'probe', on, from, set: [], effects: [] },
    guard: probe(`table at ${on}`, { names: ['event', 'state'], answer: false }),
  }));
  const events = Object.entries(workflow.events).map(([name, event]) => {
    const raisedBy = event.raisedBy.map((trigger) => ({
      ...trigger,
      when: probe(`trigger of ${name}`, { names: ['self', 'old'], answer: true, otherwise: trigger.when }),
    }));
    return [name, { ...event, raisedBy }] as const;
  });
  return { ...workflow, transitions: [...rows, ...workflow.transitions], events: Object.fromEntries(events) };
}

interface Probe {
  /** Names of the position beside the records around it. */
  readonly names: Heard['names'];
  readonly answer: boolean;
  readonly otherwise?: Expression<boolean> | undefined;
}

type Probes = ReturnType<typeof probesOf>;

function probesOf(note: Note) {
  return (position: string, { names, answer, otherwise }: Probe): Expression<boolean> => ({
    source: 'probe',
    evaluate(scope) {
      note(position, names, scope);
      return otherwise === undefined ? answer : otherwise.evaluate(scope);
    },
  });
}
