import { isJsonList, isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { type BundleEntry, refusalIn } from './bundle-entries.ts';
import { conditionOf, theOnly, turnOf } from './changes.ts';
import type { FhirRequest, JoinedServer } from './exchange.ts';
import { refuse } from './outcome.ts';
import { mappingsOf } from './served-resource.ts';
import { ownerMapping, ownerReference } from './subjects.ts';

/** Entry whose references name resources of this server. */
export interface ResolvedEntry extends BundleEntry {
  /** Id of the resource that the entry creates. */
  readonly newId: string | undefined;
}

/**
 * Gives the new resources of a transaction their ids, and lets all references name these, whatever the order of the
 * entries. Throws for a reference that leads nowhere.
 */
export async function resolveEntries(
  entries: readonly BundleEntry[],
  server: JoinedServer,
): Promise<readonly ResolvedEntry[]> {
  const addresses = new Map<string, string>();
  const byCondition = new Map<string, string>();
  const resolved: ResolvedEntry[] = [];
  for (const entry of inOrder(entries, server.context.product)) {
    const { type, fullUrl, id } = entry;
    const request = withAddresses(entry.request, addresses);
    const found = id ?? (await foundId({ ...entry, request }, byCondition, server));
    const known = found ?? newIdOf(entry, addresses, server);
    const turn = turnOfEntry({ ...entry, request });
    if (turn !== undefined) byCondition.set(turn, known);
    if (fullUrl !== undefined) addresses.set(fullUrl, `${type}/${known}`);
    resolved.push({ ...entry, request, newId: id === undefined ? known : undefined });
  }
  for (const [index, entry] of resolved.entries()) {
    const resource = entry.resource && (await withReferences(entry, addresses, server));
    const request =
      resource === undefined ? entry.request : { ...entry.request, readBody: async () => resource };
    resolved[index] = { ...entry, resource, request };
  }
  return resolved;
}

/** Writes the addresses of new resources into the search of a request. */
function withAddresses(request: FhirRequest, addresses: ReadonlyMap<string, string>): FhirRequest {
  const { parameters, conditions } = request;
  const addressed = (query: URLSearchParams) =>
    new URLSearchParams([...query].map(([name, value]) => [name, addresses.get(value) ?? value]));
  const { ifNoneExist } = conditions;
  if (ifNoneExist === undefined) return { ...request, parameters: addressed(parameters) };
  const query = addressed(conditionOf('', ifNoneExist).parameters);
  return { ...request, conditions: { ...conditions, ifNoneExist: query.toString() } };
}

const methods = ['DELETE', 'POST', 'PUT', 'PATCH', 'GET'];

/** Orders entries by their methods, as FHIR prescribes; owners before what belongs to them. */
function inOrder(entries: readonly BundleEntry[], product: Product): readonly BundleEntry[] {
  const rank = ({ request, type }: BundleEntry) =>
    100 * methods.indexOf(request.method) + depthOf(mappingsOf(product, type)[0], product);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

function depthOf(mapping: ResourceMapping | undefined, product: Product): number {
  const owner = mapping && ownerMapping(mapping, product);
  return owner === undefined ? 0 : 1 + depthOf(owner, product);
}

/** Finds the resource that the condition of an entry leads to, also one that an earlier entry creates by the same. */
async function foundId(
  entry: BundleEntry,
  byCondition: ReadonlyMap<string, string>,
  server: JoinedServer,
): Promise<string | undefined> {
  const condition = conditionOfEntry(entry);
  if (condition === undefined) return undefined;
  return byCondition.get(turnOf(condition)) ?? (await theOnly(condition, server))?.id;
}

function turnOfEntry(entry: BundleEntry): string | undefined {
  const condition = conditionOfEntry(entry);
  return condition && turnOf(condition);
}

/** Finds the condition of a create, or the search of a change. */
function conditionOfEntry({ type, request }: BundleEntry) {
  const { method, conditions, parameters } = request;
  if (method === 'GET') return undefined;
  if (method !== 'POST') return parameters.size > 0 ? { type, parameters } : undefined;
  const { ifNoneExist } = conditions;
  return ifNoneExist === undefined ? undefined : conditionOf(type, ifNoneExist);
}

/** Chooses the id of a new record; that of a value which another record holds follows from this record. */
function newIdOf(
  { type, resource = {} }: BundleEntry,
  addresses: ReadonlyMap<string, string>,
  { context: { product }, base }: JoinedServer,
): string {
  const [mapping] = mappingsOf(product, type);
  if (mapping?.within === undefined) return crypto.randomUUID();
  const named = mapReferences(resource, (reference) => addresses.get(reference) ?? reference);
  return `${ownerReference(named, mapping, { product, base }) ?? ''}.${mapping.entity}`;
}

async function withReferences(
  { index, resource = {} }: BundleEntry,
  addresses: ReadonlyMap<string, string>,
  server: JoinedServer,
): Promise<JsonObject> {
  const found = new Map(addresses);
  for (const reference of referencesIn(resource)) {
    const [, type, query] = /^(\w+)\?(.+)$/.exec(reference) ?? [];
    if (type !== undefined && query !== undefined) {
      const item = await theOnly({ type, parameters: new URLSearchParams(query) }, server);
      if (item !== undefined) found.set(reference, `${type}/${item.id}`);
    }
    const isOpen = type !== undefined || reference.startsWith('urn:');
    if (isOpen && !found.has(reference)) {
      const text = 'A reference leads to no entry of the bundle and to no resource of this server.';
      throw refusalIn(index, refuse(422, 'not-found', text, String(resource['resourceType'])));
    }
  }
  return mapReferences(resource, (reference) => found.get(reference) ?? reference);
}

function referencesIn(value: Json | undefined): readonly string[] {
  if (isJsonList(value)) return value.flatMap(referencesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'reference' && typeof part === 'string' ? [part] : referencesIn(part),
  );
}

function mapReferences<Value extends Json>(value: Value, address: (reference: string) => string): Value;
function mapReferences(value: Json, address: (reference: string) => string): Json {
  if (isJsonList(value)) return value.map((item) => mapReferences(item, address));
  if (!isJsonObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => {
    if (name === 'reference' && typeof part === 'string') return [name, address(part)] as const;
    return [name, part === undefined ? undefined : mapReferences(part, address)] as const;
  });
  return Object.fromEntries(parts);
}
