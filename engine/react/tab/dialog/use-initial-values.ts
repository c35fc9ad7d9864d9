import type { JsonObject } from '../../../core/json/json.ts';
import { entryOf } from '../../client/entry-of.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { useScope } from '../../context/use-scope.ts';
import { initialValues } from './initial-values.ts';

/** What a form starts with when it opens to add, by its name: as the open records and the clock stand then. */
export function useInitialValues(): (form: string, siblings?: readonly JsonObject[]) => JsonObject {
  const product = useProduct();
  const scopeOf = useScope();
  const records = useRecordData();
  return (form, siblings) =>
    initialValues(entryOf(product, 'forms', form), (self) => scopeOf({ self, records, siblings }));
}
