import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { CallError } from '../client/call-error.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { clearDrafts, readDraft } from './drafts.ts';
import { RecordModal } from './RecordModal.tsx';
import type { SaveAttempt } from './record-modal-props.ts';
import { SaveConflictError } from './save-conflict.ts';

function Newer({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) {
  const [isNewer, setIsNewer] = useState(false);
  return (
    <>
      {isNewer ? after : before}
      {/* Button that only tests can press: an open dialog covers the page. */}
      {createPortal(
        <button type="button" style={{ pointerEvents: 'auto' }} onClick={() => setIsNewer(true)}>
          A colleague saves
        </button>,
        document.body,
      )}
    </>
  );
}

function NewBook({ save }: Pick<ComponentProps<typeof RecordModal>, 'save'>) {
  return (
    <RecordModal
      item="Book"
      mode="add"
      form="book"
      initial={{ type: 'branch.book', title: 'Emma' }}
      draftKey="new-book"
      stored={undefined}
      save={save}
      onClose={() => undefined}
    />
  );
}

describe('the dialog of a record', () => {
  afterEach(clearDrafts);

  it.each([
    ['a failure brings no sentence', () => new Error('not meant for people')],
    [
      'the gateway answers nothing',
      () => new CallError({ status: 502, code: 'http-502', message: 'No error message', isSilent: true }),
    ],
  ])(
    'says "An error occurred" where %s, and stays as it was typed [ENGINE-18] [ENGINE-19]',
    async (_case, failure) => {
      let attempts = 0;
      const { user } = renderEngine(
        <NewBook
          save={async () => {
            attempts += 1;
            throw failure();
          }}
        />,
      );
      await user.click(await screen.findByRole('button', { name: 'Save Book' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/^An error occurred$/);
      expect(screen.getByLabelText(/Title/)).toHaveValue('Emma');
      await user.click(screen.getByRole('button', { name: 'Save Book' }));
      expect(attempts).toBe(2);
    },
  );

  it('is stored once, however often it is submitted meanwhile [FAULT-11] [ENGINE-17]', async () => {
    let attempts = 0;
    renderEngine(
      <NewBook
        save={() => {
          attempts += 1;
          return new Promise(() => undefined);
        }}
      />,
    );
    const form = (await screen.findByLabelText(/Title/)).closest('form');
    if (form !== null) for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Book' })).toBeDisabled());
    if (form !== null) fireEvent.submit(form);
    expect(attempts).toBe(1);
  });

  it('shows why a save failed over the end of the fields, and not among them', async () => {
    const { user } = renderEngine(
      <NewBook
        save={async () => {
          throw new Error('not meant for people');
        }}
      />,
    );
    await user.click(await screen.findByRole('button', { name: 'Save Book' }));
    const alert = await screen.findByRole('alert');
    expect(alert.closest('.en-over-end')).not.toBeNull();
    expect(alert.closest('.en-dialog-body')).toBeNull();
  });

  it('forgets the draft with the save, though the page shows what was stored before the dialog closes', async () => {
    const dialog = (title: string, revision: number) => (
      <RecordModal
        item="Book"
        mode="edit"
        form="book"
        initial={{ type: 'branch.book', title, _rev: revision }}
        draftKey="emma"
        stored={undefined}
        save={async () => undefined}
        onClose={() => undefined}
      />
    );
    const { user } = renderEngine(<Newer before={dialog('Emma', 1)} after={dialog('Emma II', 2)} />);
    await user.type(await screen.findByLabelText(/Title/), ' II');
    await user.tab();
    await waitFor(() => expect(readDraft('emma')).toMatchObject({ values: { title: 'Emma II' } }));
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(readDraft('emma')).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'A colleague saves' }));
    expect(readDraft('emma')).toBeUndefined();
  });

  it('saves over the version that it was opened with, though the page has learnt of a newer one [FAULT-81]', async () => {
    const saved: SaveAttempt[] = [];
    const dialog = (pages: number, revision: number) => (
      <RecordModal
        item="Book"
        mode="edit"
        form="book"
        initial={{ type: 'branch.book', title: 'Emma', pages, _rev: revision }}
        draftKey="emma"
        stored={undefined}
        save={async (attempt) => void saved.push(attempt)}
        onClose={() => undefined}
      />
    );
    const { user } = renderEngine(<Newer before={dialog(474, 1)} after={dialog(500, 2)} />);
    await user.type(await screen.findByLabelText(/Title/), ' II');
    await user.click(screen.getByRole('button', { name: 'A colleague saves' }));
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ values: { title: 'Emma II', pages: 474 }, against: { _rev: 1 } });
  });
});

