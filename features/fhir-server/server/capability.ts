import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { includesOf, reverseIncludesOf } from './include.ts';
import { ownerOf } from './served-resource.ts';
import { subjectParameters } from './subjects.ts';
import { isCreatable, isDeletable, isUpdatable } from './write.ts';

interface CapabilityInput {
  readonly product: Product;
  readonly base: string;
  readonly now: Date;
}

/** Writes the CapabilityStatement of the server: what the mappings of the product declare. */
export function capabilityStatement({ product, base, now }: CapabilityInput): JsonObject {
  const { title, version } = product.info;
  const types = Map.groupBy(Object.values(product.mappings ?? {}), ({ resource }) => resource);
  const resource = [...types]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, mappings]) => {
      return resourceOf(type, mappings, { product });
    });
  return {
    ...{ resourceType: 'CapabilityStatement', status: 'active', date: now.toISOString(), kind: 'instance' },
    software: { name: title, version },
    implementation: { description: title, url: base },
    ...{ fhirVersion: '4.0.1', format: ['json', 'application/fhir+json'] },
    rest: [
      {
        mode: 'server',
        interaction: [{ code: 'transaction' }, { code: 'batch' }],
        security: { description: 'Bearer tokens of OpenID Connect, as for the product itself.' },
        resource,
      },
    ],
  };
}

const documentation = [
  'Ids are given by the server.',
  'A write without If-Match replaces the latest version; one whose meta.versionId names an earlier version is merged',
  'with what others have changed since, or refused with 409. Elements that are not kept are refused with 422, or left',
  'out and named with Prefer: handling=lenient.',
].join(' ');

function resourceOf(
  type: string,
  mappings: readonly ResourceMapping[],
  { product }: Pick<CapabilityInput, 'product'>,
): JsonObject {
  const isVersioned = mappings.every(({ within }) => within === undefined);
  const subjects = subjectParameters(product, mappings).map((name) => ({ name, type: 'reference' }));
  const declared = mappings.flatMap(({ search = {} }) =>
    Object.entries(search).map(([name, parameter]) => ({ name, type: parameter.type })),
  );
  const isOwner = Object.values(product.mappings ?? {}).some((each) =>
    mappings.some(({ entity }) => ownerOf(each, product) === entity),
  );
  const includes = [...new Set(mappings.flatMap((mapping) => includesOf(mapping, product)))];
  const reverse = reverseIncludesOf(mappings, product);
  const can = (judge: (mapping: ResourceMapping, product: Product) => boolean) =>
    mappings.some((mapping) => judge(mapping, product));
  const [creates, updates, deletes] = [can(isCreatable), can(isUpdatable), can(isDeletable)];
  const interactions = [
    ...['read', 'search-type'],
    ...(isVersioned ? ['vread', 'history-instance'] : []),
    ...(creates ? ['create'] : []),
    ...(updates ? ['update', 'patch'] : []),
    ...(deletes ? ['delete'] : []),
  ];
  return {
    type,
    documentation,
    interaction: interactions.map((code) => ({ code })),
    // Writes without If-Match are taken, as by most servers.
    versioning: isVersioned ? 'versioned' : 'no-version',
    readHistory: isVersioned,
    updateCreate: false,
    conditionalCreate: creates,
    conditionalRead: 'not-match',
    conditionalUpdate: updates,
    conditionalDelete: deletes ? 'single' : 'not-supported',
    referencePolicy: ['literal', 'local'],
    searchParam: [
      { name: '_id', type: 'token' },
      { name: '_lastUpdated', type: 'date' },
      ...subjects,
      ...declared,
    ],
    ...(includes.length === 0 ? {} : { searchInclude: includes }),
    ...(reverse.length === 0 ? {} : { searchRevInclude: reverse }),
    ...(isOwner
      ? {
          operation: [
            { name: 'everything', definition: `http://hl7.org/fhir/OperationDefinition/${type}-everything` },
          ],
        }
      : {}),
  };
}
