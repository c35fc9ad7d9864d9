import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { JsonSchemaObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { EntityForm, useForm } from '../../../engine/react/forms.ts';
import { createGatewayClient, EngineProvider, EngineTheme } from '../../../engine/react/index.ts';
import { SchemaForm } from '../../../engine/react/schema-form.ts';
import { flat } from '../forms/works.ts';
import type { LargeForm } from './large-form.ts';

declare global {
  interface Window {
    largeForms?: LargeForm;
  }
}

const fields = flat(5_000);
const items = Array.from({ length: 5_000 }, (_, index) => `Item ${index}`);
const list: JsonSchemaObject = { type: 'array', title: 'Items', items: { type: 'string' } };
const questions = Array.from({ length: 50 }, (_, index) => `question${index}`);
const answers = Array.from({ length: 20 }, (_, index) => `Answer ${index}`);

/** Static HTML as written without a library, without behaviour. */
const plain: Readonly<Record<string, () => string>> = {
  fields: () =>
    `<form>${Object.entries(fields.schema.properties ?? {})
      .map(plainField)
      .join('')}</form>`,
  items: () =>
    `<form>${items.map((item) => `<p><input value="${item}"><button>Remove</button></p>`).join('')}</form>`,
  matrix: () =>
    `<table><tr><td></td>${answers.map((answer) => `<th>${answer}</th>`).join('')}</tr>${questions
      .map((question) => `<tr><th>${question}</th>${plainRadio(question).repeat(answers.length)}</tr>`)
      .join('')}</table>`,
};

function plainField([name, schema]: readonly [string, unknown]): string {
  const { title, enum: choices, type, format } = schema as JsonSchemaObject;
  const label = `<label for="${name}">${title}</label>`;
  if (choices !== undefined)
    return `<p>${label}<select id="${name}">${choices.map((choice) => `<option>${choice}</option>`).join('')}</select></p>`;
  const kind = type === 'boolean' ? 'checkbox' : (format ?? (type === 'number' ? 'number' : 'text'));
  return `<p>${label}<input id="${name}" type="${kind}"></p>`;
}

function plainRadio(question: string): string {
  return `<td><input type="radio" name="${question}" aria-label="${question}"></td>`;
}

const questionnaire = 'questionnaire';

const product: Product = {
  ...{ hash: '', info: { slug: 'bench', title: 'Bench', version: '1', copyright: '' } },
  ...{ tabs: {}, cards: {}, flows: {}, screens: {}, calls: {}, codes: {}, searches: {}, access: {} },
  messages: { required: 'Required' },
  entities: {
    [questionnaire]: {
      ...{ name: questionnaire, title: 'Questionnaire', description: '', validate: () => true },
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          questions.map((name) => [name, { title: name, type: 'string', enum: answers }]),
        ),
      },
      ...{ fields: {}, rules: [], messages: {}, keyedArrays: {} },
    },
  },
  forms: {
    [questionnaire]: {
      ...{ name: questionnaire, entity: questionnaire, initial: {} },
      layout: [{ matrix: 'Questions', fields: questions }],
      fields: Object.fromEntries(
        questions.map((name) => [name, { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] }]),
      ),
    },
  },
};

const user = {
  ...{ _id: 'u', id: 'u', auth0Id: 'u', email: '', firstName: '', lastName: '' },
  ...{ roles: [], permissions: [], organizations: [] },
};
const client = createGatewayClient({ product: () => product, getAccessToken: async () => '' });

function Questionnaire() {
  const form = useForm({ form: questionnaire, initial: {} });
  return <EntityForm form={form} onSubmit={() => void form.attemptSave()} />;
}

const ours: Readonly<Record<string, () => ReactNode>> = {
  fields: () => <SchemaForm schema={fields.schema} defaultValue={fields.values} />,
  items: () => <SchemaForm schema={list} defaultValue={items} />,
  matrix: () => (
    <EngineProvider product={product} client={client} user={user}>
      <Questionnaire />
    </EngineProvider>
  ),
};

function laidOut(show: () => void): number {
  const start = performance.now();
  show();
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

const host = document.getElementById('root') ?? document.body;
const frame = host.appendChild(document.createElement('div'));
const root = createRoot(host.appendChild(document.createElement('div')));

window.largeForms = {
  plain: (work) =>
    laidOut(() => {
      frame.innerHTML = plain[work]?.() ?? '';
    }),
  ours: (work) => laidOut(() => flushSync(() => root.render(<EngineTheme>{ours[work]?.()}</EngineTheme>))),
  drawn: () => host.querySelectorAll('input, select').length,
  close() {
    frame.innerHTML = '';
    flushSync(() => root.render(null));
  },
};
