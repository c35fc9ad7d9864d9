import type { JsonObject } from '../../../core/json/json.ts';
import { entryOf } from '../../client/entry-of.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { useScope } from '../../context/use-scope.ts';
import { initialValues } from './initial-values.ts';

export interface DialogStart {
  /** Object that the new item concerns, from which the form may derive values. */
  readonly about?: JsonObject | undefined;
  readonly siblings?: readonly JsonObject[] | undefined;
}

/**
 * Returns a function that builds the initial values of a form for a new item, from the open records and the time of
 * the call.
 */
export function useInitialValues(): (form: string, start?: DialogStart) => JsonObject {
  const product = useProduct();
  const scopeOf = useScope();
  const records = useRecordData();
  return (form, { about, siblings } = {}) =>
    initialValues(entryOf(product, 'forms', form), (self) =>
      scopeOf({ self: { ...about, ...self }, records, siblings }),
    );
}
