import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readTraceHeader, type TraceContext } from '../../engine/core/protocol/trace-context.ts';
import { watchPage } from './page-watch.ts';
import { type PageSpan, tracedFetch } from './traced-fetch.ts';

interface Request {
  readonly url: string;
  readonly context: TraceContext | undefined;
  readonly contentType: string | null;
}

/** Opens a page whose one button saves, reads again, and shows that it has. */
function openPage(share = 1) {
  const requests: Request[] = [];
  const reports: { readonly context: TraceContext; readonly spans: readonly PageSpan[] }[] = [];
  const send = tracedFetch({
    share,
    page: watchPage(),
    report: (context, spans) => void reports.push({ context, spans }),
    fetchNow: async (input, init) => {
      const headers = new Headers(init?.headers);
      const context = readTraceHeader(headers.get('traceparent'));
      requests.push({ url: String(input), context, contentType: headers.get('content-type') });
      return new Response('{}');
    },
  });
  const button = document.createElement('button');
  button.addEventListener('click', async () => {
    const headers = { 'Content-Type': 'application/json' };
    await send('/api/library/book?id=emma', { method: 'PUT', body: '{}', headers });
    await Promise.all([send('/api/library/books'), send('https://id.example.org/token', { method: 'POST' })]);
    button.textContent = 'Saved emma';
  });
  document.body.append(button);
  return { button, send, requests, reports };
}

it('has what follows from one press in one trace, from the press until the page stands', async () => {
  const { button, requests, reports } = openPage();
  await userEvent.click(button);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  const [{ context, spans } = { context: undefined, spans: [] }] = reports;
  expect(spans.map(({ name, within }) => [name, within])).toEqual([
    ['click', undefined],
    ['PUT', context?.spanId],
    ['GET', context?.spanId],
  ]);
  const [click, ...asked] = spans;
  expect(requests.map((request) => request.context)).toEqual([
    ...asked.map(({ id }) => ({ traceId: context?.traceId, spanId: id, isSampled: true })),
    undefined,
  ]);
  expect(requests[0]?.contentType).toBe('application/json');
  for (const { startedAt, endedAt } of asked) {
    expect(startedAt).toBeGreaterThanOrEqual(click?.startedAt ?? Number.POSITIVE_INFINITY);
    expect(endedAt).toBeLessThanOrEqual(click?.endedAt ?? 0);
  }
  expect(JSON.stringify(reports)).not.toContain('emma');
  button.remove();
});

it('begins another trace with the next press, and none for what the page asks by itself', async () => {
  const { button, send, requests, reports } = openPage();
  await send('/api/library/news');
  expect(requests[0]?.context).toBeUndefined();
  await userEvent.click(button);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  await send('/api/library/news');
  await userEvent.click(button);
  await vi.waitFor(() => expect(reports).toHaveLength(2));
  expect(requests.filter(({ url }) => url.endsWith('/news')).map(({ context }) => context)).toEqual([
    undefined,
    undefined,
  ]);
  expect(reports[0]?.context.traceId).not.toBe(reports[1]?.context.traceId);
  button.remove();
});

it('says of a trace that is not recorded that it is not, and reports nothing', async () => {
  const { button, requests, reports } = openPage(0);
  await userEvent.click(button);
  await vi.waitFor(() => expect(button).toHaveTextContent('Saved'));
  expect(requests[0]?.context?.isSampled).toBe(false);
  expect(reports).toEqual([]);
  button.remove();
});
