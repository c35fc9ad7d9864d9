import type { OpenForm } from '../../../../engine/react/form/form-react-context.ts';
import { drawnFrom } from '../../../../engine/react/pointed/drawn-from.ts';
import { circumstancesOf } from './circumstances.ts';
import { descriptorOf } from './descriptor-report.ts';
import { formReport, inspectableField } from './form-report.ts';
import type { Inspected } from './report.ts';

/** Inspected place of a page, with the open form, if any, whose changes update the report. */
export interface InspectedElement {
  /** Descriptors, innermost first: a field, its form, a column, an action, the tab, the box, the screen. */
  readonly chain: readonly Inspected[];
  readonly form: OpenForm | undefined;
}

/** Finds the descriptors of an element in the product; an empty chain for an element that no schema describes. */
export function inspectedAt(element: Element): InspectedElement {
  const drawn = drawnFrom(element);
  const { form, field, engine, objects } = drawn;
  const circumstances = engine && circumstancesOf(drawn, engine);
  const ofField = form === undefined || field === undefined ? [] : [inspectableField(form.store, field)];
  const ofForm = form === undefined ? [] : [wholeForm(form)];
  const described =
    circumstances === undefined ? [] : objects.map((each) => descriptorOf(each, circumstances));
  const all = [...ofField, ...ofForm, ...described].filter((each) => each !== undefined);
  const named = Map.groupBy(all, ({ name }) => name);
  return { chain: [...named.values()].flatMap(([first]) => first ?? []), form };
}

function wholeForm({ store }: OpenForm): Inspected {
  return { name: `form ${store.get().context.form.name}`, report: () => formReport(store) };
}
