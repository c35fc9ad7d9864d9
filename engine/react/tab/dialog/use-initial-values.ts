import type { JsonObject } from '../../../core/json/json.ts';
import { entryOf } from '../../client/entry-of.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { useScope } from '../../context/use-scope.ts';
import { initialValues } from './initial-values.ts';

export interface FormStart {
  /** Object that the entry is about: the form may derive values from it. */
  readonly about?: JsonObject | undefined;
  readonly siblings?: readonly JsonObject[] | undefined;
}

/**
 * Makes the values that a form starts with when it opens to add, by its name: as the open records and the clock stand
 * then.
 */
export function useInitialValues(): (form: string, start?: FormStart) => JsonObject {
  const product = useProduct();
  const scopeOf = useScope();
  const records = useRecordData();
  return (form, { about, siblings } = {}) =>
    initialValues(entryOf(product, 'forms', form), (self) =>
      scopeOf({ self: { ...about, ...self }, records, siblings }),
    );
}
