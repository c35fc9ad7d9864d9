import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { InterfaceContext } from '../../../gateway/records/context/call-interface.ts';
import { refusalOf, refuse } from './outcome.ts';

/** Product's own calls, made for the user who asks. */
export interface OwnCalls {
  readonly product: Product;
  /** Reads a record by its `_id`. */
  readonly get: (entity: string, id: string) => Promise<JsonObject>;
  /** Lists the records of a subject. */
  readonly list: (entity: string, subject: string) => Promise<readonly JsonObject[]>;
  /** Searches an index from a row on: `_id`s, and the total. */
  readonly search: (entity: string, body: JsonObject) => Promise<Found>;
  /** Lists versions of a record, the newest first, before a revision. */
  readonly history: (entity: string, id: string, before: number | undefined) => Promise<JsonObject>;
  /** Reports whether records of an entity can be searched by columns. */
  readonly isSearched: (entity: string) => boolean;
  /** Stores a new record, or a changed one by its `_id` and `_rev`; answers what is stored. */
  readonly save: (entity: string, method: SaveMethod, record: JsonObject) => Promise<JsonObject>;
  /** Removes a record by its `_id` and `_rev`. */
  readonly remove: (entity: string, record: JsonObject) => Promise<void>;
}

type SaveMethod = 'POST' | 'PUT';

/** Reports whether the product has a call that creates (POST) or changes (PUT) records of an entity. */
export function isSaved(product: Product, entity: string, method: SaveMethod): boolean {
  return saveOf(product, entity, method) !== undefined;
}

/** Reports whether the product has a call that removes records of an entity. */
export function isRemoved(product: Product, entity: string): boolean {
  return removeOf(product, entity) !== undefined;
}

function saveOf(product: Product, entity: string, method: SaveMethod): CallContract | undefined {
  return callOf(
    product,
    ({ store, methods }) => store.kind === 'save' && store.entity === entity && methods.includes(method),
  );
}

function removeOf(product: Product, entity: string): CallContract | undefined {
  return callOf(product, ({ store }) => store.kind === 'remove' && store.entity === entity);
}

export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Makes the product's own calls with the credentials of a request. */
export function ownCalls(
  request: Request,
  { product, ask }: Pick<InterfaceContext, 'product' | 'ask'>,
): OwnCalls {
  const send = (contract: CallContract | undefined, parameters: JsonObject, body?: JsonObject) =>
    answered(request, ask, { contract, parameters, body });
  return {
    product,
    async get(entity, id) {
      const contract = callOf(
        product,
        ({ store }) => store.kind === 'get' && store.entity === entity && store.at === undefined,
      );
      const by = contract?.store.kind === 'get' ? contract.store.by : '';
      return objectOf(await send(contract, { [by]: id }));
    },
    async list(entity, subject) {
      const contract = callOf(
        product,
        ({ store }) => store.kind === 'list' && store.entity === entity && store.subjectFrom !== undefined,
      );
      const by = (contract?.store.kind === 'list' ? contract.store.subjectFrom : undefined) ?? '';
      const isQuery = contract?.query?.[by] !== undefined;
      const given = { [by]: subject };
      const { rows } = objectOf(await send(contract, isQuery ? given : {}, isQuery ? undefined : given));
      return jsonItems(rows).filter(isJsonObject);
    },
    async search(entity, body) {
      const { hits, total } = objectOf(await send(searchOf(product, entity), {}, body));
      const ids = jsonItems(hits).flatMap((hit) => {
        const { id } = objectOf(hit);
        return typeof id === 'string' ? [id] : [];
      });
      return { ids, total: typeof total === 'number' ? total : ids.length };
    },
    async history(entity, id, before) {
      const contract = callOf(
        product,
        ({ store }) => store.kind === 'handler' && store.handler === 'record-history',
      );
      const type = product.entities[entity]?.record?.type ?? entity;
      return objectOf(await send(contract, { type, id, ...(before === undefined ? {} : { before }) }));
    },
    isSearched: (entity) => searchOf(product, entity) !== undefined,
    async save(entity, method, record) {
      const contract = saveOf(product, entity, method);
      const sent = { contract, parameters: {}, body: record, method };
      return objectOf(objectOf(await answered(request, ask, sent))['record'] ?? {});
    },
    async remove(entity, record) {
      await send(removeOf(product, entity), {}, record);
    },
  };
}

function callOf({ calls }: Product, fits: (contract: CallContract) => boolean): CallContract | undefined {
  return Object.values(calls).find((contract) => contract.status !== 'planned' && fits(contract));
}

function searchOf(product: Product, entity: string): CallContract | undefined {
  return callOf(
    product,
    ({ store }) => store.kind === 'search' && product.searches[store.search]?.entity === entity,
  );
}

interface Asked {
  readonly contract: CallContract | undefined;
  readonly parameters: JsonObject;
  readonly body: JsonObject | undefined;
  /** Method, where the call has several. */
  readonly method?: SaveMethod;
}

async function answered(
  request: Request,
  ask: InterfaceContext['ask'],
  { contract, parameters, body, method }: Asked,
): Promise<Json> {
  if (contract === undefined)
    throw refuse(404, 'not-supported', 'These records cannot be asked for in this way.');
  const url = new URL(contract.path, request.url);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  const headers = new Headers({ Accept: 'application/json' });
  for (const name of ['authorization', 'x-time-zone']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const sent = body === undefined ? {} : { body: JSON.stringify(wrapped(contract, body)) };
  const response = await ask(
    new Request(url, { method: method ?? contract.methods[0] ?? 'GET', headers, ...sent }),
  );
  if (!response.ok) throw await refusalOf(response);
  return response.json();
}

function wrapped({ body }: CallContract, sent: JsonObject): JsonObject {
  return body?.wrap === undefined ? sent : { [body.wrap]: sent };
}

function objectOf(value: Json): JsonObject {
  return isJsonObject(value) ? value : {};
}
