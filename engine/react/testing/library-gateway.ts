import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { JsonObject } from '../../core/json/json.ts';
import { northBranch } from './library.ts';

const home = 'http://library.test';

/** Creates the library's gateway, as far as the engine's tests need it, on a network that MSW simulates. */
export function createLibraryGateway() {
  const state = {
    books: [] as JsonObject[],
    branch: northBranch,
    /** Writes received, in order. */
    writes: [] as { readonly method: string; readonly body: JsonObject; readonly key: string | null }[],
  };

  async function written(request: Request): Promise<JsonObject> {
    const body = (await request.json()) as JsonObject;
    state.writes.push({ method: request.method, body, key: request.headers.get('idempotency-key') });
    return body;
  }

  function saved(record: JsonObject) {
    return HttpResponse.json({ ok: true, id: record['_id'], rev: record['_rev'], record });
  }

  async function saveBook({ request }: { request: Request }) {
    const { book } = (await written(request)) as { readonly book: JsonObject };
    const stored = { ...book, _rev: Number(book['_rev'] ?? 0) + 1 };
    state.books = [...state.books.filter(({ _id }) => _id !== book['_id']), stored];
    return saved(stored);
  }

  const server = setupServer(
    http.get(`${home}/api/library/branch`, () => HttpResponse.json(state.branch)),
    http.put(`${home}/api/library/branch`, async ({ request }) => {
      const branch = await written(request);
      state.branch = { ...branch, _rev: Number(branch['_rev']) + 1 };
      return saved(state.branch);
    }),
    http.get(`${home}/api/library/books`, () => HttpResponse.json({ rows: state.books })),
    http.post(`${home}/api/library/book`, saveBook),
    http.put(`${home}/api/library/book`, saveBook),
    http.post(`${home}/api/library/book/delete`, async ({ request }) => {
      const { book } = (await written(request)) as { readonly book: JsonObject };
      state.books = state.books.filter(({ _id }) => _id !== book['_id']);
      return saved(book);
    }),
    http.post(`${home}/api/library/books/search`, async ({ request }) => {
      const { from, sort, queries } = (await written(request)) as {
        from: number;
        sort: { descending: boolean }[];
        queries: { text: string }[];
      };
      const found = state.books.filter(({ title }) =>
        String(title)
          .toLowerCase()
          .includes(queries[0]?.text ?? ''),
      );
      const sorted = found.toSorted((a, b) => String(a['title']).localeCompare(String(b['title'])));
      const ordered = sort[0]?.descending === true ? sorted.toReversed() : sorted;
      const hits = ordered.slice(from, from + 3).map(({ _id, title, pages }) => ({ id: _id, title, pages }));
      return HttpResponse.json({ total: found.length, from, hits });
    }),
    http.get(`${home}/api/library/topics`, () =>
      HttpResponse.json({
        expansion: {
          contains: [
            { system: 'urn:topics', code: 'T1', display: 'Penguins' },
            { system: 'urn:topics', code: 'T2', display: 'Pennies' },
          ],
        },
      }),
    ),
  );

  return {
    state,
    server,
    home,
    /** Builds a handler that refuses the next call of a path, once. */
    once(method: 'post' | 'put', path: string, status: number, body: JsonObject) {
      return http[method](`${home}${path}`, () => HttpResponse.json(body, { status }), { once: true });
    },
    /** Answers the calls of a path with an error, until the handlers are reset. */
    refuse(method: 'get' | 'post' | 'put', path: string, status: number, body: unknown) {
      const reply =
        typeof body === 'string'
          ? new HttpResponse(body, { status })
          : HttpResponse.json(body as never, { status });
      server.use(http[method](`${home}${path}`, () => reply.clone()));
    },
  };
}

export function book(id: string, rest: JsonObject = {}): JsonObject {
  return { _id: id, _rev: 1, subject: 'north', type: 'branch.book', title: id, ...rest };
}
