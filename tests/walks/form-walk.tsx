import { act, cleanup, fireEvent } from '@testing-library/react';
import { parseTypedDate } from '../../engine/core/dates/dates.ts';
import { parseTypedTime, wallTimeOf } from '../../engine/core/dates/times.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { getAtTokens } from '../../engine/core/json/pointer.ts';
import { formMessages } from '../../engine/core/messages/form-messages.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';
import { cleanText } from '../../engine/core/text/clean-text.ts';
import { clearDrafts, SaveConflictError } from '../../engine/react/index.ts';
import { type Box, compose, erase, linesOf, placeIn, put, undoTo } from '../../engine/react/testing/keys.ts';
import { leaveBy } from './leave-by.ts';
import { isSameText } from './same-text.ts';
import type { SaveEnd, Step, TypedStep, WayOut } from './step.ts';

/** Subject of a walk: the way to open it, the mode of its saves, and its boxes. */
export interface Walked {
  /** CSS selector of the element that contains the boxes. */
  readonly root: string;
  /** Fields by their paths, for a form of the product. */
  readonly fields: FormDescriptor['fields'];
  /** True if the stored record is opened again after a save; false if the next save creates another record. */
  readonly goesOn: boolean;
  readonly mode: 'add' | 'edit';
  readonly initial: JsonObject;
  readonly open: (initial: JsonObject, save: (values: JsonObject) => Promise<unknown>) => void;
  /** Submits the form, as a press of its button does. */
  readonly submit: () => void;
}

/** Fields for a subject that is not a form of the product. */
export const none: FormDescriptor['fields'] = {};

type Stop = 'stored' | 'fails' | 'overtaken' | 'waits';

