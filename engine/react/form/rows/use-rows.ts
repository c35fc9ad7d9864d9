import type { JsonObject } from '../../../core/json/json.ts';
import { lookUpPath } from '../../../core/json/path-patterns.ts';
import type { FieldRows } from '../../../core/product/form.ts';
import { focusField } from '../focus-field.ts';
import { useFieldDisplay, useFormContext, useOpenForm } from '../form-react-context.ts';
import { useDragOrder } from '../ordered/use-drag-order.ts';
import { factsOf } from '../store/field-facts.ts';
import { scopeOfField } from '../store/field-view.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { never } from '../use-piped.ts';
import { useSteady } from '../use-steady.ts';

export interface RowsGiven {
  readonly path: string;
  readonly rows: FieldRows;
  readonly isLocked: boolean;
}

const none: readonly JsonObject[] = [];

/** The rows of a list in an open form, and what can be done to them. */
export function useRows({ path, rows: { columns, least, ordered, most }, isLocked }: RowsGiven) {
  const { store, prefix } = useOpenForm();
  const context = useFormContext();
  const { value, view } = useFieldDisplay(store, path);
  const isEnabled = view.isEnabled && !isLocked;
  const rows = Array.isArray(value) ? (value as readonly JsonObject[]) : none;
  const handleOf = useDragOrder({ count: rows.length, onMove: move });
  const { pointer } = factsOf(context, path);
  const key = lookUpPath(context.entity.keyedArrays, pointer);
  const limit = useLimit(path, most);

  function add(): void {
    store.setField(path, [...rows, key === undefined ? {} : { [key]: crypto.randomUUID() }]);
    focusField(prefix, `${path}.${rows.length}.${columns[0] ?? ''}`);
  }

  function remove(index: number): void {
    store.removeRow(path, index);
    const next = Math.min(index, rows.length - 2);
    if (next >= 0) focusField(prefix, `${path}.${next}.${columns[0] ?? ''}`);
    else focusField(prefix, path);
  }

  function move(from: number, to: number): void {
    const moved = rows.slice(from, from + 1);
    store.setField(path, rows.toSpliced(from, 1).toSpliced(to, 0, ...moved));
  }

  return {
    rows,
    isEnabled,
    isMovable: ordered === true && isEnabled,
    isRemovable: isEnabled && rows.length > least,
    isFull: rows.length + 1 > limit,
    add,
    remove,
    handleOf,
    keyOf: (row: JsonObject, index: number) =>
      key === undefined ? String(index) : String(row[key] ?? index),
  };
}

/** So many rows there may be: by the schema, and by what the form says of the values as they are now. */
function useLimit(path: string, most: FieldRows['most']): number {
  const { store } = useOpenForm();
  const { form } = useFormContext();
  const { maxItems = Number.POSITIVE_INFINITY } =
    asObjectSchema(schemaAt(form.schema, path.split('.'))) ?? {};
  return useSteady(most === undefined ? never : store.subscribe, () => {
    const { context, values } = store.get();
    const scope = scopeOfField(factsOf(context, path), context.scopeOf(values));
    return Math.min(maxItems, most?.evaluate(scope) ?? maxItems);
  });
}
