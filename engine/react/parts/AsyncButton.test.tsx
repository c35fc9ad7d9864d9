import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderEngine } from '../testing/render-engine.tsx';
import { AsyncButton } from './AsyncButton.tsx';

describe('a button for work that takes a moment', () => {
  it('says that it saves, that it has saved, and is disabled meanwhile [SHELL-25]', async () => {
    const work = Promise.withResolvers<boolean>();
    const { user } = renderEngine(<AsyncButton onClick={() => work.promise}>Save Book</AsyncButton>);
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    work.resolve(true);
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('returns to normal after a failure and gets the focus back [SHELL-25]', async () => {
    const { user } = renderEngine(
      <AsyncButton onClick={() => Promise.reject(new Error('no'))}>Save Book</AsyncButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('button', { name: 'Save Book' })).toBeEnabled();
    await expect
      .poll(() => document.activeElement, { timeout: 5_000 })
      .toBe(screen.getByRole('button', { name: 'Save Book' }));
  });

  it('is pressed by its keys wherever the focus is, and by nothing while it works', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const onClick = vi.fn(() => promise);
    const { user } = renderEngine(
      <>
        <input aria-label="Name" />
        <AsyncButton onClick={onClick} keys={['alt+S']}>
          Save
        </AsyncButton>
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Alt>}s{/Alt}');
    expect(onClick).toHaveBeenCalledOnce();
    await user.keyboard('{Alt>}s{/Alt}');
    expect(onClick).toHaveBeenCalledOnce();
    resolve(true);
    expect(await screen.findByText('Saved', { selector: 'button' })).toBeVisible();
  });
});
