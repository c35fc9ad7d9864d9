import type { Product } from '../../engine/core/product/product.ts';
import type { Operation } from './api-document.ts';
import { withoutGatewaysPlaces } from './bad-requests.ts';
import type { ContractGateway, World } from './contract-gateway.ts';
import type { ContractRequest } from './contract-request.ts';
import { callOf, storedEntity } from './good-requests.ts';
import { workNamedIn } from './particular-requests.ts';

/**
 * Foreign organization; that of `missingWorld` is never stored. The names have equal lengths, so that responses do not
 * differ by them.
 */
export const foreignWorld: World = { organization: 'FOREIGN1', prefix: 'foreign-' };
const missingWorld: World = { organization: 'MISSING1', prefix: 'missing-' };

/** Calls whose purpose is to open records of other organizations. */
export const openingCalls = ['emergency.open'];

/**
 * Stored `_id` in a request, with the ids that replace it: that of another organization's record, and one that does
 * not exist.
 */
export interface Named {
  readonly id: string;
  readonly foreign: string;
  readonly missing: string;
}

/** Lists the records of the organization or the user that a request names, in its URL or its body. */
export function namedIn(
  request: ContractRequest,
  operation: Operation,
  { product, idOf }: Pick<ContractGateway, 'idOf'> & { readonly product: Product },
): readonly Named[] {
  const text = JSON.stringify({
    ...request,
    body: withoutGatewaysPlaces(request.body, operation, product),
  });
  const known = Object.values(product.entities).filter(({ record }) => record !== undefined);
  const named = known.map((entity) => ({
    id: idOf(entity.name),
    ...twins(entity.name, entity.record?.organizationAt),
  }));
  const made = [
    ...madeFor(request, operation, product),
    ...namedBySchema(request, operation, product),
    ...workNamedIn(request, operation.call),
  ].filter(({ id }) => named.every((known) => known.id !== id));
  return [...named, ...made].filter(({ id }) => mention(id).test(text));
}

/** Lists the records that a body names, in properties whose schema declares the `_id` of a record. */
function namedBySchema({ body }: ContractRequest, operation: Operation, product: Product): readonly Named[] {
  const { schema } = callOf(product, operation).body ?? {};
  const properties = Object.entries(typeof schema === 'object' ? (schema.properties ?? {}) : {});
  return properties.flatMap(([name, property]) => {
    const { 'x-record': entity } = Object(property) as { readonly 'x-record'?: string };
    const id = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
    if (entity === undefined || typeof id !== 'string') return [];
    return [{ id, ...twins(entity, product.entities[entity]?.record?.organizationAt) }];
  });
}

function twins(entity: string, organizationAt?: string): Omit<Named, 'id'> {
  if (organizationAt === '/_id')
    return { foreign: foreignWorld.organization, missing: missingWorld.organization };
  return { foreign: foreignWorld.prefix + entity, missing: missingWorld.prefix + entity };
}

/** Lists the record that was stored for this request. */
function madeFor({ body }: ContractRequest, operation: Operation, product: Product): readonly Named[] {
  const entity = storedEntity(product, operation);
  const { wrap } = callOf(product, operation).body ?? {};
  const record = (wrap === undefined ? body : (body as Record<string, unknown> | undefined)?.[wrap]) as
    | Record<string, unknown>
    | undefined;
  const id = record?.['_id'];
  return entity === undefined || typeof id !== 'string' ? [] : [{ id, ...twins(entity) }];
}

/** Replaces some of the names in a request. */
export function renamed(
  request: ContractRequest,
  names: readonly Named[],
  by: 'foreign' | 'missing',
): ContractRequest {
  const text = names.reduce(
    (rest, name) => rest.replaceAll(mention(name.id, 'g'), name[by]),
    JSON.stringify(request),
  );
  return JSON.parse(text) as ContractRequest;
}

/** Rewrites an answer about a foreign record as if it were about a missing one. */
export function asMissing(text: string): string {
  return text
    .replaceAll(foreignWorld.prefix, missingWorld.prefix)
    .replaceAll(foreignWorld.organization, missingWorld.organization);
}

function mention(id: string, flags = ''): RegExp {
  return new RegExp(`(?<![\\w-])${id.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`, flags);
}