/** Creates a walk: the steps of a user in a form, and the expected texts. */
export function createWalk(walked: Walked) {
  /** Expected text of each box that was typed into. */
  const model = new Map<string, string>();
  /** Text of each box before any typing. */
  const before = new Map<string, string>();
  const missing = new Set<string>();
  let initial = walked.initial;
  let stop: Stop | undefined;
  let saved: JsonObject | undefined;
  let waiting = Promise.withResolvers<undefined>();

  function inDialog<Element extends HTMLElement>(selector: string): readonly Element[] {
    return [...document.querySelectorAll<Element>(`${walked.root} :is(${selector})`)].filter(
      (each) => each.closest('[inert], [hidden], .en-conflict') === null,
    );
  }

  function boxes(): readonly Box[] {
    return inDialog<Box>('input:enabled, textarea:enabled').filter(
      (box) => !box.readOnly && ['text', 'tel', 'search', 'textarea'].includes(box.type),
    );
  }

  async function save(values: JsonObject): Promise<unknown> {
    // Accepts a save that an edit triggers during typing.
    if (stop === undefined) return { ...values, _rev: 2 };
    saved = values;
    if (stop === 'fails') throw new Error('away');
    if (stop === 'overtaken') throw new SaveConflictError('changed', { ...initial, _rev: 2 });
    if (stop === 'waits') await waiting.promise;
    return values;
  }

  async function mount(): Promise<void> {
    await act(async () => walked.open(initial, save));
    for (let seen = -1; seen !== boxes().length || seen === 0; ) {
      seen = boxes().length;
      await act(() => sleep(5));
      if (seen === 0 && document.querySelector('form') !== null) break;
    }
  }

  async function take(step: Step): Promise<void> {
    if ('end' in step) return await end(step.end);
    if (step.kind === 'exit') return await exit(step.way);
    if (!('box' in step)) return step.kind === 'rest' ? await act(() => sleep(260)) : await reload();
    if (step.kind === 'choose') return choose(step);
    const all = boxes();
    const box = all[step.box % all.length];
    if (box === undefined) return undefined;
    if (document.activeElement !== box) act(() => box.focus());
    if ('text' in step) return typeIn(box, step);
    if ('from' in step) return eraseIn(box, rangeOf(box, step));
    return step.kind === 'leave' ? act(() => box.blur()) : undo(box);
  }

  function typeIn(box: Box, step: TypedStep): void {
    const text = box.value;
    const range = step.kind === 'compose' ? caretOf(box, step.from) : rangeOf(box, step);
    before.set(keyOf(box), text);
    if (step.kind === 'compose') compose(box, step.text, range.start);
    else
      put(box, step.text, { ...range, inputType: step.kind === 'type' ? 'insertText' : 'insertFromPaste' });
    const added = linesOf(box, step.text);
    const [left, right] = [text.slice(0, range.start), text.slice(range.end)];
    const isWhole = box.value === left + added + right;
    if (!isWhole) expectRest(box, { text, left, added, right });
    model.set(keyOf(box), box.value);
  }

  /** Expects text that did not fit to be left out and reported, and all other text to be unchanged. */
  function expectRest(
    box: Box,
    { text, left, added, right }: Record<'text' | 'left' | 'added' | 'right', string>,
  ): void {
    const where = `${keyOf(box)}: ${JSON.stringify({ text, left, added, right, now: box.value })}`;
    if (box.type === 'tel') {
      const digits = digitsOf(left) + digitsOf(added) + digitsOf(right);
      // Treats a dot as part of a mask, since phone numbers are also written with dots; the mask drops the country
      // code.
      const isMask = /^[\s\d().+-]*$/.test(added);
      if (isMask && [digits, digits.replace(/^1/, '')].includes(digitsOf(box.value))) return;
    }
    const isTold = box.closest('.en-field, td, .en-dialog')?.querySelector('.en-not-taken') !== null;
    if (!isTold) throw new Error(`lost without a word in ${where}`);
    if (box.type === 'tel') return;
    if (box.value === text) return;
    const fits = box.value.slice(left.length, box.value.length - right.length);
    const isThere = box.value.startsWith(left) && box.value.endsWith(right) && added.startsWith(fits);
    if (!isThere) throw new Error(`another text was changed in ${where}`);
  }

  function eraseIn(box: Box, range: { readonly start: number; readonly end: number }): void {
    const text = box.value;
    if (range.start === range.end) return;
    before.set(keyOf(box), text);
    erase(box, range);
    const expected = text.slice(0, range.start) + text.slice(range.end);
    const isMasked = box.type === 'tel' && digitsOf(box.value).length <= digitsOf(text).length;
    if (box.value !== expected && !isMasked)
      throw new Error(`${keyOf(box)}: ${text} → ${box.value}, not ${expected}`);
    model.set(keyOf(box), box.value);
  }

  function undo(box: Box): void {
    const text = before.get(keyOf(box));
    if (text === undefined) return;
    undoTo(box, text);
    if (box.value !== text && box.type !== 'tel')
      throw new Error(`${keyOf(box)}: ${text} was not brought back`);
    model.set(keyOf(box), box.value);
  }

  function choose({ box, choice }: { readonly box: number; readonly choice: number }): void {
    const all = [
      ...inDialog<HTMLElement>(
        'select:enabled, input[type=checkbox]:enabled, input[type=radio]:enabled, [role=tab]',
      ),
    ];
    const control = all[box % all.length];
    if (control instanceof HTMLSelectElement) {
      const option = control.options[choice % control.options.length];
      fireEvent.change(control, { target: { value: option?.value ?? '' } });
    } else if (control !== undefined) fireEvent.click(control);
  }

  async function reload(): Promise<void> {
    act(() => void dispatchEvent(new Event('pagehide')));
    cleanup();
    await mount();
  }

  /** Leaves the form and returns: by the answer that keeps the typed text, or else by opening the form again. */
  async function exit(way: WayOut): Promise<void> {
    if (await leaveBy(walked.root, way)) return;
    cleanup();
    await mount();
  }

  async function end(how: SaveEnd): Promise<void> {
    stop = how === 'slow' || how === 'reload' ? 'waits' : how;
    if (how === 'overtaken' && walked.mode === 'add') stop = 'fails';
    saved = undefined;
    waiting = Promise.withResolvers();
    await act(async () => walked.submit());
    for (const yes of document.querySelectorAll<HTMLElement>(
      '[role=dialog] ~ [role=dialog] .en-button-primary',
    ))
      await act(async () => yes.click());
    const values = saved;
    if (values !== undefined && stop === 'waits') await whileSaving(how);
    const isStored = stop === 'stored';
    stop = undefined;
    if (isStored && values !== undefined) {
      expectDone();
      await reopen(values);
    }
  }

  async function whileSaving(how: SaveEnd): Promise<void> {
    if (boxes().length > 0) throw new Error('what is being stored can be typed into');
    if (how === 'reload') return await reload();
    await act(async () => waiting.reject(new Error('away')));
  }

  async function reopen(values: JsonObject): Promise<void> {
    for (const [key, text] of walked.goesOn || walked.fields === none ? model : []) {
      const isThere = walked.goesOn
        ? isStoredAs(getAtTokens(values, key.replace(/-time$/, '').split('.')), text)
        : holds(values, text);
      if (!missing.has(key) && !isThere)
        throw new Error(`${key}: ${text} was not stored: ${JSON.stringify(values)}`);
    }
    cleanup();
    if (walked.goesOn) {
      clearDrafts();
      initial = { ...initial, ...values };
    } else model.clear();
    before.clear();
    await mount();
  }

  /** Checks that all typed text is unchanged. */
  function check(last: Step | undefined): void {
    const shown = new Map(boxes().map((box) => [keyOf(box), box.value]));
    for (const [key, text] of model) {
      const now = shown.get(key);
      if (now === undefined) missing.add(key);
      else if (isSameText(now, text)) model.set(key, now);
      else if (mayChange(key, now)) model.delete(key);
      else throw new Error(`${key}: “${text}” became “${now}” by ${JSON.stringify(last)}`);
    }
  }

  function mayChange(key: string, now: string): boolean {
    const field = walked.fields[key.replaceAll(/\.\d+(?=\.|$)/g, '.*')];
    if (field?.derive !== undefined || (now === '' && isFilled(key))) return true;
    return missing.has(key) && now === '' && walked.fields !== none;
  }

  /** True if picking a value of another field fills this field, whose value is removed with that pick. */
  function isFilled(key: string): boolean {
    const name = key.split('.').at(-1) ?? key;
    return Object.values(walked.fields).some(({ fills }) =>
      JSON.stringify(fills?.with ?? '').includes(`"${name}"`),
    );
  }

  return { mount, take, check };
}

