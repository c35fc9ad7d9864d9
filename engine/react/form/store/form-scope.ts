import type { Scope } from '../../../core/expressions/scope.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import type { Entity } from '../../../core/product/entity.ts';
import { asRead } from '../../../core/records/as-stored.ts';

export interface FormSurroundings {
  readonly entity: Entity;
  readonly old: JsonObject | undefined;
  /** Record that contains the values as a row; undefined where they are no row. */
  readonly root: JsonObject | undefined;
  /** Other rows of the list, of the same kind only. */
  readonly siblings: readonly JsonObject[] | undefined;
}

type FormScope = Pick<Scope, 'self' | 'root' | 'old' | 'siblings'>;

/** Builds the scope of a form, with the same names as in the gateway. */
export function formScope({
  entity,
  old,
  root,
  siblings,
}: FormSurroundings): (values: JsonObject) => FormScope {
  const own = siblings?.filter(({ type }) => entity.record === undefined || type === entity.record.type);
  return (values) => {
    const self = asRead(entity, values, old);
    return { self, root: root ?? self, old, siblings: own };
  };
}
