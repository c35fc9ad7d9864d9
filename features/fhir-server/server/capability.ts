import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import type { OwnCalls } from './own-calls.ts';
import { subjectParameters } from './search.ts';
import { ownerOf } from './served-resource.ts';

interface CapabilityInput {
  readonly product: Product;
  readonly calls: OwnCalls;
  readonly base: string;
  readonly now: Date;
}

/** Writes the CapabilityStatement of the server: what the mappings of the product declare. */
export function capabilityStatement({ product, calls, base, now }: CapabilityInput): JsonObject {
  const { title, version } = product.info;
  const types = Map.groupBy(Object.values(product.mappings ?? {}), ({ resource }) => resource);
  const resource = [...types]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, mappings]) => {
      return resourceOf(type, mappings, { product, calls });
    });
  return {
    ...{ resourceType: 'CapabilityStatement', status: 'active', date: now.toISOString(), kind: 'instance' },
    software: { name: title, version },
    implementation: { description: title, url: base },
    ...{ fhirVersion: '4.0.1', format: ['json', 'application/fhir+json'] },
    rest: [
      {
        mode: 'server',
        security: { description: 'Bearer tokens of OpenID Connect, as for the product itself.' },
        resource,
      },
    ],
  };
}

function resourceOf(
  type: string,
  mappings: readonly ResourceMapping[],
  { product, calls }: Pick<CapabilityInput, 'product' | 'calls'>,
): JsonObject {
  const isVersioned = mappings.every(({ within }) => within === undefined);
  const subjects = subjectParameters({ calls }, mappings).map((name) => ({ name, type: 'reference' }));
  const declared = mappings.flatMap(({ search = {} }) =>
    Object.entries(search).map(([name, parameter]) => ({ name, type: parameter.type })),
  );
  const isOwner = Object.values(product.mappings ?? {}).some((each) =>
    mappings.some(({ entity }) => ownerOf(each, product) === entity),
  );
  const interactions = ['read', 'search-type', ...(isVersioned ? ['vread', 'history-instance'] : [])];
  return {
    type,
    interaction: interactions.map((code) => ({ code })),
    versioning: isVersioned ? 'versioned' : 'no-version',
    readHistory: isVersioned,
    searchParam: [{ name: '_id', type: 'token' }, ...subjects, ...declared],
    ...(isOwner
      ? {
          operation: [
            { name: 'everything', definition: `http://hl7.org/fhir/OperationDefinition/${type}-everything` },
          ],
        }
      : {}),
  };
}
