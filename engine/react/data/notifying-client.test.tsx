import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallContract } from '../../core/product/call.ts';
import type { Product } from '../../core/product/product.ts';
import { useEngine } from '../context/engine-context.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { dismissAllNotices } from '../notifications/notify.ts';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import { library } from '../testing/library.ts';
import { book, createLibraryGateway } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  gateway.server.resetHandlers();
  act(() => dismissAllNotices());
});
afterAll(() => gateway.server.close());

const saveBook = library.calls['book.save'] as CallContract;
const product: Product = {
  ...library,
  calls: { ...library.calls, 'book.save': { ...saveBook, success: 'Stored "{title}".' } },
};

function Host() {
  const { client } = useEngine();
  const save = async () => {
    await client.call('book.save', { method: 'POST', body: book('b1', { title: 'Emma', genre: 'novel' }) });
    return true;
  };
  return (
    <>
      <AsyncButton onClick={save}>Store</AsyncButton>
      <Notifications />
    </>
  );
}

async function store() {
  const { user } = renderEngine(<Host />, { product, home: gateway.home });
  await user.click(screen.getByRole('button', { name: 'Store' }));
}

describe('a call of a page', () => {
  it('says that it worked, in the words of its contract and with what was sent [SHELL-16]', async () => {
    await store();
    expect((await screen.findByText('Stored "Emma".')).closest('[aria-live=polite]')).toHaveTextContent(
      'Done: Stored "Emma".',
    );
  });

  it('says a choice by its label, and not by the value that is stored', async () => {
    const success = 'Stored under {genre}.';
    const successLabels = { genre: { novel: 'Novel' } };
    const labelled = {
      ...product,
      calls: { ...product.calls, 'book.save': { ...saveBook, success, successLabels } },
    };
    const { user } = renderEngine(<Host />, { product: labelled, home: gateway.home });
    await user.click(screen.getByRole('button', { name: 'Store' }));
    await screen.findByText('Stored under Novel.');
  });

  it('says nothing of a success when it failed', async () => {
    gateway.refuse('post', '/api/library/book', 422, { code: 'invalid', message: 'No.' });
    await store();
    expect(screen.queryByText(/Stored/)).toBeNull();
  });

  it('says what something waits for, and not that it is done', async () => {
    const waiting = 'The printer is away. The label waits.';
    gateway.server.use(
      http.post(`${gateway.home}/api/library/book`, () =>
        HttpResponse.json({ ok: true, id: 'b1', rev: 1, record: book('b1'), waiting }),
      ),
    );
    await store();
    expect(await screen.findByText(waiting)).toBeInTheDocument();
    expect(screen.queryByText(/Stored/)).toBeNull();
  });

  it('says what stayed as it was because the user may not change it', async () => {
    const kept = [
      { at: '/pages', code: 'locked', message: 'Pages was kept as it was.', severity: 'warning' },
    ];
    gateway.server.use(
      http.post(`${gateway.home}/api/library/book`, () =>
        HttpResponse.json({ ok: true, id: 'b1', rev: 1, record: book('b1'), kept }),
      ),
    );
    await store();
    expect(await screen.findByText('Pages was kept as it was.')).toBeInTheDocument();
  });
});
