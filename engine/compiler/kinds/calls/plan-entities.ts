import { isFileName } from '../../plan/names.ts';
import { below, type CallLocation } from './call-location.ts';

interface PlannedEntities {
  readonly entity: string;
  /** Further entities with records in the same list. */
  readonly also?: readonly string[];
}

/** Finds the entity or entities that a part of a contract names; reports missing ones. */
export function planEntities(named: string | readonly string[], location: CallLocation): PlannedEntities {
  if (typeof named === 'string') {
    isFileName({ ...location, name: named }, 'schema');
    return { entity: named };
  }
  for (const [index, name] of named.entries()) isFileName({ ...below(location, index), name }, 'schema');
  const [entity = '', ...also] = named;
  return also.length === 0 ? { entity } : { entity, also };
}
