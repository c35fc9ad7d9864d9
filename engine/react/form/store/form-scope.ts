import type { Scope } from '../../../core/expressions/scope.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import type { Entity } from '../../../core/product/entity.ts';
import { asRead } from '../../../core/records/as-stored.ts';

export interface FormSurroundings {
  readonly entity: Entity;
  readonly old: JsonObject | undefined;
  /** The record that the values are a row of, where they are one. */
  readonly root: JsonObject | undefined;
  /** The other rows of the list; those of other kinds in it are no siblings. */
  readonly siblings: readonly JsonObject[] | undefined;
}

type FormScope = Pick<Scope, 'self' | 'root' | 'old' | 'siblings'>;

/** Names that the values of a form and what they are a part of have in expressions: the same as in the gateway. */
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
