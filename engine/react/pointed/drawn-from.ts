import type { JsonObject } from '../../core/json/json.ts';
import { pathOf } from '../../core/json/pointer.ts';
import type { Engine } from '../context/engine-context.ts';
import type { OpenRecords } from '../context/open-records.ts';
import type { OpenForm } from '../form/form-react-context.ts';
import { isObjectOrList, propsAround } from './fibers.ts';

/** Descriptors, form, records and row that an element of the page is drawn from. */
export interface DrawnFrom {
  /** Props of the components around the element, innermost first. */
  readonly around: readonly object[];
  readonly engine: Engine | undefined;
  readonly form: OpenForm | undefined;
  /** Path of the field in the form. */
  readonly field: string | undefined;
  /**
   * Objects in the props of the components around the form (without a form, around the element), innermost
   * first.
   */
  readonly objects: readonly object[];
  /** Open records by entity. */
  readonly records: Readonly<Record<string, JsonObject>>;
  /** Row of the table. */
  readonly row: JsonObject | undefined;
}

export function drawnFrom(element: Element): DrawnFrom {
  const around = [...propsAround(element)];
  const formAt = around.findIndex((props) => isOpenForm(providedBy(props)));
  return {
    around,
    engine: around.map(providedBy).find(isEngine),
    form: [providedBy(around[formAt])].find(isOpenForm),
    field: around
      .slice(0, Math.max(0, formAt))
      .map(fieldPathOf)
      .find((path) => path !== undefined),
    objects: around.slice(formAt + 1).flatMap(describedIn),
    records: recordsAt(around),
    row: around.map(rowOf).find(isRow),
  };
}

function providedBy(props: object | undefined): unknown {
  return props === undefined ? undefined : Reflect.get(props, 'value');
}

function isOpenForm(value: unknown): value is OpenForm {
  return isObjectOrList(value) && 'store' in value && 'prefix' in value;
}

function isEngine(value: unknown): value is Engine {
  return isObjectOrList(value) && 'product' in value && 'client' in value && 'parts' in value;
}

/**
 * Finds the path of a field: a string in the props of the engine's components, an array of tokens in RJSF's.
 */
function fieldPathOf(props: object): string | undefined {
  const path: unknown = Reflect.get(props, 'path');
  if (typeof path === 'string' && path !== '') return path;
  const id: unknown = Reflect.get(props, 'fieldPathId');
  const steps: unknown = isObjectOrList(id) ? Reflect.get(id, 'path') : undefined;
  return Array.isArray(steps) && steps.length > 0 ? pathOf(steps.map(String)) : undefined;
}

/** Lists the objects in a component's props, and the descriptors inside of them, e.g. of a table's column. */
function describedIn(props: object): readonly object[] {
  const handed = Object.values(props).filter(isObjectOrList);
  const carried = handed.flatMap((value): unknown => Reflect.get(value, 'descriptor')).filter(isObjectOrList);
  return [...carried, ...handed];
}

/** Finds the row in the props of a cell, of its buttons or of a table's line. */
function rowOf(props: object): JsonObject | undefined {
  const shown: unknown = Reflect.get(props, 'shown');
  const given: readonly unknown[] = [
    Reflect.get(props, 'row'),
    isObjectOrList(shown) && Reflect.get(shown, 'row'),
  ];
  return given.find(isRow);
}

function isRow(value: unknown): value is JsonObject {
  return isObjectOrList(value) && !Array.isArray(value);
}

function recordsAt(around: readonly object[]): Readonly<Record<string, JsonObject>> {
  const open = around.map(providedBy).find(areOpenRecords) ?? {};
  return Object.fromEntries(Object.entries(open).map(([entity, { record }]) => [entity, record]));
}

function areOpenRecords(value: unknown): value is OpenRecords {
  if (!isObjectOrList(value)) return false;
  const entries: readonly unknown[] = Object.values(value);
  return (
    entries.length > 0 &&
    entries.every((entry) => isObjectOrList(entry) && 'record' in entry && 'refresh' in entry)
  );
}
