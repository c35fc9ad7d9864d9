import { tidyValue } from '../../../../engine/core/validation/tidy.ts';
import { fieldFactsOf } from '../../../../engine/react/form/store/field-facts.ts';
import { scopeOfField } from '../../../../engine/react/form/store/field-view.ts';
import type { FormStore } from '../../../../engine/react/form/store/form-store.ts';
import { problemsOf } from '../../../../engine/react/form/store/problems-of.ts';
import { evaluationTime, expressionsIn, timeText } from './expressions.ts';
import { fieldReport } from './field-report.ts';
import { type Inspected, type Line, type Report, spoken } from './report.ts';

/** Milliseconds for measuring the time of one expression, of which a form may have hundreds. */
const budget = 0.2;

const most = 15;

/** Reports the data that a form would send, its hidden values, its blocking problems, and its evaluation time. */
export function formReport(store: FormStore): Report {
  const { context, paths, problems } = store.get();
  const { form, entity } = context;
  const hidden = paths.paths.filter((path) => !store.viewAt(path).isVisible);
  return {
    title: `Form ${form.name}`,
    sections: spoken([
      {
        title: 'Where it is written',
        lines: [
          {
            text: `The form ${form.name}`,
            source: { of: 'descriptor', kind: 'form', name: form.name, pointer: '' },
          },
          { text: `The schema of ${entity.name}`, source: { of: 'field', entity: entity.name, pointer: '' } },
        ],
      },
      {
        title: 'Hidden fields',
        lines: hidden.map((path) => ({ text: path, inspect: inspectableField(store, path) })),
      },
      {
        title: 'Why a save is refused',
        lines: problems
          .filter(({ severity }) => severity === 'error')
          .map(({ at, message }): Line => {
            const path = paths.at(at);
            return path === undefined
              ? { text: `${at}: ${message}` }
              : { text: `${at}: ${message}`, inspect: inspectableField(store, path) };
          }),
      },
      { title: 'A save would send', lines: [{ text: 'The values as they are now', code: sent(store) }] },
      { title: 'Time', lines: [{ text: judged(store) }, ...slowest(store)] },
    ]),
  };
}

/** Makes a field inspectable. */
export function inspectableField(store: FormStore, path: string): Inspected {
  return { name: path, report: () => fieldReport(store, path) };
}

function sent(store: FormStore): string {
  const { context, values } = store.get();
  return JSON.stringify(tidyValue(context.entity, values), null, 2);
}

function judged(store: FormStore): string {
  const { context, made } = store.get();
  const start = performance.now();
  problemsOf(context, tidyValue(context.entity, made));
  return `Judging the whole form: ${timeText((performance.now() - start) * 1000)}`;
}

function slowest(store: FormStore): readonly Line[] {
  const { context, values, paths } = store.get();
  const around = context.scopeOf(values);
  const timed = paths.paths.flatMap((path) => {
    const facts = fieldFactsOf(context, path);
    const { visibleWhen, enabledWhen, requiredWhen, derive, feedback } = facts.formField ?? {};
    const scope = scopeOfField(facts, around);
    return expressionsIn({ visibleWhen, enabledWhen, requiredWhen, derive, feedback }).map(
      ({ pointer, expression }) => ({
        path,
        pointer,
        expression,
        time: evaluationTime(expression, scope, budget),
      }),
    );
  });
  return timed
    .toSorted((left, right) => right.time - left.time)
    .slice(0, most)
    .map(({ path, pointer, expression, time }) => ({
      text: `${timeText(time)} · ${pointer.slice(1)} of ${path}`,
      code: expression.source,
      inspect: inspectableField(store, path),
    }));
}
