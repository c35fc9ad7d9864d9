import { readOwnResource } from '../../../../engine/core/fhir/map-resource.ts';
import {
  pathsReadOfOthers,
  pathsWritten,
  readOthersResource,
} from '../../../../engine/core/fhir/read-others.ts';
import type { Json, JsonObject } from '../../../../engine/core/json/json.ts';
import { setAt } from '../../../../engine/core/json/pointer.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { MappingRow, ResourceMapping } from '../../../../engine/core/product/resource-mapping.ts';
import type { ConversionName } from '../../../../generated/part-names.ts';
import type { FindingCollector } from './findings.ts';
import { withoutMissing } from './imported.ts';
import { ownId } from './own-record.ts';
import type { Element } from './resource.ts';
import { noteUntaken } from './untaken.ts';

/** Resource of another system, as conversions read it. */
export interface ReadResource {
  readonly resource: Element;
  readonly product: Product;
  readonly findings: FindingCollector;
  /** Current day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Paths of elements that the caller reads itself. */
  readonly alsoRead?: readonly string[];
  /** Resources that say the same person's numbers, the best first; the resource itself without others. */
  readonly people?: readonly Element[];
  /** Place of work, whose address and numbers stand in for missing ones. */
  readonly workplace?: Element | undefined;
}

export interface ConversionInput extends ReadResource {
  /** Limit on the field, in characters. */
  readonly length: number;
}

/** Reading of a field that a row of a mapping cannot say. */
export interface FieldConversion {
  /** Paths of the elements that it reads. */
  readonly reads: readonly string[] | ((resource: Element) => readonly string[]);
  readonly read: (input: ConversionInput) => Json | undefined;
}

export type Conversions = Readonly<Record<ConversionName, FieldConversion>>;

/** Finds the mapping of an entity. */
export function mappingOf(product: Product, entity: string): ResourceMapping {
  const mapping = product.mappings?.[entity];
  if (mapping === undefined) throw new Error(`There is a mapping of "${entity}".`);
  return mapping;
}

/** Reads the fields of an entity from its resource: one of this product exactly, one of others by the conversions. */
export function readMapped(
  mapping: ResourceMapping,
  input: ReadResource,
  conversions: Conversions,
): JsonObject {
  const { resource, product, findings, alsoRead = [] } = input;
  const isOwn = ownId(resource, product.info.slug) !== undefined;
  const named = namedConversions(mapping, conversions);
  noteUntaken(findings, resource, [
    ...alsoRead,
    ...(isOwn ? pathsWritten(mapping) : pathsReadOfOthers(mapping)),
    ...(isOwn ? [] : named.flatMap(({ reads }) => (typeof reads === 'function' ? reads(resource) : reads))),
  ]);
  const convert = (name: string, { field = '' }: MappingRow) => {
    const length = product.entities[mapping.entity]?.fields[field]?.maxLength ?? Number.POSITIVE_INFINITY;
    return conversionOf(conversions, name)?.read({ ...input, length });
  };
  const read = isOwn
    ? readOwnResource(resource, { mapping, product })
    : readOthersResource(resource, { mapping, product, convert });
  const fixed = Object.entries(mapping.fixed).reduce((record, [at, value]) => setAt(record, at, value), {});
  return withoutMissing({ ...fixed, ...read });
}

/** Finds why a resource of others is not taken, by the conversion that its mapping names. */
export function conversionRefusal(
  { refuses }: ResourceMapping,
  input: ReadResource,
  conversions: Conversions,
): string | undefined {
  if (refuses === undefined || ownId(input.resource, input.product.info.slug) !== undefined) return undefined;
  const reason = conversionOf(conversions, refuses)?.read({ ...input, length: 0 });
  return typeof reason === 'string' ? reason : undefined;
}

function namedConversions(
  { rows, refuses }: ResourceMapping,
  conversions: Conversions,
): readonly FieldConversion[] {
  const names = [refuses, ...rows.map(({ others }) => others)];
  return names.flatMap((name) => (typeof name === 'string' ? (conversionOf(conversions, name) ?? []) : []));
}

function conversionOf(conversions: Conversions, name: string): FieldConversion | undefined {
  const known: Readonly<Record<string, FieldConversion>> = conversions;
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** Cuts a text to the limit of its field, and says so. */
export function fitted(
  text: string,
  { length, findings }: ConversionInput,
  what: string,
): string | undefined {
  if (text.length > length)
    findings.leaveOutValue(what, `only the first ${length} characters fit into the record`);
  return text === '' ? undefined : text.slice(0, length);
}
