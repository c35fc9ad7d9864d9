import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../client/gateway-error.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { clearDrafts, readDraft } from './drafts.ts';
import { RecordModal } from './RecordModal.tsx';
import type { SaveAttempt } from './record-modal-props.ts';

function Newer({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) {
  const [isNewer, setIsNewer] = useState(false);
  return (
    <>
      {isNewer ? after : before}
      {/* Button that tests alone reach: an open dialog covers the page. */}
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
      () => new GatewayError({ status: 502, code: 'http-502', message: 'No error message', isSilent: true }),
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
