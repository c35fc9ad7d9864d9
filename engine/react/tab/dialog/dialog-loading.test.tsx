import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../../core/product/entity.ts';
import { entityPlaceholder } from '../../../core/product/outline.ts';
import type { Product } from '../../../core/product/product.ts';
import { TabView } from '../../box/TabView.tsx';
import { clearDrafts } from '../../modal/drafts.ts';
import { library, northBranch } from '../../testing/library.ts';
import { createLibraryGateway } from '../../testing/library-gateway.ts';
import { renderEngine } from '../../testing/render-engine.tsx';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
afterEach(clearDrafts);
afterAll(() => gateway.server.close());

const book = library.entities['book'] as Entity;

/** Library as pages get it on a slow connection: the schema and rules of a book arrive when the test lets them. */
function onSlowConnection() {
  const { promise, resolve } = Promise.withResolvers<Entity>();
  const { schema: _schema, validate: _validate, rules: _rules, messages: _messages, ...known } = book;
  const entities = { ...library.entities, book: entityPlaceholder(known) };
  const product: Product = { ...library, entities, load: { book: () => promise } };
  const { user } = renderEngine(<TabView tab="books" />, {
    ...{ home: gateway.home, product, records: { branch: northBranch } },
  });
  return { user, arrive: () => resolve(book) };
}

describe('a dialog whose form is still being loaded', () => {
  it('is there at once with its title, and returns the focus to its button when it closes', async () => {
    const { user, arrive } = onSlowConnection();
    const add = await screen.findByRole('button', { name: 'Add Book' });
    await user.click(add);
    const opening = (await screen.findByText('Add Book', { selector: 'strong' })).closest('[role="status"]');
    expect(opening).toHaveTextContent('Loading');
    expect(add).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();

    arrive();
    const dialog = await screen.findByRole('dialog', { name: 'Add Book' });
    expect(opening).not.toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByLabelText(/Title/)).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(add).toHaveFocus());
  });

  it('is called off with Escape or its close button', async () => {
    const { user } = onSlowConnection();
    const add = await screen.findByRole('button', { name: 'Add Book' });
    await user.click(add);
    await screen.findByText('Add Book', { selector: 'strong' });
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Add Book', { selector: 'strong' })).toBeNull();
    expect(add).toHaveFocus();

    await user.click(add);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Add Book', { selector: 'strong' })).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});
