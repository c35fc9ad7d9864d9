import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderEngine } from '../testing/render-engine.tsx';
import { beginDrafts, clearDrafts, endDrafts, readDraft } from './drafts.ts';
import { RecordModal } from './RecordModal.tsx';
import type { RecordModalProps } from './record-modal-props.ts';

type Save = RecordModalProps['save'];

function openDialog(save: Save = async () => undefined) {
  return renderEngine(
    <RecordModal
      item="Book"
      mode="add"
      form="book"
      initial={{ type: 'branch.book' }}
      draftKey="new-book"
      stored={undefined}
      save={save}
      onClose={() => undefined}
    />,
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>(/Title/);
const kept = () => readDraft('new-book')?.values['title'];

/** Types a text in one burst, without the pause that usually follows typing. */
async function typeInABurst(text: string): Promise<void> {
  await screen.findByLabelText(/Title/);
  fireEvent.change(title(), { target: { value: text } });
}

describe('what was typed last', () => {
  beforeEach(beginDrafts);
  afterEach(clearDrafts);

  it('is in the draft when the page goes, however quickly', async () => {
    openDialog();
    await typeInABurst('Emma');
    expect(kept()).toBeUndefined();
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(kept()).toBe('Emma');
  });

  it('is in the draft when a phone puts the page away', async () => {
    openDialog();
    await typeInABurst('Emma');
    const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    Reflect.deleteProperty(document, 'visibilityState');
    expect(hidden).toBeDefined();
    expect(kept()).toBe('Emma');
  });

  it('is in the draft when one goes back to another page', async () => {
    const { unmount } = openDialog();
    await typeInABurst('Emma');
    unmount();
    expect(kept()).toBe('Emma');
  });

  it('is in no draft after a log-out', async () => {
    const { unmount } = openDialog();
    await typeInABurst('Emma');
    clearDrafts();
    endDrafts();
    unmount();
    expect(kept()).toBeUndefined();
  });

  it('is in no draft that was given up', async () => {
    const { user, unmount } = openDialog();
    await typeInABurst('Emma');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    unmount();
    expect(kept()).toBeUndefined();
  });
});

describe('a form that is being stored', () => {
  beforeEach(beginDrafts);
  afterEach(clearDrafts);

  it('takes nothing that would be in no version, and has the focus again when the save fails', async () => {
    const stored = Promise.withResolvers<undefined>();
    const { user } = openDialog(async () => await stored.promise);
    await typeInABurst('Emma');
    title().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(title().closest('[inert]')).not.toBeNull());
    await act(async () => stored.reject(new Error('away')));
    expect(title().closest('[inert]')).toBeNull();
    expect(title()).toHaveFocus();
    expect(title()).toHaveValue('Emma');
    expect(kept()).toBe('Emma');
  });
});
