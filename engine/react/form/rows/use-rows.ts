import type { JsonObject } from '../../../core/json/json.ts';
import { lookUpPath } from '../../../core/json/path-patterns.ts';
import type { RowsDescriptor } from '../../../core/product/form.ts';
import { focusField } from '../focus-field.ts';
import {
  useFieldSubscription,
  useFieldView,
  useFormDescription,
  useOpenForm,
} from '../form-react-context.ts';
import { useDragOrder } from '../ordered/use-drag-order.ts';
import { fieldFactsOf } from '../store/field-facts.ts';
import { scopeOfField } from '../store/field-view.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { never } from '../use-piped.ts';
import { useSelection } from '../use-selection.ts';
import { useSteady } from '../use-steady.ts';

export interface RowsGiven {
  readonly path: string;
  readonly rows: RowsDescriptor;
  readonly isLocked: boolean;
}

/**
 * Manages the rows of a list in an open form: their keys, and the actions on rows. Typing in a row changes no key.
 */
export function useRows({ path, rows: { columns, least, ordered, most }, isLocked }: RowsGiven) {
  const { store, prefix } = useOpenForm();
  const context = useFormDescription();
  const isEnabled = useFieldView(store, path).isEnabled && !isLocked;
  const key = lookUpPath(context.entity.keyedArrays, fieldFactsOf(context, path).pointer);
  const keys = useRowKeys(path, key);
  const handleOf = useDragOrder(keys.length, move);
  const limit = useLimit(path, most);

  function add(): void {
    const rows = rowsOf(store.valueAt(path));
    store.setField(path, [...rows, key === undefined ? {} : { [key]: crypto.randomUUID() }]);
    focusField(prefix, `${path}.${rows.length}.${columns[0] ?? ''}`);
  }

  function remove(index: number): void {
    store.removeRow(path, index);
    const next = Math.min(index, keys.length - 2);
    if (next >= 0) focusField(prefix, `${path}.${next}.${columns[0] ?? ''}`);
    else focusField(prefix, path);
  }

  function move(from: number, to: number): void {
    const rows = rowsOf(store.valueAt(path));
    const moved = rows.slice(from, from + 1);
    store.setField(path, rows.toSpliced(from, 1).toSpliced(to, 0, ...moved));
  }

  return {
    keys,
    isEnabled,
    isMovable: ordered === true && isEnabled,
    isRemovable: isEnabled && keys.length > least,
    isFull: keys.length + 1 > limit,
    add,
    remove,
    handleOf,
  };
}

/** Lists the keys of the rows; the same array until a row is added, removed or moved. */
function useRowKeys(path: string, key: string | undefined): readonly string[] {
  const { store } = useOpenForm();
  return useSelection(useFieldSubscription(store, path), () =>
    rowsOf(store.valueAt(path)).map((row, index) => keyOf(row, index, key)),
  );
}

function keyOf(row: JsonObject | undefined, index: number, key: string | undefined): string {
  return String((key === undefined ? undefined : row?.[key]) ?? index);
}

function rowsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Finds the maximum number of rows: the lower of the schema's and the one that the form's expression yields for the
 * current values.
 */
function useLimit(path: string, most: RowsDescriptor['most']): number {
  const { store } = useOpenForm();
  const { form } = useFormDescription();
  const { maxItems = Number.POSITIVE_INFINITY } =
    asObjectSchema(schemaAt(form.schema, path.split('.'))) ?? {};
  return useSteady(most === undefined ? never : store.subscribe, () => {
    const { context, values } = store.get();
    const scope = scopeOfField(fieldFactsOf(context, path), context.scopeOf(values));
    return Math.min(maxItems, most?.evaluate(scope) ?? maxItems);
  });
}
