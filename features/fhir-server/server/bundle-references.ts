import { isJsonList, isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import type { JointCalls } from '../../../gateway/records/context/call-interface.ts';
import { type BundleEntry, refusalIn } from './bundle-entries.ts';
import { theOnly, turnOf } from './changes.ts';
import type { FhirServer } from './exchange.ts';
import { refuse } from './outcome.ts';
import { mappingsOf, ownerOf } from './served-resource.ts';
import { ownerReference } from './subjects.ts';

type JoinedServer = FhirServer & { readonly joint: JointCalls };

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
  const ids = new Map<BundleEntry, string>();
  for (const entry of inOrder(entries, server.context.product)) {
    const { type, fullUrl, id } = entry;
    const known = id ?? (await foundId(entry, server)) ?? newIdOf(entry, addresses, server);
    ids.set(entry, known);
    if (fullUrl !== undefined) addresses.set(fullUrl, `${type}/${known}`);
  }
  const resolved: ResolvedEntry[] = [];
  for (const entry of inOrder(entries, server.context.product)) {
    const resource = entry.resource && (await withReferences(entry, addresses, server));
    const request =
      resource === undefined ? entry.request : { ...entry.request, readBody: async () => resource };
    resolved.push({
      ...entry,
      resource,
      request,
      newId: entry.id === undefined ? ids.get(entry) : undefined,
    });
  }
  return resolved;
}

const methods = ['DELETE', 'POST', 'PUT', 'PATCH', 'GET'];

/** Orders entries by their methods, as FHIR prescribes; owners before what belongs to them. */
function inOrder(entries: readonly BundleEntry[], product: Product): readonly BundleEntry[] {
  const rank = ({ request, type }: BundleEntry) =>
    100 * methods.indexOf(request.method) + depthOf(mappingsOf(product, type)[0], product);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

function depthOf(mapping: ResourceMapping | undefined, product: Product): number {
  const owner = mapping && ownerOf(mapping, product);
  const of = Object.values(product.mappings ?? {}).find(({ entity }) => entity === owner);
  return of === undefined ? 0 : 1 + depthOf(of, product);
}

/** Finds the resource that the condition of a create, or the search of a change, leads to. */
async function foundId({ type, request }: BundleEntry, server: JoinedServer): Promise<string | undefined> {
  const { method, conditions, parameters } = request;
  const query = method === 'POST' ? conditions.ifNoneExist : parameters.size > 0 ? parameters : undefined;
  if (query === undefined || method === 'GET') return undefined;
  const condition = { type, parameters: new URLSearchParams(query) };
  await server.joint.takeTurn(turnOf(condition));
  return (await theOnly(condition, server))?.id;
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
