import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from '../parts/Button.tsx';
import { library } from '../testing/library.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { showTooltips } from './tooltips.ts';

let stop = () => {};
beforeEach(() => {
  stop = showTooltips();
});
afterEach(() => stop());

const button = (
  <IconButton label="Edit Emma" hint="Edit">
    x
  </IconButton>
);

it('shows what an icon stands for to whoever comes to it by keyboard, describes it, and goes with Escape', async () => {
  const user = userEvent.setup();
  render(button);
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('Edit');
  expect(screen.getByRole('button', { name: 'Edit Emma' })).toHaveAccessibleDescription('Edit');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
});

it.each([
  ['keeps the Escape that closes it from whatever is around', {}, 0],
  ['leaves Escape to an element that answers it itself', { 'data-answers-escape': '' }, 1],
])('%s', async (_, answers, times) => {
  const user = userEvent.setup();
  const onKeyDown = vi.fn();
  render(<input data-hint="Enter an amount" {...answers} onKeyDown={({ key }) => onKeyDown(key)} />);
  await user.click(screen.getByRole('textbox'));
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(onKeyDown).toHaveBeenCalledTimes(times);
});

it('shows it to the pointer, and stays while the pointer is on it', async () => {
  const user = userEvent.setup();
  render(button);
  await user.hover(screen.getByRole('button'));
  const tooltip = await screen.findByRole('tooltip');
  await user.hover(tooltip);
  expect(tooltip).toBeInTheDocument();
  await user.hover(document.body);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('shows the whole of a text that is cut off, and nothing over one that has room', async () => {
  const user = userEvent.setup();
  render(
    <>
      <p data-may-be-cut="">Longer than its column</p>
      <p data-may-be-cut="">Short</p>
    </>,
  );
  const cut = screen.getByText('Longer than its column');
  Object.defineProperty(cut, 'scrollWidth', { value: 300 });
  Object.defineProperty(cut, 'clientWidth', { value: 120 });
  await user.hover(cut);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Longer than its column');
  expect(cut).not.toHaveAttribute('aria-describedby');
  await user.hover(screen.getByText('Short'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('is as wide as the product says at most, 425 px [SHELL-26]', async () => {
  const user = userEvent.setup();
  const defaults = { ...library.defaults, tooltip: { maxWidth: 425 } };
  renderEngine(button, { home: 'http://library.test', product: { ...library, defaults } });
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(document.documentElement.style.getPropertyValue('--en-tooltip-max')).toBe('425px');
  expect(tooltip.style.maxWidth).toBe('min(var(--en-tooltip-max, 425px), 100vw - 16px)');
});
