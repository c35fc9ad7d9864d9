import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isJsonObject } from '../../engine/core/json/json.ts';
import { seriousFindings } from '../../engine/react/testing/axe.ts';
import { type DrivenForm, openOurs, openSchemaForm, openStock } from './both-forms.tsx';
import { type Case, cases, type Step } from './cases.ts';
import { buttonName, descriptionsOf, nameOf, outlineOf } from './outline.ts';
import { registered } from './registered.tsx';
import { playground, samples } from './samples.tsx';

afterEach(cleanup);

/** Records the elements, values and messages of a form, at first and after each step. */
async function course(form: DrivenForm, { steps = [] }: Case) {
  await waitFor(() => expect(form.element.querySelector('[aria-busy="true"]')).toBeNull(), {
    timeout: 5_000,
  });
  const course: unknown[] = [{ ...outlined(form.element), values: plain(form.values()) }];
  for (const step of steps) {
    await act(async () => take(step, form.element));
    course.push({ step, ...outlined(form.element), values: plain(form.values()) });
  }
  await act(async () => form.save());
  course.push({ wrong: [...new Set(form.wrong())].filter((place) => place !== '').toSorted() });
  return course;
}

function outlined(form: HTMLElement) {
  return { outline: outlineOf(form), descriptions: descriptionsOf(form) };
}

function take(step: Step, form: HTMLElement): void {
  if ('press' in step) {
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button')];
    const named = buttons.filter((button) => buttonName(button) === step.press);
    fireEvent.click(existing(named[step.at ?? 0], step.press));
    return;
  }
  if ('tick' in step) {
    fireEvent.click(control(form, step.tick));
    return;
  }
  const field = control(form, 'fill' in step ? step.fill : step.choose);
  const value = 'fill' in step ? step.text : optionNamed(field as HTMLSelectElement, step.option);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

function control(form: HTMLElement, name: string): HTMLElement {
  const all = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  return existing(
    all.find((each) => nameOf(each) === name),
    name,
  );
}

function optionNamed({ options }: HTMLSelectElement, name: string): string {
  return existing(
    [...options].find(({ text }) => text === name),
    name,
  ).value;
}

function existing<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Error(`The form has nothing named "${name}".`);
  return found;
}

/** Removes the fields that stock RJSF alone marks as wrong. */
function withoutWrong(seen: unknown, names: readonly string[]): unknown {
  if (!isJsonObject(seen) || !Array.isArray(seen['wrong'])) return seen;
  return { ...seen, wrong: seen['wrong'].filter((name) => !names.includes(String(name))) };
}

/** Converts values as JSON does: undefined becomes null, or is dropped inside an object. */
function plain(values: unknown): unknown {
  return JSON.parse(JSON.stringify(values ?? null));
}

describe('a form in the vocabulary of RJSF alone', () => {
  it.each(cases)('shows, takes and refuses what stock RJSF does: $shows', async (each) => {
    const stock = await course(openStock(each), each);
    cleanup();
    expect(await course(openOurs(each), each)).toEqual(stock);
    cleanup();
    expect(await course(openSchemaForm(each), each)).toEqual(
      stock.map((seen) => withoutWrong(seen, each.wrongInStockAlone ?? [])),
    );
  });

  it.each([...registered, ...samples])(
    'takes what the host registers, as stock RJSF does: $shows',
    async (each) => {
      const stock = await course(openStock(each), each);
      cleanup();
      expect(await course(openSchemaForm(each), each)).toEqual(stock);
    },
  );

  it("has a case for each of the 44 samples of RJSF's playground", () => {
    const shown = new Set([...cases, ...registered, ...samples].map(({ shows }) => shows));
    expect(Object.values(playground).filter((shows) => !shown.has(shows))).toEqual([]);
    expect(Object.keys(playground)).toHaveLength(44);
  });

  it.each(cases)('has nothing serious for axe: $shows', async (each) => {
    const { element, save } = openOurs(each);
    await act(async () => save());
    expect(await seriousFindings(element)).toEqual([]);
  });

  it("says RJSF's own words as the host of the engine says them", () => {
    const person = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };
    const schema = {
      type: 'object',
      properties: { people: { type: 'array', title: 'People', items: person } },
    };
    const messages = { 'open.add': 'Hinzufügen', 'open.remove': 'Entfernen' };
    const { element } = openOurs({ shows: '', schema, values: { people: [{ name: 'Ann' }] } }, [], messages);
    const names = [...element.querySelectorAll('button')].map(buttonName);
    expect(names).toEqual(expect.arrayContaining(['Hinzufügen', 'Entfernen']));
    expect(names).not.toEqual(expect.arrayContaining(['Add']));
  });
});
