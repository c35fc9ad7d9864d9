import fc from 'fast-check';
import { withoutBlanks } from '../../engine/core/json/blank.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt, pointerOf, removeAt, setAt } from '../../engine/core/json/pointer.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { chooseCall } from '../../engine/core/protocol/shared-route.ts';
import { clearHidden } from '../../engine/core/records/hidden.ts';
import type { Operation } from './api-document.ts';
import type { ContractRequest } from './contract-request.ts';
import { type Contract, callOf, ownedPlaces, storedEntity } from './good-requests.ts';
import { placesOfHandlers } from './particular-requests.ts';

/** Change that spoils a value, at a path that a number chooses. */
export interface Spoiling {
  readonly place: number;
  readonly deed: 'replace' | 'remove' | 'add' | 'lengthen';
  readonly junk: unknown;
}

export const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  place: fc.nat(),
  deed: fc.constantFrom('replace', 'remove', 'add', 'lengthen'),
  junk: fc.oneof(
    fc.constantFrom({ odd: 'junk' }, ['junk'], -1.5, 1e15, true, '§', 'x'.repeat(30)),
    fc.string({ minLength: 1 }),
  ),
});

/** Makes one change at one place of the body. */
export function spoiled(body: unknown, { place, deed, junk }: Spoiling): unknown {
  const places = placesIn(body);
  const at = places[place % places.length] ?? '';
  if (deed === 'remove') return removeAt(body, at);
  if (deed === 'add') return added(body, at, junk);
  return setAt(body, at, deed === 'lengthen' ? 'x'.repeat(3_000) : junk);
}

function added(body: unknown, at: string, junk: unknown): unknown {
  const there = getAt(body, at);
  return Array.isArray(there) ? setAt(body, at, [...there, junk]) : setAt(body, `${at}/unheardOf`, junk);
}

function placesIn(value: unknown, at: readonly string[] = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pointerOf(at)];
  const children = Object.entries(value).flatMap(([key, child]) => placesIn(child, [...at, key]));
  return at.length === 0 ? children : [pointerOf(at), ...children];
}

/**
 * True if the documented schema refuses a body after the gateway's own reading, which drops blanks and values written
 * by the gateway, and adds the type of a record.
 */
export function isRefused(body: unknown, operation: Operation, { product }: Contract): boolean {
  const { store, body: expected } = callOf(product, operation);
  const entity = storedEntity(product, operation);
  if (isMeantForAnother(body, operation, product)) return false;
  if (entity === undefined || store.kind === 'remove') return operation.body?.accepts(body) === false;
  const wrap = expected?.wrap;
  const isRecord = (value: unknown): value is JsonObject =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(body)) return true;
  if (wrap !== undefined && (Object.keys(body).length !== 1 || !isRecord(body[wrap]))) return true;
  const record = (wrap === undefined ? body : body[wrap]) as JsonObject;
  const { performedBy: _by, updatedAt: _at, _rev, ...content } = record;
  const type = product.entities[entity]?.record?.type ?? '';
  const seen = operation.method === 'POST' ? {} : { _rev };
  const read = withoutBlanks({ type, ...content, ...seen });
  return operation.body?.accepts(wrap === undefined ? read : { [wrap]: read }) === false;
}

/**
 * Restores the values that the gateway derives itself in a spoiled body, since the gateway ignores other values there.
 */
export function exceptDerived(
  spoiledBody: unknown,
  good: unknown,
  operation: Operation,
  { product }: Contract,
): unknown {
  const { store, body, name } = callOf(product, operation);
  const entity = storedEntity(product, operation);
  if (entity === undefined || store.kind === 'remove') return spoiledBody;
  const prefix = body?.wrap === undefined ? '' : pointerOf([body.wrap]);
  const described = product.entities[entity];
  const derived = described?.derived ?? [];
  const byHandler = (placesOfHandlers[name] ?? []).flatMap((pattern) => matchingPaths(pattern, good));
  return derived
    .filter(({ on }) => on === '')
    .map(({ at }) => prefix + at)
    .concat(ownedPlaces(product, entity).map((at) => prefix + at))
    .concat(byHandler)
    .concat(gatewaysPlaces(described, operation, getAt(good, prefix)).map((at) => prefix + at))
    .concat(hiddenPaths(described, getAt(spoiledBody, prefix)).map((at) => prefix + at))
    .filter((at) => getAt(good, at) !== undefined && isObject(getAt(spoiledBody, parentOf(at))))
    .reduce((kept, at) => setAt(kept, at, getAt(good, at)), spoiledBody);
}

/** Removes the values that only the gateway writes, which a request cannot set. */
export function withoutGatewaysPlaces(body: unknown, operation: Operation, product: Product): unknown {
  const entity = product.entities[storedEntity(product, operation) ?? ''];
  const { wrap } = callOf(product, operation).body ?? {};
  const prefix = wrap === undefined ? '' : pointerOf([wrap]);
  return gatewaysPlaces(entity, operation, getAt(body, prefix)).reduce(
    (kept, at) => removeAt(kept, prefix + at),
    body,
  );
}

/** Lists the paths that only the gateway writes, whose stored values a request does not change. */
function gatewaysPlaces(entity: Entity | undefined, { method }: Operation, good: unknown): readonly string[] {
  return Object.entries(entity?.fields ?? {})
    .filter(([, { writtenBy }]) => writtenBy === 'gateway' || (writtenBy !== undefined && method !== 'POST'))
    .flatMap(([pattern]) => matchingPaths(pattern, good));
}

/** Lists the paths that a form would hide given the other values, and that the gateway therefore drops. */
function hiddenPaths(entity: Entity | undefined, value: unknown): readonly string[] {
  if (entity === undefined || !isObject(value)) return [];
  const now = new Date().toISOString();
  const scope = { now, today: now.slice(0, 10) };
  return clearHidden({ entity, value: value as JsonObject, old: undefined, scope }).cleared;
}

function parentOf(at: string): string {
  return at.slice(0, at.lastIndexOf('/'));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reports whether a spoiled body is valid for another call on this route, since calls that share a route differ by
 * their bodies.
 */
function isMeantForAnother(body: unknown, { call, method, path }: Operation, product: Product): boolean {
  const sharing = Object.values(product.calls).filter((contract) => {
    return contract.status !== 'planned' && contract.path === path && contract.methods.includes(method);
  });
  const chosen = chooseCall(
    sharing.map((contract) => ({ contract })),
    body as Json,
  );
  return sharing.length > 1 && chosen !== undefined && chosen.contract.name !== call;
}

/** Makes requests with a parameter too many, too few, or of the wrong type. */
export function badQueries(request: ContractRequest, operation: Operation): readonly ContractRequest[] {
  const { query } = request;
  const without = operation.query
    .filter((parameter) => parameter.required === true && parameter.in === 'query')
    .map(({ name }) => {
      const { [name]: _gone, ...rest } = query;
      return { ...request, query: rest };
    });
  return [{ ...request, query: { ...query, unheardOf: 'x' } }, ...without];
}
