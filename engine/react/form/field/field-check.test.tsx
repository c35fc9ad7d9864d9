import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../../core/expressions/scope.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt } from '../../../core/json/pointer.ts';
import type { FormDescriptor } from '../../../core/product/form.ts';
import type { Product } from '../../../core/product/product.ts';
import { library } from '../../testing/library.ts';
import { renderEngine } from '../../testing/render-engine.tsx';
import { EntityForm } from '../EntityForm.tsx';
import { useForm } from '../use-form.ts';

const home = 'http://library.test';
const asked: JsonObject[] = [];
const server = setupServer(
  http.post(`${home}/api/library/books/search`, async ({ request }) => {
    asked.push((await request.json()) as JsonObject);
    return HttpResponse.json({
      hits: [
        { id: 'b1', title: 'Emma' },
        { id: 'b2', title: 'Emma II' },
      ],
    });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function read<Value>(evaluate: (scope: Scope) => Value) {
  return { source: '', evaluate };
}

const { book } = library.forms;
const form: FormDescriptor = {
  ...(book as FormDescriptor),
  layout: [{ row: ['title', 'remark'] }],
  fields: {
    title: {
      ...{ uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] },
      check: {
        call: 'book.search',
        body: {
          title: read(({ self }) => getAt(self, '/title')),
          remark: read(({ self }) => getAt(self, '/remark')),
        },
        warns: read(({ answer }) => Array.isArray(getAt(answer, '/hits'))),
        message: 'There are such books.',
        also: ['remark'],
        lists: {
          rows: 'hits',
          rowName: read(({ item }) => String(getAt(item, '/title'))),
          link: '/books/{id}',
        },
      },
    },
  },
};
const product: Product = { ...library, forms: { book: form } };

function Form() {
  return (
    <EntityForm form={useForm({ form: 'book', initial: { type: 'branch.book' } })} onSubmit={() => {}} />
  );
}

describe('a question to the gateway about several fields', () => {
  it('is asked when any of them is left, names what it found beside this page, and goes with the answer’s values', async () => {
    const { user } = renderEngine(<Form />, { home, product });
    const remark = screen.getByRole('textbox', { name: /Remark/ });
    await user.type(remark, 'old');
    await user.tab();
    expect(asked).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Emma');
    await user.tab();
    const link = await screen.findByRole('link', { name: 'Emma II' });
    expect(link).toHaveAttribute('href', '/books/b2');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText('There are such books.')).toBeVisible();
    await user.type(remark, '!');
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    await user.tab();
    await screen.findByRole('link', { name: 'Emma' });
    expect(asked).toEqual([
      { title: 'Emma', remark: 'old' },
      { title: 'Emma', remark: 'old!' },
    ]);
  });
});
