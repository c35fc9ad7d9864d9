import { describe, expect, it } from 'vitest';
import { closedModal, type ModalEvent, type ModalState, nextModal } from './modal.ts';

function run(...events: readonly ModalEvent[]): ModalState {
  return events.reduce(nextModal, closedModal);
}

const row = { id: 'a', reader: 'Ann' };

describe('a modal form', () => {
  it('goes from closed over edit and submitting back to closed [ENGINE-17]', () => {
    const edit: ModalEvent = { type: 'edit', row };
    expect(run(edit)).toEqual({ phase: 'edit', draft: row });
    expect(run(edit, { type: 'submit' })).toEqual({ phase: 'submitting', from: 'edit', draft: row });
    expect(run(edit, { type: 'submit' }, { type: 'saved' })).toBe(closedModal);
  });

  it('comes back from a failed submit as it was typed, with the reason [ENGINE-19]', () => {
    const draft = { reader: 'Typed' };
    const state = run(
      { type: 'add', initial: {} },
      { type: 'change', draft },
      { type: 'submit' },
      { type: 'failed', message: 'An error occurred' },
    );
    expect(state).toEqual({ phase: 'add', draft, failure: 'An error occurred' });
  });

  it('neither closes nor submits twice while it is submitting [FAULT-11]', () => {
    const submitting = run({ type: 'edit', row }, { type: 'submit' });
    for (const type of ['submit', 'cancel'] as const)
      expect(nextModal(submitting, { type })).toBe(submitting);
    expect(nextModal(submitting, { type: 'change', draft: {} })).toBe(submitting);
  });

  it.each<ModalEvent>([
    { type: 'saved' },
    { type: 'failed', message: '' },
    { type: 'submit' },
    { type: 'cancel' },
  ])('stays closed at %j', (event) => {
    expect(nextModal(closedModal, event)).toBe(closedModal);
  });

  it('lets nobody change the row of the table through the draft', () => {
    const table = [{ id: 'a', address: { zip: '80202' } }];
    const state = run({ type: 'edit', row: table[0] ?? {} });
    const draft =
      state.phase === 'edit' ? (state.draft as unknown as { address: { zip: string } }) : undefined;
    expect(() => {
      if (draft !== undefined) draft.address.zip = 'x';
    }).toThrow();
    expect(table[0]?.address.zip).toBe('80202');
  });
});
