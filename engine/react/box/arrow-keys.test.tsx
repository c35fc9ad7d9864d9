import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Notifications } from '../notifications/Notifications.tsx';
import { library, northBranch } from '../testing/library.ts';
import { book, createLibraryGateway } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { moveByArrows } from './arrow-keys.ts';
import { BoxView } from './BoxView.tsx';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => gateway.server.close());

let stop = () => {};
beforeEach(() => {
  stop = moveByArrows();
});
afterEach(() => stop());

const tab = (name: 'books' | 'desks', title: string) => ({ kind: 'tab', tab: name, title }) as const;

function openBox() {
  gateway.state.books = ['Emma', 'Ivanhoe', 'Persuasion'].map((title) => book(title));
  const tabs = [tab('books', 'Books'), tab('desks', 'Desks')];
  return renderEngine(
    <>
      <BoxView box={{ name: 'shelf', title: 'Shelf', tabs }} open={['books']} onOpen={() => undefined} />
      <Notifications />
    </>,
    { home: gateway.home, product: library, records: { branch: northBranch } },
  );
}

it('goes by the arrows from the tab over what adds a row along the rows, at the same button, and back', async () => {
  const { user } = openBox();
  await screen.findByRole('button', { name: 'Edit Emma' });
  screen.getByRole('tab', { name: /^Books/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Add Book' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.closest('tr')).toHaveTextContent('Emma');
  screen.getByRole('button', { name: 'Remove Emma' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Remove Persuasion' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Remove Ivanhoe' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('tab', { name: /^Books/ })).toHaveFocus();
});

it('enters the rows from the heads, and leaves a dialog over the rows alone', async () => {
  const { user } = openBox();
  (await screen.findByRole('button', { name: /^Title/ })).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.closest('tr')).toHaveTextContent('Emma');
  await user.click(screen.getByRole('button', { name: 'Edit Emma' }));
  const title = await screen.findByLabelText(/Title/);
  await waitFor(() => expect(title).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(title).toHaveFocus();
});

it('undoes a removal by a key, while nobody types', async () => {
  const { user } = openBox();
  await user.click(await screen.findByRole('button', { name: 'Remove Emma' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Book restored.')).toBeVisible();
});
