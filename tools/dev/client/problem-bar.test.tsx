import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { showProblems } from './problem-bar.ts';

const headline = 'Examples and rules do not agree.';
const first =
  'schemas/loan/loan.examples.json:3:3 - error example/refused: The base is refused.\n    the rest of it';
const second = 'schemas/loan/loan.examples.json:9:3 - error example/accepted: Nothing is wrong.';

afterEach(() => showProblems({ headline: '', diagnostics: [] }));

function shown() {
  const root = document.querySelector('schema-problems')?.shadowRoot?.querySelector('section');
  return root === null || root === undefined ? undefined : within(root);
}

it('is one line that says what comes first, and opens the rest on request', async () => {
  showProblems({ headline, diagnostics: [first, second] });
  const bar = shown();
  expect(bar?.getByText(headline)).toBeInTheDocument();
  expect(bar?.getByText(/The base is refused\.$/)).toBeVisible();
  expect(bar?.getByText(/Nothing is wrong/)).not.toBeVisible();
  await userEvent.click(bar?.getByRole('button', { name: 'Show all (2)' }) as HTMLElement);
  expect(bar?.getByText(/Nothing is wrong/)).toBeVisible();
  await userEvent.click(bar?.getByRole('button', { name: 'Show less' }) as HTMLElement);
  expect(bar?.getByText(/Nothing is wrong/)).not.toBeVisible();
});

it('leaves the page its room, and takes nothing of it once it is closed', async () => {
  showProblems({ headline, diagnostics: [first] });
  expect(document.body.style.getPropertyValue('padding-block-end')).toMatch(/^\d+px$/);
  expect(document.querySelector('[role=dialog], [aria-modal]')).toBeNull();
  await userEvent.click(shown()?.getByRole('button', { name: 'Close' }) as HTMLElement);
  expect(shown()).toBeUndefined();
  expect(document.body.style.getPropertyValue('padding-block-end')).toBe('');
});

it('stays closed while the same is wrong, and comes back for something else', async () => {
  showProblems({ headline, diagnostics: [first] });
  await userEvent.click(shown()?.getByRole('button', { name: 'Close' }) as HTMLElement);
  showProblems({ headline, diagnostics: [first] });
  expect(shown()).toBeUndefined();
  showProblems({ headline, diagnostics: [second] });
  expect(shown()).toBeDefined();
  showProblems({ headline, diagnostics: [] });
  showProblems({ headline, diagnostics: [first] });
  expect(shown()).toBeDefined();
});
