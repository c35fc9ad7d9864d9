import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderEngine } from '../testing/render-engine.tsx';
import { Dialog } from './Dialog.tsx';
import { LeaveButton } from './LeavableFooter.tsx';

const onClose = vi.fn();

async function openDialog() {
  const { user } = renderEngine(
    <Dialog title="Of its own" onClose={onClose} footer={<LeaveButton>Cancel</LeaveButton>}>
      <input aria-label="Note" defaultValue="Zinc" />
      <input type="search" aria-label="Find" />
    </Dialog>,
  );
  return { user, note: await screen.findByRole('textbox', { name: 'Note' }) };
}

describe('a dialog whose owner keeps no draft', () => {
  beforeEach(() => onClose.mockReset());
  afterEach(() => onClose.mockReset());

  it('asks where a box has another text, and gives the focus back', async () => {
    const { user, note } = await openDialog();
    await user.type(note, ' 7');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Discard what you typed?');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(note).toHaveFocus();
    expect(note).toHaveValue('Zinc 7');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes at once where nothing was typed, or a text is as it was', async () => {
    const { user, note } = await openDialog();
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'zinc');
    await user.type(note, '7');
    await user.type(note, '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks about a box that went with what was typed into it', async () => {
    const { user, note } = await openDialog();
    await user.type(note, ' 7');
    note.remove();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves Escape to the picking of a part of the page, although it listened before [FAULT-214]', async () => {
    const { user, note } = await openDialog();
    const picker = document.body.appendChild(document.createElement('part-picker'));
    await user.click(note);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    picker.remove();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
