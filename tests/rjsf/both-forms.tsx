import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { fireEvent, render } from '@testing-library/react';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LayoutNode } from '../../engine/core/product/form.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { fetchSchemaDrawing } from '../../engine/react/form/schema-drawing.ts';
import { EntityForm, type FormController, useForm } from '../../engine/react/forms.ts';
import { SchemaForm } from '../../engine/react/schema-form.ts';
import { type RenderOptions, renderEngine } from '../../engine/react/testing/render-engine.tsx';
import type { Case } from './cases.ts';

// Loads RJSF in advance, which the product loads only for a field that needs it.
await fetchSchemaDrawing();

/** Form of either library, which a test drives. */
export interface DrivenForm {
  readonly element: HTMLElement;
  readonly values: () => unknown;
  /** Tries to save the form. */
  readonly save: () => void;
  /** Places at which the last save found a mistake. */
  readonly wrong: () => readonly string[];
}

const stockValidator = customizeValidator<unknown>() as ValidatorType;

/** Opens RJSF's own form, with its own validator. */
export function openStock({ schema, uiSchema = {}, values = {}, host }: Case): DrivenForm {
  let latest: unknown = values;
  let wrong: readonly string[] = [];
  const { container } = render(
    <Form
      validator={stockValidator}
      {...(host as object)}
      schema={schema as RJSFSchema}
      uiSchema={uiSchema as UiSchema}
      initialFormData={values}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => {
        latest = formData;
      }}
      onSubmit={({ formData }) => {
        latest = formData;
        wrong = [];
      }}
      onError={(errors) => {
        wrong = errors.map(({ property = '' }) => placeOf(property));
      }}
    />,
  );
  const element = container.querySelector('form') as HTMLFormElement;
  return {
    element,
    values: () => latest,
    save: () => void fireEvent.submit(element),
    wrong: () => wrong,
  };
}

/** Normalizes a path, so that `.people[0].name` and `people.0.name` become one. */
function placeOf(property: string): string {
  return property.replaceAll(/\[['"]?([^\]'"]+)['"]?\]/g, '.$1').replace(/^\./, '');
}

/** Opens the engine's form with a schema alone, and with the props of RJSF's own form. */
export function openSchemaForm({ schema, uiSchema = {}, values, host }: Case): DrivenForm {
  let latest: unknown = values ?? {};
  let wrong: readonly string[] = [];
  const { container } = render(
    <SchemaForm
      {...(host as object)}
      schema={schema}
      uiSchema={uiSchema as UiSchema}
      {...(values === undefined ? {} : { defaultValue: values })}
      onChange={(value) => {
        latest = value;
      }}
      onSubmit={(value) => {
        latest = value;
        wrong = [];
      }}
      onError={(problems) => {
        wrong = problems.map(({ at }) => at.slice(1).replaceAll('/', '.'));
      }}
    >
      {false}
    </SchemaForm>,
  );
  const element = container.querySelector('form') as HTMLFormElement;
  return {
    element,
    values: () => latest,
    save: () => void fireEvent.submit(element),
    wrong: () => wrong,
  };
}

interface Opened {
  form?: FormController;
}

function Host({ initial, opened }: { readonly initial: JsonObject; readonly opened: Opened }) {
  opened.form = useForm({ form: 'case', initial });
  return <EntityForm form={opened.form} onSubmit={() => {}} />;
}

/** Our form, from which a test can also read the values to be saved and the messages that prevent saving. */
export interface OurForm extends DrivenForm {
  readonly attempt: () => JsonObject | undefined;
  readonly messages: () => readonly string[];
}

/** Opens our form; without a layout, RJSF lays it out. */
export function openOurs(
  { schema, uiSchema = {}, values = {} }: Case,
  layout: readonly LayoutNode[] = [],
  messages: RenderOptions['messages'] = {},
): OurForm {
  const opened: Opened = {};
  const { container } = renderEngine(<Host initial={values} opened={opened} />, {
    product: productOf({ schema, uiSchema, layout }),
    messages,
  });
  const snapshot = () => (opened.form as FormController).store.get();
  return {
    element: container.querySelector('form') as HTMLFormElement,
    values: () => snapshot().values,
    save: () => void opened.form?.attemptSave(),
    attempt: () => opened.form?.attemptSave(),
    messages: () => snapshot().problems.map(({ message }) => message),
    wrong: () => snapshot().problems.map(({ at }) => at.slice(1).replaceAll('/', '.')),
  };
}

interface FormOfCase extends Pick<Case, 'schema'> {
  readonly uiSchema: JsonObject;
  readonly layout: readonly LayoutNode[];
}

function productOf({ schema, uiSchema, layout }: FormOfCase): Product {
  const ajv = new Ajv({ allErrors: true, strict: false, logger: false });
  addFormats.default(ajv);
  const entity = {
    ...{ name: 'case', title: 'Case', description: '', schema, validate: ajv.compile(schema) },
    ...{ fields: {}, rules: [], messages: {}, keyedArrays: {} },
  };
  const form = { name: 'case', entity: 'case', schema, layout, uiSchema, fields: {}, initial: {} };
  return {
    ...{ hash: '', info: { slug: 'case', title: 'Case', version: '1', copyright: '' } },
    ...{ entities: { case: entity }, forms: { case: form } },
    ...{
      tabs: {},
      cards: {},
      flows: {},
      screens: {},
      calls: {},
      codes: {},
      searches: {},
      access: {},
      messages: {},
    },
  };
}
