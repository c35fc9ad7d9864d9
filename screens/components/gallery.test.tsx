import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cellNames, widgetNames } from '../../engine/core/product/parts.ts';
import { seriousFindings } from '../../engine/react/testing/axe.ts';
import { GalleryPage } from './GalleryPage.tsx';
import * as storybook from './gallery.stories.tsx';
import { sampleProduct } from './sample-product.ts';
import { stories } from './stories.tsx';

const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation(
      (...words: unknown[]) => void complaints.push(words.join(' ')),
    );
});
afterEach(() => sessionStorage.clear());

async function openGallery() {
  render(
    <StrictMode>
      <GalleryPage />
    </StrictMode>,
  );
  await screen.findAllByLabelText('Several lines', undefined, { timeout: 20_000 });
  await within(storyOf('filled')).findByText('Row 1');
}

function storyOf(name: keyof typeof stories): HTMLElement {
  return screen.getByRole('region', { name: stories[name].title });
}

describe('the page of components', () => {
  it('shows every widget and every cell from descriptors, in each state, without a warning of React [STATIC-06]', async () => {
    await openGallery();
    const form = sampleProduct.forms['sample'];
    expect(Object.values(form?.fields ?? {}).map(({ widget }) => widget)).toEqual([...widgetNames]);
    const columns = sampleProduct.tabs['filled']?.table.columns ?? [];
    expect(columns.map(({ cell }) => cell).toSorted()).toEqual([...cellNames].toSorted());
    expect(within(storyOf('empty')).getByText('There are no samples yet.')).toBeVisible();
    expect(
      await within(storyOf('failed')).findByText(/could not be loaded/, {}, { timeout: 15_000 }),
    ).toBeVisible();
    expect(within(storyOf('errors')).getByRole('alert')).toHaveTextContent(
      '2 fields need attention: Text, Number',
    );
    expect(complaints).toEqual([]);
  });

  it('has nothing serious for axe in any story, nor in an open dialog with a conflict', async () => {
    await openGallery();
    const user = userEvent.setup();
    expect(await seriousFindings()).toEqual([]);
    await user.click(within(storyOf('conflict')).getByRole('button', { name: 'Edit the sample' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByLabelText(/^Text/), ' and mine');
    await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
    await within(dialog).findByText('Somebody else has changed this sample.');
    await act(async () => {
      expect(await seriousFindings()).toEqual([]);
    });
  });

  it('can be looked at in light, dark and high contrast', async () => {
    await openGallery();
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Colours'), 'dark');
    await user.selectOptions(screen.getByLabelText('Contrast'), 'more');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', contrast: 'more' });
  });

  it('is the same in Storybook: each story stands there', () => {
    const { default: _meta, ...looks } = storybook;
    const shown = new Set(Object.values(looks).map(({ args }) => args.name));
    expect([...shown].toSorted()).toEqual(Object.keys(stories).toSorted());
  });

  it('takes the steps of a flow forward and back', async () => {
    await openGallery();
    const user = userEvent.setup();
    const flow = within(storyOf('flow'));
    await user.type(await flow.findByRole('textbox', { name: /Text/ }), 'New');
    await user.type(flow.getByRole('textbox', { name: /Number/ }), '3');
    await user.click(flow.getByRole('button', { name: 'Continue' }));
    await user.click(await flow.findByRole('radio', { name: /Row 2/ }));
    await user.click(flow.getByRole('button', { name: 'Continue' }));
    expect(await flow.findByText('New')).toBeVisible();
    await user.click(flow.getByRole('button', { name: 'Back' }));
    expect(await flow.findByRole('radio', { name: /Row 2/ })).toBeChecked();
    expect(complaints).toEqual([]);
  });

  it('deletes rows inside of rows, all but the last [ENGINE-13]', async () => {
    await openGallery();
    const user = userEvent.setup();
    const nested = within(storyOf('nested'));
    await user.click((await nested.findAllByRole('button', { name: /^Parts of/ }))[0] as HTMLElement);
    for (const left of [2, 1]) {
      const [remove] = await nested.findAllByRole('button', { name: /^Delete .* part$/ });
      await user.click(remove as HTMLElement);
      await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
      await waitFor(() => expect(nested.getAllByRole('cell', { name: / part$/ })).toHaveLength(left));
    }
    expect(nested.queryByRole('button', { name: /^Delete .* part$/ })).toBeNull();
  });
});
