import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { CallError, type GatewayClient } from '../../index.ts';
import { EngineProvider } from '../../provider/EngineProvider.tsx';
import { library } from '../../testing/library.ts';
import { librarian } from '../../testing/render-engine.tsx';
import { EngineTheme } from '../../theme/EngineTheme.tsx';
import { EntityForm } from '../EntityForm.tsx';
import type { FormStore } from '../store/form-store.ts';
import { useForm } from '../use-form.ts';

/** Search request of the page, with the function that answers it. */
interface Asked {
  readonly text: string;
  readonly answer: (found: Json) => void;
  readonly fail: () => void;
}

let asked: Asked[] = [];
let store: FormStore | undefined;
let cache: QueryClient | undefined;
const clock = { now: () => '2026-11-21T10:00:00Z', today: () => '2026-11-21', timeZone: 'UTC' };

const client: GatewayClient = {
  call: async (_name, { query } = {}) =>
    await new Promise<Json>((resolve, reject) => {
      asked.push({
        text: String(query?.['text']),
        answer: resolve,
        fail: () => reject(new CallError({ status: 503, code: 'rests', message: 'The search rests.' })),
      });
    }),
};

function Form() {
  const form = useForm({ form: 'book', initial: { type: 'branch.book' } });
  store = form.store;
  cache = useQueryClient();
  return <EntityForm form={form} onSubmit={() => {}} />;
}

/** Result of a search: three topics, whose names contain the text that was searched. */
function found(text: string, names = ['a', 'b', 'c']): JsonObject {
  const contains = names.map((name) => ({
    system: 'urn:t',
    code: name,
    display: `${text}|${name}`,
  }));
  return { expansion: { contains } };
}

type Step = readonly [kind: string, amount: number];

const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'NumpadEnter', 'Escape', 'Tab', 'Home'];

async function settle(milliseconds = 0): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(milliseconds);
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(0);
    }
  });
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Topic' });
/** Options of the search's list of suggestions, without those of select elements. */
const options = () =>
  screen.queryAllByRole('option').filter((option) => option.closest('.en-suggestions') !== null);

function write(text: string): void {
  fireEvent.change(input(), { target: { value: text } });
}

async function take([kind, amount]: Step): Promise<void> {
  const { value } = input();
  if (kind === 'type') write(value + 'abcdef'.charAt(amount % 6));
  if (kind === 'erase') write(value.slice(0, -1));
  if (kind === 'paste') write(['peni', 'latex', ' metf ', ''][amount % 4] ?? '');
  if (kind === 'wait') await settle(amount);
  if (kind === 'answer') {
    const [one] = asked.splice(amount % Math.max(1, asked.length), 1);
    one?.answer(found(one.text));
  }
  if (kind === 'fail') asked.splice(amount % Math.max(1, asked.length), 1)[0]?.fail();
  if (kind === 'key') {
    const key = keys[amount % keys.length] ?? '';
    fireEvent.keyDown(input(), { key, code: key });
    if (key === 'Tab') fireEvent.blur(input());
  }
  if (kind === 'click') {
    const option = options()[amount % Math.max(1, options().length)];
    if (option !== undefined) fireEvent.click(option);
  }
  await settle();
}

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('type', 'key', 'wait') },
    { weight: 2, arbitrary: fc.constantFrom('answer', 'erase') },
    { weight: 1, arbitrary: fc.constantFrom('paste', 'fail', 'click') },
  ),
  fc.nat(700),
);

function chosen(): JsonObject | undefined {
  const topic = store?.valueAt('topic') as JsonObject | undefined;
  return topic?.['coding'] === undefined ? undefined : topic;
}

async function open(): Promise<() => void> {
  asked = [];
  const view = render(
    <EngineTheme env="test">
      <EngineProvider product={library} client={client} user={librarian} parts={{}} clock={clock}>
        <Form />
      </EngineProvider>
    </EngineTheme>,
  );
  // Waits for the combobox, which is a chunk of its own.
  await vi.waitFor(async () => {
    await settle();
    input();
  });
  return view.unmount;
}

describe('an option of a search', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('can be chosen by the text alone that it answers, whatever is pressed and however answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const close = await open();
        try {
          for (const each of steps) {
            const before = input().value.trim();
            const had = chosen();
            await take(each);
            const has = chosen();
            if (has !== undefined && has !== had) expect(has['text']).toMatch(`${before}|`);
            const isShown = input().value;
            for (const option of options()) expect(option.textContent).toContain(`${isShown.trim()}|`);
          }
        } finally {
          close();
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('is not taken by Arrow and Enter while another word has been typed', async () => {
    const close = await open();
    write('metf');
    await settle(300);
    asked.splice(0)[0]?.answer(found('metf'));
    await settle();
    expect(options()).toHaveLength(3);
    write('meto');
    fireEvent.keyDown(input(), { key: 'ArrowDown', code: 'ArrowDown' });
    fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter' });
    await settle(300);
    expect(store?.valueAt('topic')).toEqual({ text: 'meto' });
    asked.splice(0)[0]?.answer(found('meto'));
    await settle();
    // Expects no marked option after a key that was pressed before the list appeared.
    fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter' });
    expect(chosen()).toBeUndefined();
    fireEvent.keyDown(input(), { key: 'ArrowDown', code: 'ArrowDown' });
    fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter' });
    expect(chosen()?.['text']).toBe('meto|a');
    close();
  });

  it('is not taken in place of another one that stood there when it was marked', async () => {
    const close = await open();
    write('metf');
    await settle(300);
    asked.splice(0)[0]?.answer(found('metf'));
    await settle();
    fireEvent.keyDown(input(), { key: 'ArrowDown', code: 'ArrowDown' });
    void cache?.refetchQueries();
    await settle();
    asked.splice(0)[0]?.answer(found('metf', ['0', 'a', 'b']));
    await settle();
    fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter' });
    expect(chosen()).toBeUndefined();
    close();
  });
});
