import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { RecordModal } from '../../engine/react/modal/RecordModal.tsx';
import { RecordPanel } from '../../engine/react/modal/RecordPanel.tsx';
import { renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { product } from '../../generated/product.ts';
import { leaveBy } from './leave-by.ts';
import { dialogs } from './own-dialogs.tsx';
import { type WayOut, waysOut } from './step.ts';
import { useNoServer } from './walk.ts';
import { everybody, openRecords } from './walked-users.ts';

const texts = globSync('{engine/react,features,screens,studio}/**/*.tsx')
  .filter((file) => !/\.test\.tsx$|testing\/|components\//.test(file))
  .map((file) => ({ file, name: basename(file, '.tsx'), text: readFileSync(file, 'utf8') }));

/** Pattern of boxes that take text, without check boxes, files and searches. */
const box = /<(?:textarea|TextBox|TextArea|select)\b|<input\b(?![^>]*type="(?:radio|checkbox|file|search)")/;
const dialog = /<(?:Dialog|ToDraftDialog)\b/;

/** Files that render a dialog with a text box, so that this test covers every new one. */
const typedInto = texts.filter(({ text }) => dialog.test(text) && box.test(text));

/** Finds the box to type into: a text box before one with choices. */
function firstBox(): HTMLInputElement | HTMLSelectElement | undefined {
  const within = '[role=dialog], .en-record-panel';
  const root = document.querySelector(within);
  const free = [...(root?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])].filter(
    (each) => each.closest('[inert], [hidden]') === null && each.matches(':enabled:not([readonly])'),
  );
  const isText = ({ type }: HTMLInputElement) => ['text', 'textarea', 'tel'].includes(type);
  return free.find(isText) ?? free.find(hasOther) ?? free.find(isMark);
}

function hasOther(box: HTMLInputElement | HTMLSelectElement): boolean {
  return box instanceof HTMLSelectElement && otherIn(box) !== undefined;
}

function otherIn({ options, value: now }: HTMLSelectElement): string | undefined {
  return [...options].findLast(({ value }) => value !== now && value !== '')?.value;
}

function isMark({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Types a text that the box does not have yet; returns what the box then shows. */
function typeInto(target: HTMLInputElement | HTMLSelectElement): string {
  act(() => target.focus());
  if (target instanceof HTMLSelectElement) {
    act(() => void fireEvent.change(target, { target: { value: otherIn(target) } }));
  } else if (isMark(target)) act(() => void fireEvent.click(target));
  else
    act(
      () =>
        void fireEvent.change(target, { target: { value: target.inputMode === 'numeric' ? '7' : 'Zinc 7' } }),
    );
  return shownIn(target);
}

function shownIn(target: HTMLInputElement | HTMLSelectElement): string {
  return target instanceof HTMLInputElement && isMark(target) ? String(target.checked) : target.value;
}

async function open(shown: ReactElement): Promise<void> {
  await act(async () => void renderEngine(shown, { product, user: everybody, records: openRecords }));
  await screen.findAllByRole('button');
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 5)));
}

/**
 * Reports whether a dialog offers a way to leave it: a form in the page has no close button and ignores Escape; some
 * dialogs have no Cancel.
 */
function isOffered(root: string, way: WayOut): boolean {
  const has = (selector: string) => document.querySelector(`${root} ${selector}`) !== null;
  return way === 'Cancel' ? has('[data-leaves]') : has('.en-dialog-header');
}

/**
 * Leaves the dialog by each way after typing; expects a question each time, whose keeping answer keeps the text.
 */
async function leaveEachWay(root: string, shown: () => ReactElement): Promise<void> {
  await open(shown());
  const target = firstBox();
  if (target === undefined) return;
  const typed = typeInto(target);
  for (const way of waysOut.filter((each) => isOffered(root, each))) {
    expect({ way, isAsked: await leaveBy(root, way) }).toEqual({ way, isAsked: true });
    expect(shownIn(target)).toBe(typed);
  }
  // Expects the text after a reload, and the question on leaving after that.
  act(() => void dispatchEvent(new Event('pagehide')));
  cleanup();
  await open(shown());
  expect(await leaveBy(root, isOffered(root, 'Cancel') ? 'Cancel' : 'Escape')).toBe(true);
}

describe('a dialog with something typed in it', () => {
  useNoServer();

  it('is one of those that are looked at', () => {
    const known = dialogs.map(({ component }) => component);
    expect(typedInto.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(typedInto.length).toBeGreaterThan(4);
  });

  it('is left by its guard alone, and is no other frame', () => {
    const frames = texts.filter(({ text }) => /<(?:Modal\.Root|Modal|Drawer)\b/.test(text));
    expect(frames.map(({ name }) => name)).toEqual(['Dialog']);
    const around = texts.flatMap(({ name, text }) => {
      const [, close] = dialog.test(text) ? (/\bonClose=\{([\w.]+)\}/.exec(text) ?? []) : [];
      return close !== undefined && text.includes(`onClick={${close}}`) ? [name] : [];
    });
    expect(around).toEqual([]);
  });

  it.each(dialogs.filter(({ root }) => root === undefined))(
    'asks before $name is left, whichever way',
    async ({ shown }) => await leaveEachWay('[role=dialog]', () => shown(async () => undefined)),
  );

  it.each(Object.values(product.forms))('asks before the form $name is left, whichever way', async (form) => {
    const modal = () => (
      <RecordModal
        {...{ item: 'Item', mode: 'add', form: form.name, draftKey: form.name }}
        initial={form.initial}
        stored={undefined}
        save={async () => undefined}
        onClose={() => undefined}
      />
    );
    await leaveEachWay('[role=dialog]', modal);
  });

  it('asks before a form in the page is left', async () => {
    const panel = () => (
      <RecordPanel
        {...{ item: 'Item', mode: 'add', form: 'priority-queue', draftKey: 'panel' }}
        initial={{}}
        stored={undefined}
        save={async () => undefined}
        onClose={() => undefined}
      />
    );
    await leaveEachWay('.en-record-panel', panel);
  });

  it.each(dialogs.filter(({ root }) => root === undefined))(
    'forgets $name once that is said',
    async ({ shown }) => {
      await open(shown(async () => undefined));
      const target = firstBox();
      if (target === undefined) throw new Error('There is nothing to type into.');
      const before = shownIn(target);
      typeInto(target);
      await act(async () => void fireEvent.keyDown(target, { key: 'Escape' }));
      await act(async () => screen.getByRole('button', { name: 'Discard' }).click());
      cleanup();
      await open(shown(async () => undefined));
      const again = firstBox();
      expect(again && shownIn(again)).toBe(before);
      expect(await leaveBy('[role=dialog]', 'Escape')).toBe(false);
    },
  );
});
