import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './page-under-test.ts';
import type { Side, SideName } from './side.ts';
import { type WorkName, works } from './works.ts';

const sides: Readonly<Record<SideName, () => Promise<Side>>> = {
  ours: async () => (await import('./sides/ours.tsx')).ours,
  rjsf: async () => (await import('./sides/rjsf.tsx')).rjsf,
  'rjsf-mantine': async () => (await import('./peers/rjsf-mantine.tsx')).rjsfMantine,
  'json-forms': async () => (await import('./peers/json-forms.tsx')).jsonForms,
  'react-hook-form': async () => (await import('./peers/react-hook-form.tsx')).reactHookForm,
  formily: async () => (await import('./peers/formily.tsx')).formily,
  surveyjs: async () => (await import('./peers/surveyjs.tsx')).surveyJs,
  uniforms: async () => (await import('./peers/uniforms.tsx')).uniforms,
  html: async () => (await import('./sides/plain-html.tsx')).plainHtml,
};

const name = new URLSearchParams(location.search).get('side') as SideName;
const { Application, Form } = await sides[name]();
const root = createRoot(document.getElementById('root') as HTMLElement);
let opened = 0;

function show(form: React.ReactNode): number {
  const start = performance.now();
  flushSync(() => root.render(<Application>{form}</Application>));
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Finds the field by its initial value, since some sides do not label the cells of rows. */
function fieldOf(work: WorkName): HTMLInputElement | undefined {
  const { typedInto } = works[work];
  const text = `Text ${/\d+$/.exec(typedInto)?.[0]}`;
  const row = Number(/\.(\d+)\./.exec(typedInto)?.[1] ?? 0);
  return [...document.querySelectorAll('input')].filter(({ value }) => value === text)[row];
}

let field: HTMLInputElement | undefined;

window.bench = {
  open(work, isEmpty) {
    opened += 1;
    const { values } = works[work];
    return show(
      <Fragment key={opened}>
        <Form name={work} work={works[work]} values={isEmpty ? {} : values} />
      </Fragment>,
    );
  },
  close: () => void show(null),
  focus(work) {
    field = fieldOf(work);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    return field !== undefined;
  },
  typed: () => field?.value ?? '',
  submit: () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Submit')?.click(),
};
