import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { refuse } from './outcome.ts';

export interface Subset {
  /** True if only the number of resources is wanted. */
  readonly isCount: boolean;
  /** Cuts a resource to the parts that are wanted. */
  readonly cut: (resource: JsonObject, mapping: ResourceMapping) => JsonObject;
}

/** Reads which parts of resources are wanted, by `_summary` and `_elements`. */
export function readSubset(parameters: URLSearchParams): Subset {
  const summary = parameters.get('_summary') ?? 'false';
  const elements = parameters.get('_elements');
  if (!['true', 'false', 'text', 'data', 'count'].includes(summary))
    throw refuse(400, 'value', 'Write _summary as true, false, text, data or count.', 'http._summary');
  if (elements !== null && summary !== 'false')
    throw refuse(400, 'invalid', 'Use one of _summary and _elements.', 'http._elements');
  const isCount = summary === 'count';
  if (elements !== null) {
    const wanted = elements.split(',').map((name) => name.trim().replace(/^.*\./, ''));
    return { isCount, cut: (resource, mapping) => cutTo(resource, [...wanted, ...always(mapping)]) };
  }
  if (summary === 'true') return { isCount, cut: ({ extension: _rest, ...resource }) => marked(resource) };
  if (summary === 'text')
    return { isCount, cut: (resource, mapping) => cutTo(resource, ['text', ...always(mapping)]) };
  return { isCount, cut: (resource) => resource };
}

function cutTo(resource: JsonObject, names: readonly string[]): JsonObject {
  const kept = Object.entries(resource).filter(([name]) => names.includes(name));
  return marked(Object.fromEntries(kept));
}

/** Marks a resource as one that lacks parts, so that nobody takes it for the whole. */
function marked({ meta, ...resource }: JsonObject): JsonObject {
  const tag = [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'SUBSETTED' }];
  const { resourceType, id, ...elements } = resource;
  return { resourceType, id, meta: { ...Object(meta), tag }, ...elements };
}

/** Lists the elements that every resource of a mapping has: constants, and whose it is. */
function always({ rows }: ResourceMapping): readonly string[] {
  const needed = rows.filter(
    ({ constant, references, only }) => only !== 'in' && (constant !== undefined || references !== undefined),
  );
  return ['resourceType', 'id', 'meta', ...needed.flatMap(({ element }) => element?.steps[0]?.name ?? [])];
}
