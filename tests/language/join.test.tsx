import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { compiledInPage, networkTo, openTab } from './holds-page.tsx';

const product = await compiledInPage();
const { openHolds } = await import('./holds.ts');

let gateway: TestGateway;
const server = networkTo(() => gateway);

beforeAll(async () => {
  gateway = await openHolds(product);
  server.listen({ onUnhandledRequest: 'error' });
  for (const [subject, wish, reader] of [
    ['bronte', 'Poems', 'nora'],
    ['austen', 'Emma', 'nora'],
    ['austen', 'Sanditon', 'rita'],
  ] as const) {
    const hold: JsonObject = { type: 'author.hold', subject, wish, reader };
    expect((await gateway.as('nora')('POST', '/api/library/hold', { hold })).status).toBe(201);
  }
});
afterAll(async () => {
  server.close();
  await gateway?.close();
});

it('shows, sorts and edits the rows of one user with the names of what they belong to, with no record open', async () => {
  const { user } = openTab('my-holds', product);
  await screen.findByRole('cell', { name: 'Emma' });
  const rows = screen.getAllByRole('row').slice(1);
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([
    ['Emma', 'Austen', 'Jane Austen'],
    ['Poems', 'Brontë', 'Emily Brontë'],
  ]);
  await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Hold' }));
  await user.clear(dialog.getByLabelText(/Wish/));
  await user.type(dialog.getByLabelText(/Wish/), 'Persuasion');
  await user.click(dialog.getByRole('button', { name: 'Save Hold' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = (await screen.findByRole('cell', { name: 'Persuasion' })).closest('tr') as HTMLElement;
  expect(within(row).getByRole('cell', { name: 'Jane Austen' })).toBeInTheDocument();
});
