import { pathOf } from '../../../../engine/core/json/pointer.ts';
import type { Engine } from '../../../../engine/react/context/engine-context.ts';
import type { OpenForm } from '../../../../engine/react/form/form-react-context.ts';
import { circumstancesAt } from './circumstances.ts';
import { descriptorOf } from './descriptor-report.ts';
import { isObject, propsAround } from './fibers.ts';
import { fieldOf, formReport } from './form-report.ts';
import type { Inspected } from './report.ts';

/** Open form whose changes are reported. */
export interface Found {
  /** Descriptors, innermost first: a field, its form, a column, an action, the tab, the box, the screen. */
  readonly chain: readonly Inspected[];
  readonly form: OpenForm | undefined;
}

/** Finds the descriptors of an element in the product; an empty chain for an element that no schema describes. */
export function inspectedAt(element: Element): Found {
  const around = [...propsAround(element)];
  const engine = around.map(providedBy).find(isEngine);
  const circumstances = engine && circumstancesAt(around, engine);
  const formAt = around.findIndex((props) => isOpenForm(providedBy(props)));
  const form = [providedBy(around[formAt])].find(isOpenForm);
  const chain: Inspected[] = [];
  const named = new Set<string>();
  const add = (inspected: Inspected | undefined) => {
    if (inspected === undefined || named.has(inspected.name)) return;
    named.add(inspected.name);
    chain.push(inspected);
  };
  around.forEach((props, index) => {
    const path = form === undefined || index >= formAt ? undefined : fieldPathOf(props);
    if (form !== undefined && chain.length === 0 && path !== undefined) add(fieldOf(form.store, path));
    if (form !== undefined && index === formAt) add(wholeForm(form));
    if (circumstances !== undefined && (form === undefined || index > formAt))
      for (const each of describedIn(props)) add(descriptorOf(each, circumstances));
  });
  return { chain, form };
}

function wholeForm({ store }: OpenForm): Inspected {
  return { name: `form ${store.get().context.form.name}`, report: () => formReport(store) };
}

function providedBy(props: object | undefined): unknown {
  return props === undefined ? undefined : Reflect.get(props, 'value');
}

function isOpenForm(value: unknown): value is OpenForm {
  return isObject(value) && 'store' in value && 'prefix' in value;
}

function isEngine(value: unknown): value is Engine {
  return isObject(value) && 'product' in value && 'client' in value && 'parts' in value;
}

/** Finds the path of a field: the engine's components have it as such, RJSF's as tokens. */
function fieldPathOf(props: object): string | undefined {
  const path: unknown = Reflect.get(props, 'path');
  if (typeof path === 'string' && path !== '') return path;
  const id: unknown = Reflect.get(props, 'fieldPathId');
  const steps: unknown = isObject(id) ? Reflect.get(id, 'path') : undefined;
  return Array.isArray(steps) && steps.length > 0 ? pathOf(steps.map(String)) : undefined;
}

/** Lists the objects in a component's props, and the descriptors that they carry, e.g. of a table's column. */
function describedIn(props: object): readonly object[] {
  const handed = Object.values(props).filter(isObject);
  const carried = handed.flatMap((value): unknown => Reflect.get(value, 'descriptor')).filter(isObject);
  return [...carried, ...handed];
}
