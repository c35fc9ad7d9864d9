import { pointerOf, tokensOf } from '../../core/json/pointer.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';

/** Lists the access rules of a field and of all enclosing objects, for reading or for changing. */
export function accessOfField(entity: EntityPlan, path: string, kind: 'read' | 'write'): readonly string[] {
  const tokens = tokensOf(path);
  return tokens.flatMap((_token, index) => {
    const field = entity.fields[pointerOf(tokens.slice(0, index + 1))];
    const rule = kind === 'read' ? field?.readAccess : field?.writeAccess;
    return rule === undefined ? [] : [rule];
  });
}
