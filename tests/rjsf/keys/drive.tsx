import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { act, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json, JsonObject, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { SchemaForm } from '../../../engine/react/schema-form.ts';
import { buttonName, nameOf } from '../outline.ts';

/** Action of a user at a keyboard, by visible texts; if several elements have a name, the one at index `at`. */
export type Act =
  /** Replaces the text of a field. */
  | { readonly type: string; readonly keys: string; readonly at?: number }
  /** Adds to the text of a field, at its end. */
  | { readonly append: string; readonly keys: string; readonly at?: number }
  | { readonly clear: string; readonly at?: number }
  | { readonly choose: string; readonly option: string; readonly at?: number }
  | { readonly tick: string; readonly at?: number }
  | { readonly press: string; readonly at?: number }
  | { readonly doublePress: string; readonly at?: number }
  | { readonly enter: string; readonly at?: number };

export interface Given {
  readonly schema: JsonSchemaObject;
  readonly uiSchema?: JsonObject;
  readonly value?: Json;
  /** Registrations of the host, under RJSF's names for them. */
  readonly host?: object;
}

/** Form driven by keys, with its results. */
export interface Driven {
  readonly element: HTMLFormElement;
  readonly saved: Json[];
  /** Places that the last refused submit named; `messages` are its messages. */
  readonly wrong: () => readonly string[];
  readonly messages: () => readonly string[];
  readonly values: () => unknown;
  /** Clears the results of the last submit before the next one. */
  readonly forget: () => void;
}

function validatorOf({ $schema }: JsonSchemaObject) {
  const draft = String($schema ?? '');
  if (draft.includes('2020-12')) return customizeValidator({ AjvClass: Ajv2020 });
  return customizeValidator(draft.includes('2019-09') ? { AjvClass: Ajv2019 } : {});
}

/** Opens RJSF's own form. */
export function openStock({ schema, uiSchema = {}, value, host }: Given): Driven {
  const saved: Json[] = [];
  let wrong: readonly string[] = [];
  let messages: readonly string[] = [];
  let latest: unknown = value;
  const { container } = render(
    <Form
      validator={validatorOf(schema)}
      {...(host as object)}
      schema={schema as RJSFSchema}
      uiSchema={uiSchema as UiSchema}
      {...(value === undefined ? {} : { initialFormData: value })}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => {
        latest = formData;
      }}
      onSubmit={({ formData }) => {
        saved.push(JSON.parse(JSON.stringify(formData ?? null)));
      }}
      onError={(errors) => {
        wrong = errors.map(({ property = '' }) => placeOf(property));
        messages = errors.map(({ stack }) => stack);
      }}
    />,
  );
  const element = formIn(container);
  const forget = () => {
    wrong = [];
    messages = [];
  };
  return { element, saved, wrong: () => wrong, messages: () => messages, values: () => latest, forget };
}

/** Opens the engine's form of the same schema. */
export function openOurs({ schema, uiSchema = {}, value, host }: Given): Driven {
  const saved: Json[] = [];
  let wrong: readonly string[] = [];
  let messages: readonly string[] = [];
  let latest: unknown = value;
  const { container } = render(
    <SchemaForm
      {...(host as object)}
      schema={schema}
      uiSchema={uiSchema as UiSchema}
      {...(value === undefined ? {} : { defaultValue: value })}
      onChange={(next) => {
        latest = next;
      }}
      onSubmit={(next) => {
        saved.push(JSON.parse(JSON.stringify(next ?? null)));
      }}
      onError={(problems) => {
        wrong = problems.map(({ at }) => at.slice(1).replaceAll('/', '.'));
        messages = problems.map(({ message }) => message);
      }}
    />,
  );
  const element = formIn(container);
  const forget = () => {
    wrong = [];
    messages = [];
  };
  return { element, saved, wrong: () => wrong, messages: () => messages, values: () => latest, forget };
}

function formIn(container: HTMLElement): HTMLFormElement {
  const form = container.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return form;
}

/** Normalizes a path, so that `.people[0].name` and `people.0.name` become one. */
function placeOf(property: string): string {
  return property.replaceAll(/\[['"]?([^\]'"]+)['"]?\]/g, '.$1').replace(/^\./, '');
}

/** Performs one step; resolves to false if the form does not offer it. */
export async function perform(user: UserEvent, form: Driven, step: Act): Promise<boolean> {
  const { at = 0 } = step;
  if ('press' in step || 'doublePress' in step) {
    const name = 'press' in step ? step.press : step.doublePress;
    const button = buttonsOf(form, name).at(at);
    if (button === undefined || button.disabled) return false;
    await ('press' in step ? user.click(button) : user.dblClick(button));
    return true;
  }
  const name = Object.values(step)[0] as string;
  const control = controlsOf(form, name)[at];
  if (control === undefined || control.disabled) return false;
  if ('choose' in step) return await choose(user, control, step.option);
  if ('tick' in step) await user.click(control);
  else if ('clear' in step) await emptied(user, control);
  else if ('enter' in step) await enter(user, control);
  else await typeIn(user, control, 'type' in step ? step : { keys: step.keys, isBehind: true });
  return true;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlsOf({ element }: Driven, name: string): readonly Control[] {
  return [...element.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      control.type !== 'hidden' && control.closest('[hidden], .hidden') === null && nameOf(control) === name,
  );
}

/** Finds buttons by name, including the submit button, which is outside of the engine's form element. */
function buttonsOf({ element }: Driven, name: string): readonly HTMLButtonElement[] {
  const around = element.closest('.en-schema-form') ?? element;
  return [...around.querySelectorAll('button')].filter(
    (button) => !button.hidden && buttonName(button) === name,
  );
}

async function choose(user: UserEvent, control: Control, option: string): Promise<boolean> {
  if (!(control instanceof HTMLSelectElement)) return false;
  const wanted = [...control.options].find(({ text }) => text === option);
  if (wanted === undefined) return false;
  await user.selectOptions(control, wanted);
  return true;
}

async function emptied(user: UserEvent, control: Control): Promise<void> {
  await user.click(control);
  await user.clear(control);
}

async function enter(user: UserEvent, control: Control): Promise<void> {
  await act(async () => control.focus());
  await user.keyboard('{Enter}');
}

async function typeIn(
  user: UserEvent,
  control: Control,
  { keys, isBehind = false }: { readonly keys: string; readonly isBehind?: boolean },
): Promise<void> {
  // Clicks first, so that the focus is where a user would have it, wherever a refused save moved it.
  await user.click(control);
  if (!isBehind && control.value !== '') await user.clear(control);
  // Doubles braces and brackets, which user-event would interpret.
  if (keys !== '') await user.type(control, keys.replaceAll(/[{[]/g, '$&$&'));
  await user.tab();
}
