import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { library } from '../../testing/library.ts';
import { createLibraryGateway } from '../../testing/library-gateway.ts';
import { renderEngine } from '../../testing/render-engine.tsx';
import { EntityForm } from '../EntityForm.tsx';
import { useForm } from '../use-form.ts';

const gateway = createLibraryGateway();
const asked: string[] = [];
beforeAll(() => {
  gateway.server.listen({ onUnhandledFrame: 'error' });
  gateway.server.events.on('request:start', ({ request }) => void asked.push(request.url));
});
afterEach(() => vi.useRealTimers());
afterAll(() => gateway.server.close());

function Form() {
  return (
    <EntityForm form={useForm({ form: 'book', initial: { type: 'branch.book' } })} onSubmit={() => {}} />
  );
}

/** Library whose search for topics sets no `debounce`. */
function withoutDebounce() {
  const { book, ...forms } = library.forms;
  const topic = book?.fields['topic'];
  if (book === undefined || topic === undefined) throw new Error('The library has no search for topics.');
  const { debounce: _usual, ...options } = topic.options;
  return {
    ...library,
    forms: { ...forms, book: { ...book, fields: { ...book.fields, topic: { ...topic, options } } } },
  };
}

/** Advances the fake clock, and waits until the timers due by then and their requests are done. */
async function settleAfter(milliseconds: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(milliseconds);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
}

describe('a search for codes', () => {
  it('waits for a pause in typing, of two seconds unless the form says otherwise [ENGINE-22]', async () => {
    renderEngine(<Form />, { home: gateway.home, product: withoutDebounce() });
    const field = await screen.findByRole('combobox', { name: 'Topic' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(field, { target: { value: 'peng' } });
    await settleAfter(1500);
    fireEvent.change(field, { target: { value: 'pengu' } });
    await settleAfter(1999);
    expect(asked).toEqual([]);
    await settleAfter(1);
    expect(asked).toEqual([`${gateway.home}/api/library/topics?text=pengu`]);
  });
});
