import { cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../../engine/core/json/json.ts';
import { type Case, cases } from '../cases.ts';
import { nameOf } from '../outline.ts';
import { registered } from '../registered.tsx';
import { playground, samples } from '../samples.tsx';
import { type Act, controlsOf, type Driven, type Given, openOurs, openStock, perform } from './drive.tsx';

/** Limit on the fields of a sample to type into, since one sample has two hundred. */
const most = 8;

const shown = new Set(Object.values(playground));
const all = [...cases, ...registered, ...samples].filter(({ shows }) => shown.has(shows));

/** Samples whose submitted value differs from stock RJSF's, with the reason why ours is right. */
const differing: Readonly<Record<string, string>> = {
  'nothing at all': 'a form without a schema has no values, where stock RJSF has none at all',
  'errors that somebody else has found': 'what a server has found stands until its field is edited',
  'properties by patterns': 'a name that is not expected is named itself, not the group around it',
};

/**
 * Warnings that the form does not cause: about the test's own environment, and by RJSF's list of several objects.
 */
const ofOthers = /act\(|two children with the same key/;

/** Types of inputs that take no typed text. */
const withoutKeys = new Set(['range', 'color', 'file']);

const texts: Readonly<Record<string, string>> = {
  number: '7',
  date: '2024-02-29',
  email: 'ann@books.test',
  url: 'https://books.test/a',
};

function givenOf({ schema, uiSchema, values, host }: Case): Given {
  return {
    schema,
    ...(uiSchema === undefined ? {} : { uiSchema }),
    ...(values === undefined ? {} : { value: values as Json }),
    ...(host === undefined ? {} : { host }),
  };
}

/** Actions on each field of stock RJSF's form, in turn, including fields that appear during typing. */
async function actsOf(form: Driven, user: UserEvent): Promise<readonly Act[]> {
  const acts: Act[] = [];
  const met = new Set<string>();
  for (
    let control = nextOf(form, met);
    control !== undefined && acts.length < most;
    control = nextOf(form, met)
  ) {
    met.add(control.id);
    const act = actOn(form, control);
    if (act === undefined) continue;
    await perform(user, form, act);
    acts.push(act);
  }
  return acts;
}

type Control = ReturnType<typeof controlsOf>[number];

function nextOf({ element }: Driven, met: ReadonlySet<string>): Control | undefined {
  return [...element.querySelectorAll<Control>('input, select, textarea')].find(
    (each) =>
      !met.has(each.id) && each.type !== 'hidden' && !each.disabled && !('readOnly' in each && each.readOnly),
  );
}

function actOn(form: Driven, control: Control): Act | undefined {
  const name = nameOf(control);
  const at = controlsOf(form, name).indexOf(control);
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].findLast(({ disabled, text }) => !disabled && text !== '');
    return option === undefined || control.multiple ? undefined : { choose: name, option: option.text, at };
  }
  if (control.type === 'checkbox' || control.type === 'radio') return { tick: name, at };
  return withoutKeys.has(control.type) ? undefined : { type: name, keys: texts[control.type] ?? 'abc', at };
}

async function outcomeOf(form: Driven, user: UserEvent) {
  form.forget();
  await perform(user, form, { press: 'Submit' });
  return { saved: form.saved.at(-1), wrong: [...new Set(form.wrong())].toSorted() };
}

describe("the samples of RJSF's playground", () => {
  afterEach(cleanup);

  it.each(all)('take keys in every field, and submit what stock RJSF submits: $shows', async (each) => {
    const said = vi.spyOn(console, 'error');
    const user = userEvent.setup({ delay: null });
    const stock = openStock(givenOf(each));
    const acts = await actsOf(stock, user);
    const expected = await outcomeOf(stock, user);
    cleanup();
    said.mockClear();
    const ours = openOurs(givenOf(each));
    const missing: Act[] = [];
    for (const act of acts) if (!(await perform(user, ours, act))) missing.push(act);
    const outcome = await outcomeOf(ours, user);
    expect(said.mock.calls.map(([text]) => String(text)).filter((text) => !ofOthers.test(text))).toEqual([]);
    if (differing[each.shows] === undefined)
      expect({ missing, ...outcome }).toEqual({ missing: [], ...expected });
    else expect({ missing, ...outcome }).not.toEqual({ missing: [], ...expected });
  });
});
