import { isBlank } from '../../../core/json/blank.ts';
import { getAt } from '../../../core/json/pointer.ts';
import type { FieldFills } from '../../../core/product/form.ts';
import { useOpenForm } from '../form-react-context.ts';
import { factsOf } from '../store/field-facts.ts';
import { scopeOfField } from '../store/field-view.ts';
import { fillWith } from '../store/fill.ts';
import type { ControlProps } from '../widgets/control.ts';

/**
 * Filler of other fields from an item picked in a search; undefined where the item is the field's own value alone.
 */
export function useFilling(path: string, fills: FieldFills | undefined): ControlProps['filling'] {
  const { store } = useOpenForm();
  if (fills === undefined) return undefined;
  return {
    isFilled: !isBlank(getAt(store.get().values, fills.mark)),
    pick(item) {
      store.buffer.flush(path);
      const { context, values } = store.get();
      const scope = scopeOfField(factsOf(context, path), context.scopeOf(values));
      store.setValues(fillWith(values, fills, { ...scope, item }));
      store.endTyping();
    },
  };
}
