import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Cell } from '../../engine/react/context/cell.ts';
import { clearDrafts } from '../../engine/react/modal/drafts.ts';
import { cellNamed } from '../../engine/react/table/cells/use-cell-of.ts';
import type { TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { compiledInPage, networkTo, openTab } from './holds-page.tsx';

const product = await compiledInPage();
const { openHolds } = await import('./holds.ts');
const austen: JsonObject = {
  _id: 'austen',
  _rev: 1,
  type: 'author',
  name: { last: 'Austen' },
  branch: 'NORTH',
};

let gateway: TestGateway;
const server = networkTo(() => gateway);

beforeAll(async () => {
  gateway = await openHolds(product);
  server.listen({ onUnhandledRequest: 'error' });
  await hold({ wish: 'Emma', channel: 'at-desk', pickUp: '14:30' });
  await hold({ wish: 'Persuasion', channel: 'mail', pickUp: '09:05' });
  await hold({ wish: 'Sanditon' });
});
afterEach(() => clearDrafts());
afterAll(async () => {
  server.close();
  await gateway?.close();
});

async function hold(fields: JsonObject): Promise<void> {
  const body = { type: 'author.hold', subject: 'austen', reader: 'rita', ...fields };
  const { status } = await gateway.as('nora')('POST', '/api/library/hold', { hold: body });
  expect(status).toBe(201);
}

/** Cell that the host application provides. */
const bar: Cell = {
  text: (value) => `${String(value)} of 9`,
  sortKey: (value) => Number(value),
  align: 'end',
  Shown: ({ value, text, row }) => (
    <meter max={9} value={Number(value)} aria-label={`${String(row['name'])}: ${text}`} />
  ),
};

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

async function bodyRows(): Promise<readonly (readonly (string | null)[])[]> {
  await screen.findByRole('cell', { name: 'Emma' });
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => cellsOf(row).slice(0, 4));
}

describe('a time of day and the labels of a choice', () => {
  it('are shown in a table, sorted by the clock, in words that the entity says once', async () => {
    openTab('holds', product, { author: austen });
    expect(await bodyRows()).toEqual([
      ['Persuasion', 'E-mail', '9:05 AM', 'E-mail 9:05 AM'],
      ['Emma', 'At the desk', '2:30 PM', 'At the desk 2:30 PM'],
      ['Sanditon', '–', '–', ' '],
    ]);
  });

  it('are typed and chosen in a form in the same words, and stored as time and value', async () => {
    const { user } = openTab('holds', product, { author: austen });
    await user.click(await screen.findByRole('button', { name: 'Add Hold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Hold' }));
    await user.type(dialog.getByLabelText(/Wish/), 'Lady Susan');
    await user.type(dialog.getByLabelText(/Reader/), 'rita');
    const choices = within(dialog.getByLabelText('Told By')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['E-mail', 'At the desk', 'Phone']),
    );
    await user.selectOptions(dialog.getByLabelText('Told By'), 'At the desk');
    const time = dialog.getByLabelText('Pick Up');
    await user.type(time, '7pm');
    await user.tab();
    expect(time).toHaveValue('7:00 PM');
    expect(await dialog.findByText('The desk is open from 9 to 6')).toBeInTheDocument();
    await user.clear(time);
    await user.type(time, '15:45');
    await user.click(dialog.getByRole('button', { name: 'Save Hold' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = await gateway.as('nora')('GET', '/api/library/hold/list?authorId=austen');
    expect(body['rows']).toContainEqual(
      expect.objectContaining({ wish: 'Lady Susan', channel: 'at-desk', pickUp: '15:45' }),
    );
    const row = (await screen.findByRole('cell', { name: 'Lady Susan' })).closest('tr');
    expect(cellsOf(row as HTMLElement)).toEqual(expect.arrayContaining(['At the desk', '3:45 PM']));
  });

  it('stand in the same words in the file that is saved', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const { user } = openTab('holds', product, { author: austen });
    await bodyRows();
    await user.click(screen.getByRole('button', { name: /Export/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain('Emma,At the desk,2:30 PM,');
  });
});

describe('a list that leads back to itself', () => {
  it('is filled in level by level, down to its depth, refused by its rules at each, and shown in a table', async () => {
    const { user } = openTab('outlines', product, { author: austen }, { cells: { bar } });
    await user.click(await screen.findByRole('button', { name: 'Add Outline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Outline' }));
    await user.type(dialog.getByLabelText(/Title/), 'Emma');
    await user.click(dialog.getByRole('button', { name: 'Add Chapter' }));
    const chapter = within(await dialog.findByRole('group', { name: 'Chapter 1' }));
    await user.type(chapter.getByLabelText(/Name/), 'Highbury');
    await user.click(chapter.getByRole('button', { name: 'Add Section' }));
    const section = within(await chapter.findByRole('group', { name: 'Section 1' }));
    await user.type(section.getByLabelText(/Name/), 'A wedding');
    await user.click(section.getByRole('button', { name: 'Add Paragraph' }));
    await user.type(await section.findByLabelText('Name, row 1'), 'Emma');
    expect(dialog.getAllByRole('button', { name: /^Add / }).map((button) => button.textContent)).toEqual([
      'Add Paragraph',
      'Add Section',
      'Add Chapter',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Save Outline' }));
    expect(await section.findByText('A part is not called as the book')).toBeVisible();
    await user.type(section.getByLabelText('Name, row 1'), ' alone');
    await user.click(dialog.getByRole('button', { name: 'Save Outline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = (await screen.findByRole('cell', { name: 'Emma' })).closest('tr') as HTMLElement;
    expect(cellsOf(row).slice(0, 2)).toEqual(['Emma', 'Highbury 1']);
    const { body } = await gateway.as('nora')('GET', '/api/library/outline/list?authorId=austen');
    expect(body['rows']).toEqual([
      expect.objectContaining({
        chapters: [
          expect.objectContaining({
            name: 'Highbury',
            parts: [
              expect.objectContaining({
                name: 'A wedding',
                parts: [{ id: expect.any(String), name: 'Emma alone' }],
              }),
            ],
          }),
        ],
      }),
    ]);
  });
});

describe('a cell of the host', () => {
  it('is drawn in tables by its component, sorted by its key, and named by its text', async () => {
    const section = (id: string): JsonObject => ({ id, name: id });
    for (const [name, size] of [
      ['Persuasion', 9],
      ['Sanditon', 0],
    ] as const) {
      const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].slice(0, size).map(section);
      const chapters: readonly JsonObject[] = [{ id: 'c', name: 'Chapter', parts }];
      const outline = { type: 'author.outline', subject: 'austen', name, chapters };
      expect((await gateway.as('nora')('POST', '/api/library/outline', { outline })).status).toBe(201);
    }
    const { user } = openTab('outlines', product, { author: austen }, { cells: { bar } });
    await user.click(await screen.findByRole('button', { name: /^Sections/ }));
    const meters = () => screen.getAllByRole('meter').map((meter) => meter.ariaLabel);
    expect(meters()).toEqual(['Sanditon: 0 of 9', 'Emma: 2 of 9', 'Persuasion: 9 of 9']);
    expect(screen.getAllByRole('meter')[0]?.closest('td')).toHaveClass('en-cell-end');
  });

  it('that a column names and nobody has registered is an error that says what to do', () => {
    expect(() => cellNamed('bar', {})).toThrow(
      'The host has no cell "bar". Give it to EngineProvider, or correct the descriptor.',
    );
  });
});
