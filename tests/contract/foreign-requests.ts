import type { Product } from '../../engine/core/product/product.ts';
import type { Operation } from './api-document.ts';
import { withoutGatewaysPlaces } from './bad-requests.ts';
import type { ContractGateway, World } from './contract-gateway.ts';
import type { ContractRequest } from './contract-request.ts';
import { callOf, storedEntity } from './good-requests.ts';
import { workNamedIn } from './particular-requests.ts';

/**
 * Organization of others; that of `missingWorld` nobody has stored. Names of the same length, so that nothing else
 * distinguishes them.
 */
export const foreignWorld: World = { organization: 'FOREIGN1', prefix: 'foreign-' };
const missingWorld: World = { organization: 'MISSING1', prefix: 'missing-' };

/** Calls that open what is foreign: that is what they are for. */
export const openingCalls = ['emergency.open'];

/** An `_id` of a request, and what takes its place. */
export interface Named {
  readonly id: string;
  readonly foreign: string;
  readonly missing: string;
}

/** Finds what a request names of its own organization or user, in its address or anywhere in its body. */
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

/** The records that a body names where its schema says that there stands the `_id` of one. */
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

/** The record that was stored for this very request. */
function madeFor({ body }: ContractRequest, operation: Operation, product: Product): readonly Named[] {
  const entity = storedEntity(product, operation);
  const { wrap } = callOf(product, operation).body ?? {};
  const record = (wrap === undefined ? body : (body as Record<string, unknown> | undefined)?.[wrap]) as
    | Record<string, unknown>
    | undefined;
  const id = record?.['_id'];
  return entity === undefined || typeof id !== 'string' ? [] : [{ id, ...twins(entity) }];
}

/** The request with some of its names replaced. */
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

/** An answer about the one as it would read about the other. */
export function asMissing(text: string): string {
  return text
    .replaceAll(foreignWorld.prefix, missingWorld.prefix)
    .replaceAll(foreignWorld.organization, missingWorld.organization);
}

function mention(id: string, flags = ''): RegExp {
  return new RegExp(`(?<![\\w-])${id.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`, flags);
}