describe('an undo', () => {
  afterEach(clearDrafts);

  it('takes nothing back of what a colleague has stored, which a refused save brought into the form', async () => {
    const saved: SaveAttempt[] = [];
    const emma = { type: 'branch.book', title: 'Emma', pages: 474, _rev: 1 };
    const { user } = renderEngine(
      <RecordModal
        {...{ item: 'Book', mode: 'edit', form: 'book', initial: emma, draftKey: 'emma', stored: undefined }}
        save={async (attempt) => {
          saved.push(attempt);
          if (saved.length === 1)
            throw new SaveConflictError('A colleague was faster.', { ...emma, pages: 500, _rev: 2 });
        }}
        onClose={() => undefined}
      />,
    );
    await user.type(await screen.findByLabelText(/Title/), ' II');
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await screen.findByText('A colleague was faster.');
    expect(screen.getByRole('textbox', { name: /^Pages/ })).toHaveValue('500');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.values).toMatchObject({ title: 'Emma II', pages: 500 });
  });
});

type Mode = 'add' | 'edit';

/** Store that saves every attempt based on its current version, and never answers the first one. */
function forgetfulStore(mode: Mode, begun: JsonObject) {
  let stored = mode === 'edit' ? begun : undefined;
  const attempts: SaveAttempt[] = [];
  return {
    attempts,
    stored: () => stored,
    change(values: JsonObject) {
      stored = { ...stored, ...values, _rev: revisionOf(stored) + 1 };
    },
    async save(attempt: SaveAttempt) {
      attempts.push(attempt);
      if (!jsonEqual(attempt.against?.['_rev'], stored?.['_rev']))
        throw new SaveConflictError('A colleague was faster.', stored);
      stored = { ...attempt.values, _rev: revisionOf(stored) + 1 };
      if (attempts.length === 1) throw new CallError({ status: 0, code: 'network', message: 'No answer.' });
    },
  };
}

function revisionOf(record: JsonObject | undefined): number {
  return Number(record?.['_rev'] ?? 0);
}

describe('a save whose answer was lost', () => {
  afterEach(clearDrafts);

  /** Opens the dialog and saves the typed values; the answer is lost. */
  async function lose(mode: Mode) {
    const begun = { type: 'branch.book', title: 'Emma', ...(mode === 'edit' ? { _rev: 1 } : {}) };
    const store = forgetfulStore(mode, begun);
    let isClosed = false;
    const open = () =>
      renderEngine(
        <RecordModal
          {...{ item: 'Book', mode, form: 'book', initial: begun, draftKey: 'emma', stored: undefined }}
          save={store.save}
          onClose={() => {
            isClosed = true;
          }}
        />,
      );
    const first = open();
    await first.user.type(await screen.findByLabelText(/Title/), ' II');
    await first.user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer.');
    return { store, first, open, isClosed: () => isClosed };
  }

  const cases = (['add', 'edit'] as const).flatMap((mode) =>
    [false, true].map((isReloaded) => ({
      mode,
      isReloaded,
      when: isReloaded ? 'after a reload' : 'at once',
    })),
  );

  it.each(cases)('is known again where it is repeated $when ($mode)', async ({ mode, isReloaded }) => {
    const { store, first, open, isClosed } = await lose(mode);
    if (isReloaded) first.unmount();
    const { user } = isReloaded ? open() : first;
    await user.click(await screen.findByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(isClosed()).toBe(true));
    const [sent, again] = store.attempts;
    expect(again).toEqual(sent);
    expect(store.stored()).toMatchObject({ title: 'Emma II', _rev: mode === 'edit' ? 2 : 1 });
    expect(readDraft('emma')).toBeUndefined();
  });

  it.each(cases)(
    'is gone over by what is typed after it, saved $when ($mode)',
    async ({ mode, isReloaded }) => {
      const { store, first, open, isClosed } = await lose(mode);
      if (isReloaded) first.unmount();
      const { user } = isReloaded ? open() : first;
      await user.type(await screen.findByLabelText(/Title/), 'I');
      await user.click(screen.getByRole('button', { name: 'Save Book' }));
      await waitFor(() => expect(isClosed()).toBe(true));
      expect(screen.queryByText('A colleague was faster.')).toBeNull();
      expect(store.stored()).toMatchObject({ title: 'Emma III', _rev: mode === 'edit' ? 3 : 2 });
      expect(new Set(store.attempts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    },
  );

  it('is no reason to go over what a colleague has saved since', async () => {
    const { store, first } = await lose('edit');
    store.change({ title: 'Emma, annotated' });
    await first.user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByText('A colleague was faster.')).toBeInTheDocument();
    expect(store.stored()).toMatchObject({ title: 'Emma, annotated' });
  });
});
