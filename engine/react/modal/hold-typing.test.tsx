import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EngineTheme } from '../theme/EngineTheme.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogLoading } from './DialogLoading.tsx';

interface OpeningProps {
  readonly isLoaded: boolean;
  readonly onPageKey: (key: string) => void;
  /** Called with a key, and the text that the field was last rendered with. */
  readonly onFieldKey?: (key: string, text: string) => void;
}

/** Renders a page with shortcuts of its own, and a dialog that loads over it. */
function Opening({ isLoaded, onPageKey, onFieldKey }: OpeningProps) {
  return (
    <EngineTheme>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for the page, which hears every key */}
      <div onKeyDown={({ key }) => onPageKey(key)}>
        <button type="button">Open</button>
      </div>
      {isLoaded ? (
        <Dialog title="Find" onClose={() => undefined} footer={<button type="button">Close</button>}>
          <Name onKey={onFieldKey} />
        </Dialog>
      ) : (
        <DialogLoading title="Find" onClose={() => undefined} />
      )}
    </EngineTheme>
  );
}

function Name({ onKey }: { readonly onKey: OpeningProps['onFieldKey'] }) {
  const [text, setText] = useState('');
  return (
    <input
      aria-label="Name"
      data-autofocus
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => onKey?.(key, text)}
    />
  );
}

function open() {
  const onPageKey = vi.fn();
  const onFieldKey = vi.fn();
  const { rerender } = render(<Opening isLoaded={false} onPageKey={onPageKey} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  const load = () => rerender(<Opening isLoaded onPageKey={onPageKey} onFieldKey={onFieldKey} />);
  return { onPageKey, onFieldKey, load, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

afterEach(() => vi.useRealTimers());

describe('what is typed while a dialog loads', () => {
  it('goes into its first field, and nothing of it to the page', async () => {
    const { onPageKey, load, user } = open();
    await user.keyboard('ore{Backspace}al x');
    load();
    expect(field()).toHaveValue('oral x');
    expect(field()).toHaveFocus();
    expect(onPageKey).not.toHaveBeenCalled();
    await user.keyboard('y');
    expect(field()).toHaveValue('oral xy');
  });

  it('ends with the Enter that was pressed behind it', async () => {
    const { onFieldKey, load, user } = open();
    await user.keyboard('all{Enter}');
    load();
    expect(field()).toHaveValue('all');
    await waitFor(() => expect(onFieldKey.mock.calls).toEqual([['Enter', 'all']]));
  });

  it('is nothing where only the key that opened the dialog repeats', async () => {
    const { onFieldKey, load, user } = open();
    await user.keyboard('{Enter}{Enter}');
    load();
    expect(field()).toHaveValue('');
    expect(onFieldKey).not.toHaveBeenCalled();
  });

  it('is dropped by Escape', async () => {
    const { load, user } = open();
    await user.keyboard('abc{Escape}');
    load();
    expect(field()).toHaveValue('');
  });

  it('leaves shortcuts with Ctrl to the browser', async () => {
    const { onPageKey, load, user } = open();
    await user.keyboard('{Control>}c{/Control}');
    expect(onPageKey).toHaveBeenCalledWith('c');
    load();
    expect(field()).toHaveValue('');
  });

  it('is held no longer once the dialog has failed to come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onPageKey = vi.fn();
    const { unmount } = render(<Opening isLoaded={false} onPageKey={onPageKey} />);
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(200));
    render(<Opening isLoaded={false} onPageKey={onPageKey} />).unmount();
    await act(() => vi.advanceTimersByTimeAsync(200));
    render(<button type="button" onKeyDown={({ key }) => onPageKey(key)} />);
    screen.getByRole('button').focus();
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('j');
    expect(onPageKey).toHaveBeenCalledWith('j');
  });
});