/** Expects no request to save again after a success. */
function expectDone(): void {
  const asked = formMessages['form.errors.corrected'];
  if (document.body.textContent?.includes(asked)) throw new Error(`“${asked}” is said after a success`);
}

async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function holds(values: JsonObject, text: string): boolean {
  return JSON.stringify(values).includes(JSON.stringify(cleanText(text).trim()).slice(1, -1));
}

function isStoredAs(value: Json | undefined, text: string): boolean {
  if (typeof value === 'object' && value !== null)
    return JSON.stringify(value).includes(JSON.stringify(text.trim()).slice(1, -1));
  const moment = wallTimeOf(String(value ?? ''));
  // Compares a day and its time, which are two lines of one value.
  if (
    moment !== undefined &&
    [parseTypedDate(text), parseTypedTime(text)].some((each) => each === moment.day || each === moment.time)
  )
    return true;
  return isSameText(String(value ?? ''), text);
}

/** Identifies a box by its path in the form, or by its name, since ids change with each opening. */
function keyOf(box: Box): string {
  const [, ...path] = box.id.split('.');
  return path.length > 0 ? path.join('.') : (box.getAttribute('aria-label') ?? box.id);
}

function rangeOf(box: Box, { from, to }: { readonly from: number; readonly to: number }) {
  const [start, end] = [placeIn(box.value, from), placeIn(box.value, to)];
  // Chooses mostly a caret, and sometimes a selection.
  return from % 4 === 0 ? { start: Math.min(start, end), end: Math.max(start, end) } : { start, end: start };
}

function caretOf(box: Box, from: number) {
  const start = placeIn(box.value, from);
  return { start, end: start };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
