import { isFileName } from '../../plan/names.ts';
import { below, type CallLocation } from './call-location.ts';

interface PlannedEntities {
  readonly entity: string;
  /** Further ones whose records stand in the same list. */
  readonly also?: readonly string[];
}

/** The entity, or the entities, of a part of a contract; reports those that do not exist. */
export function planEntities(named: string | readonly string[], location: CallLocation): PlannedEntities {
  if (typeof named === 'string') {
    isFileName({ ...location, name: named }, 'schema');
    return { entity: named };
  }
  for (const [index, name] of named.entries()) isFileName({ ...below(location, index), name }, 'schema');
  const [entity = '', ...also] = named;
  return also.length === 0 ? { entity } : { entity, also };
}
