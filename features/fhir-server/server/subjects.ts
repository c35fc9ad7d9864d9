import { elementValue } from '../../../engine/core/fhir/element.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceElement, ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { ownerOf } from './served-resource.ts';

interface Server {
  readonly product: Product;
  /** Base address of the server. */
  readonly base: string;
}

/** Reads the id of a subject from `Patient/1`, `1` or an address of this server; undefined for one of another type. */
export function subjectId(
  value: string,
  mapping: ResourceMapping,
  { product, base }: Server,
): string | undefined {
  const relative = value.startsWith(`${base}/`) ? value.slice(base.length + 1) : value;
  if (!relative.includes('/')) return relative;
  const [given, id, ...rest] = relative.split('/');
  return given === ownerType(mapping, product) && rest.length === 0 ? id : undefined;
}

/** Finds the mapping of the records that those of a mapping belong to. */
export function ownerMapping(mapping: ResourceMapping, product: Product): ResourceMapping | undefined {
  const owner = ownerOf(mapping, product);
  return Object.values(product.mappings ?? {}).find(({ entity }) => entity === owner);
}

/** Finds the type of the resources that those of a mapping belong to. */
export function ownerType(mapping: ResourceMapping, product: Product): string | undefined {
  return ownerMapping(mapping, product)?.resource;
}

/** Finds the element by which the resources of a mapping name the record that they belong to. */
export function ownerElement(mapping: ResourceMapping, product: Product): ResourceElement | undefined {
  const owner = ownerOf(mapping, product);
  return owner === undefined
    ? undefined
    : mapping.rows.find(({ references }) => references === owner)?.element;
}

/** Reads the id of the record that a resource belongs to; undefined where it names none of this server. */
export function ownerReference(
  resource: JsonObject,
  mapping: ResourceMapping,
  server: Server,
): string | undefined {
  const element = ownerElement(mapping, server.product);
  if (element === undefined) return undefined;
  const steps = [...element.steps, { name: 'reference', isList: false }];
  const value = elementValue(resource, { steps, type: 'string' });
  if (typeof value !== 'string' || !value.includes('/')) return undefined;
  return subjectId(value, mapping, server);
}

/** Lists the names by which a search says whose records it means. */
export function subjectParameters(product: Product, mappings: readonly ResourceMapping[]): readonly string[] {
  const names = mappings.flatMap((mapping) => {
    const type = ownerType(mapping, product);
    const element = ownerElement(mapping, product)?.steps[0]?.name ?? [];
    return type === undefined ? [] : [type.toLowerCase(), ...[element].flat()];
  });
  return [...new Set(names)].toSorted();
}
