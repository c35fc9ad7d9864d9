import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusableWhileEmpty } from './focusable-while-empty.ts';

it('makes a panel a stop of Tab until something inside of it is one', async () => {
  const panel = document.createElement('div');
  panel.innerHTML = '<p>Loading</p>';
  const stop = focusableWhileEmpty(panel);
  expect(panel).toHaveAttribute('tabindex', '0');
  panel.innerHTML = '<p><button>Add</button></p>';
  await waitFor(() => expect(panel).toHaveAttribute('tabindex', '-1'));
  stop?.();
});
