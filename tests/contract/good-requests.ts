import fc from 'fast-check';
import type { Json, JsonObject, JsonSchema } from '../../engine/core/json/json.ts';
import { getAt, removeAt, setAt } from '../../engine/core/json/pointer.ts';
import type { StoreBinding } from '../../engine/core/product/call.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { ApiDocument, Operation, QueryParameter } from './api-document.ts';
import { arbitraryOf } from './arbitrary-of-schema.ts';
import type { ContractGateway } from './contract-gateway.ts';
import type { ContractRequest } from './contract-request.ts';
import { ownValues } from './own-values.ts';
import { preparations } from './particular-requests.ts';

export interface Contract {
  readonly product: Product;
  readonly document: ApiDocument;
  readonly world: ContractGateway;
}

/** Generates requests that the document allows and that name stored records. */
export function goodRequests(operation: Operation, contract: Contract): fc.Arbitrary<ContractRequest> {
  const query = goodQuery(operation, contract);
  if (operation.body === undefined) return query.map((values) => ({ query: values }));
  return fc.record({ query, body: goodBody(operation, contract) });
}

/** Stores the records that a request needs, such as one to change or remove. Resolves to the request to send. */
export async function prepared(
  request: ContractRequest,
  operation: Operation,
  { product, world }: Contract,
): Promise<ContractRequest> {
  const { store, body, name } = callOf(product, operation);
  const entity = storedEntity(product, operation);
  const prepare = preparations[name] ?? (async () => request);
  if (entity === undefined || (store.kind !== 'remove' && operation.method === 'POST'))
    return prepare(request, world);
  const content = contentOf(request.body, body?.wrap);
  // Draws without a bias towards short and equal texts, since some values are unique.
  const [sample = {}] = fc.sample(world.contents(entity), { numRuns: 1, unbiased: true });
  const first = { ...sample, ...ownValues[entity] };
  const seen = { _id: await world.store(entity, first), _rev: 1 };
  const record = {
    ...(store.kind === 'remove' ? first : asStored(content, first, ownedPlaces(product, entity))),
    ...seen,
    ...body?.mark,
  };
  return { ...request, body: body?.wrap === undefined ? record : { [body.wrap]: record } };
}

/**
 * Lists the paths that only a workflow's events change; a save that changes them counts as an event, and may be
 * refused.
 */
export function ownedPlaces({ workflows = {} }: Product, entity: string): readonly string[] {
  return Object.values(workflows).flatMap((workflow) => (workflow.entity === entity ? workflow.owns : []));
}

function asStored(content: JsonObject, stored: JsonObject, places: readonly string[]): JsonObject {
  return places.reduce((record, at) => {
    const value = getAt(stored, at);
    return value === undefined ? removeAt(record, at) : setAt(record, at, value as Json);
  }, content);
}

/** Returns the entity whose records an operation stores or removes. */
export function storedEntity(product: Product, operation: Operation): string | undefined {
  const { store, body } = callOf(product, operation);
  if (store.kind === 'save' || store.kind === 'remove') return store.entity;
  const { entity } = body ?? {};
  const isRecord = entity !== undefined && product.entities[entity]?.record !== undefined;
  return store.kind === 'handler' && isRecord ? entity : undefined;
}

export function callOf(product: Product, { call }: Operation) {
  const contract = product.calls[call];
  if (contract === undefined) throw new Error(`The document names the call "${call}", which does not exist.`);
  return contract;
}

function contentOf(body: unknown, wrap: string | undefined): JsonObject {
  return (wrap === undefined ? body : (body as JsonObject)[wrap]) as JsonObject;
}

function goodQuery(operation: Operation, contract: Contract): fc.Arbitrary<Record<string, unknown>> {
  const { store } = callOf(contract.product, operation);
  const model = operation.query.map(
    (parameter) => [parameter.name, parameterValue(parameter, store, contract)] as const,
  );
  const requiredKeys = operation.query.filter(({ required }) => required === true).map(({ name }) => name);
  return fc.record(Object.fromEntries(model), { requiredKeys, noNullPrototype: true });
}

function parameterValue(
  { name, schema, 'x-record': record }: QueryParameter,
  store: StoreBinding,
  { product, document, world }: Contract,
): fc.Arbitrary<unknown> {
  if (store.kind === 'get' && store.by === name) return fc.constant(world.idOf(store.entity));
  if (store.kind === 'list' && store.subjectFrom === name) {
    return fc.constant(world.idOf(product.entities[store.entity]?.record?.subject ?? ''));
  }
  if (record !== undefined) return fc.constant(world.idOf(record));
  const examples = typeof schema === 'object' ? schema['examples'] : undefined;
  if (Array.isArray(examples)) return fc.constantFrom(...(examples as readonly string[]));
  return arbitraryOf(schema, document.resolve);
}

function goodBody(operation: Operation, { product, document, world }: Contract): fc.Arbitrary<unknown> {
  const { store, body } = callOf(product, operation);
  const entity = storedEntity(product, operation);
  if (entity === undefined) {
    const random = withNamed(
      arbitraryOf(operation.body?.schema ?? true, document.resolve),
      body?.schema,
      world,
    );
    if (store.kind !== 'list' || store.subjectFrom === undefined) return random;
    const subject = {
      [store.subjectFrom]: world.idOf(product.entities[store.entity]?.record?.subject ?? ''),
    };
    return random.map((value) => ({ ...(value as JsonObject), ...subject }));
  }
  const wrap = body?.wrap;
  return world.contents(entity).map((content) => (wrap === undefined ? content : { [wrap]: content }));
}

/** Fills the properties of a body that name a stored record, or whose examples are texts that find something. */
function withNamed(
  random: fc.Arbitrary<unknown>,
  schema: JsonSchema | undefined,
  { idOf }: ContractGateway,
): fc.Arbitrary<unknown> {
  const properties = Object.entries(typeof schema === 'object' ? (schema.properties ?? {}) : {});
  const named = properties.flatMap(([name, property]): readonly [string, fc.Arbitrary<unknown>][] => {
    if (typeof property !== 'object') return [];
    const { 'x-record': record, examples } = property as {
      'x-record'?: unknown;
      examples?: readonly unknown[];
    };
    if (typeof record === 'string') return [[name, fc.constant(idOf(record))]];
    return examples === undefined ? [] : [[name, fc.constantFrom(...examples)]];
  });
  if (named.length === 0) return random;
  return fc
    .tuple(random, fc.record(Object.fromEntries(named)))
    .map(([value, known]) => ({ ...(value as JsonObject), ...known }));
}
