import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { tracePanel } from './trace-panel.ts';
import { reportedFetch } from './traced-fetch.ts';

const timing = 'checks;dur=2.50, statements;dur=8.00;desc="6", total;dur=10.50';

function answer(): Promise<Response> {
  return Promise.resolve(new Response('{}', { headers: { 'Server-Timing': timing } }));
}

function shown(): HTMLElement | undefined {
  return document.querySelector('request-trace')?.shadowRoot?.querySelector('section') ?? undefined;
}

/** Page with a button that saves, and then shows the result. */
function page(send: typeof fetch): HTMLButtonElement {
  const button = document.createElement('button');
  button.addEventListener('click', async () => {
    await send('/api/library/book?id=emma', { method: 'PUT', body: '{}' });
    await send('/api/library/books');
    button.textContent = 'Saved';
  });
  document.body.append(button);
  return button;
}

it('shows of a save how long page, network and each part of the gateway took, once the page stands', async () => {
  const button = page(reportedFetch(answer, tracePanel().show));
  await userEvent.click(button);
  await waitFor(() => expect(shown()).toBeDefined());
  const panel = within(shown() as HTMLElement);
  await userEvent.click(panel.getByText(/^PUT \/api\/library\/book: \d+\.\d ms$/));
  const rows = panel.getAllByRole('row').map((row) => within(row).getByRole('rowheader').textContent);
  expect(rows).toEqual([
    'Page, until it is sent',
    'Network',
    'Server, checks',
    'Server, statements (6)',
    'Page, until it is shown',
  ]);
  expect(panel.getByRole('table', { name: 'PUT /api/library/book' })).toBeInTheDocument();
  expect(panel.getByRole('row', { name: /statements/ })).toHaveTextContent('8.0 ms');
  expect(shown()).not.toHaveTextContent('emma');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(shown()).toBeUndefined();
});

it('leaves plain reads out', async () => {
  const traces: unknown[] = [];
  await reportedFetch(answer, (trace) => traces.push(trace))('/api/library/books');
  await reportedFetch(answer, (trace) => traces.push(trace))('/api/library/book', { method: 'POST' });
  await waitFor(() => expect(traces).toHaveLength(1));
});
