import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginDrafts, clearDrafts } from '../modal/drafts.ts';
import { RecordModal } from '../modal/RecordModal.tsx';
import { renderEngine } from '../testing/render-engine.tsx';
import { edited } from './widgets/admitted.ts';
import { lengthOf } from './widgets/length-of.ts';

/** Number of random edit sequences per run; `VITE_WALKS=10000` for a thorough one. */
const walks = Number(import.meta.env['VITE_WALKS'] ?? 60);

/** Limit of a Remark, in characters. */
const most = 30;

type Step =
  | { readonly kind: 'type' | 'paste' | 'compose'; readonly text: string; readonly at: number }
  | { readonly kind: 'erase'; readonly at: number }
  | { readonly kind: 'reload' }
  | { readonly kind: 'save' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      text: fc.constantFrom('a', 'É', '🙂', ' '),
      at: fc.nat(40),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('paste' as const),
      text: fc.string({ unit: 'grapheme', maxLength: 20 }),
      at: fc.nat(40),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('compose' as const),
      text: fc.constantFrom('日本', 'にほん'),
      at: fc.nat(40),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('erase' as const), at: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'reload' } as const, { kind: 'save' } as const) },
);

function open(): void {
  renderEngine(
    <RecordModal
      item="Book"
      mode="add"
      form="book"
      initial={{ type: 'branch.book', title: 'Emma' }}
      draftKey="walk"
      stored={undefined}
      save={async () => {
        throw new Error('away');
      }}
      onClose={() => undefined}
    />,
  );
}

const remark = () => screen.getByLabelText<HTMLTextAreaElement>('Remark');

/** Finds an offset in the text that does not split a character. */
function placeIn(text: string, at: number): number {
  const signs = [...text];
  return signs.slice(0, at % (signs.length + 1)).join('').length;
}

/** Edits as a browser does: fires `beforeinput`, and changes the text unless that is prevented. */
function put(text: string, at: number, inputType: string): void {
  const element = remark();
  element.setSelectionRange(at, at);
  const ask = new InputEvent('beforeinput', { data: text, inputType, bubbles: true, cancelable: true });
  if (!element.dispatchEvent(ask)) return;
  element.setRangeText(text, at, at, 'end');
  fireEvent(element, new InputEvent('input', { data: text, inputType, bubbles: true }));
}

function compose(text: string, at: number): void {
  const element = remark();
  element.setSelectionRange(at, at);
  fireEvent.compositionStart(element);
  element.setRangeText(text, at, at, 'end');
  fireEvent(
    element,
    new InputEvent('input', { data: text, inputType: 'insertCompositionText', bubbles: true }),
  );
  fireEvent.compositionEnd(element, { data: text });
}

/**
 * Text that a user expects: as much of the insertion as fits, at the caret, with the rest of the text
 * unchanged.
 */
function expected(before: string, text: string, at: number): string {
  const room = most - lengthOf(before);
  const segments = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  let taken = '';
  for (const sign of segments) {
    if (lengthOf(taken + sign) > room && lengthOf(text) > room) break;
    taken += sign;
  }
  return edited(before, { start: at, end: at, text: taken });
}

async function take(each: Step, model: string): Promise<string> {
  if (each.kind === 'reload') {
    dispatchEvent(new Event('pagehide'));
    cleanup();
    open();
    await screen.findByLabelText('Remark');
    return model;
  }
  if (each.kind === 'save') {
    fireEvent.submit(remark().form ?? remark());
    await act(async () => await Promise.resolve());
    return model;
  }
  const at = placeIn(model, each.at);
  if (each.kind === 'erase') {
    const from = placeIn(model, Math.max(0, [...model.slice(0, at)].length - 1));
    remark().setRangeText('', from, at, 'end');
    fireEvent(remark(), new InputEvent('input', { inputType: 'deleteContentBackward', bubbles: true }));
    return model.slice(0, from) + model.slice(at);
  }
  if (each.kind === 'compose') compose(each.text, at);
  else put(each.text, at, each.kind === 'paste' ? 'insertFromPaste' : 'insertText');
  return expected(model, each.text, at);
}

describe('a random walk of keys', () => {
  beforeEach(beginDrafts);
  afterEach(clearDrafts);

  it('loses nothing of what a model says was typed, over reloads and saves that fail [ENGINE-19] [VALID-07]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        clearDrafts();
        open();
        await screen.findByLabelText('Remark');
        try {
          let model = '';
          for (const each of steps) {
            model = await take(each, model);
            expect(remark().value).toBe(model);
          }
        } finally {
          cleanup();
        }
      }),
      { numRuns: walks },
    );
  }, 3_600_000);
});
