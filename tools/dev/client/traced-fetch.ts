import { pressBefore, rest, watchPage } from '../../../screens/traces/page-watch.ts';

export interface TracePart {
  readonly title: string;
  /** Duration in milliseconds. */
  readonly time: number;
}

/** Trace of a request other than a plain read, from the press that caused it until the page no longer changes. */
export interface Trace {
  /** Method and path without the query, so that it contains no values of records. */
  readonly title: string;
  readonly parts: readonly TracePart[];
}

interface Sent {
  readonly title: string;
  readonly pressedAt: number;
  readonly sentAt: number;
}

interface Answered extends Sent {
  readonly answeredAt: number;
  readonly serverTiming: string | null;
}

/** Wraps `fetch` to report a trace of each request other than a plain read, once the page no longer changes. */
export function reportedFetch(fetchNow: typeof fetch, onTrace: (trace: Trace) => void): typeof fetch {
  const page = watchPage();
  let underWay = 0;
  let waiting: readonly Answered[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    if (waiting.length > 0 && underWay === 0) timer = setTimeout(end, rest);
  }

  function end(): void {
    for (const answered of waiting) onTrace(traceOf(answered, page.changedAt()));
    waiting = [];
  }

  page.onChange(look);
  return async (input, init) => {
    const method = init?.method ?? 'GET';
    const sentAt = performance.now();
    underWay += 1;
    try {
      const response = await fetchNow(input, init);
      if (method !== 'GET') {
        const pressedAt = pressBefore(page, sentAt)?.at ?? sentAt;
        const sent = { title: `${method} ${pathOf(input)}`, pressedAt, sentAt };
        const serverTiming = response.headers.get('server-timing');
        waiting = [...waiting, { ...sent, answeredAt: performance.now(), serverTiming }];
      }
      return response;
    } finally {
      underWay -= 1;
      look();
    }
  };
}

function pathOf(input: RequestInfo | URL): string {
  const url = input instanceof Request ? input.url : String(input);
  return new URL(url, location.href).pathname;
}

function traceOf({ title, pressedAt, sentAt, answeredAt, serverTiming }: Answered, changedAt: number): Trace {
  const shownAt = Math.max(answeredAt, changedAt);
  const server = serverParts(serverTiming);
  const total = server.find(({ name }) => name === 'total')?.time ?? 0;
  const parts = [
    partOfPage('Page, until it is sent', pressedAt, sentAt),
    { title: 'Network', time: Math.max(0, answeredAt - sentAt - total) },
    ...server
      .filter(({ name }) => name !== 'total')
      .map(({ name, time, note }) => ({
        title: `Server, ${name}${note === undefined ? '' : ` (${note})`}`,
        time,
      })),
    partOfPage('Page, until it is shown', answeredAt, shownAt),
  ];
  return { title, parts };
}

/** Measures a part of the page's time, and marks it in the browser's profiler. */
function partOfPage(title: string, start: number, end: number): TracePart {
  performance.measure(title, { start, end });
  return { title, time: end - start };
}

/** Part of a request as measured by the gateway (W3C Server Timing). */
interface ServerPart {
  readonly name: string;
  /** Duration in milliseconds. */
  readonly time: number;
  readonly note: string | undefined;
}

/** Parses a `Server-Timing` header; empty without one. */
function serverParts(header: string | null): readonly ServerPart[] {
  return (header ?? '').split(/\s*,\s*/).flatMap((metric) => {
    const [name = '', ...parameters] = metric.split(/\s*;\s*/);
    const values = new Map(
      parameters.map((parameter) => {
        const [key = '', value = ''] = parameter.split('=', 2);
        return [key, value.replace(/^"|"$/g, '')];
      }),
    );
    const time = Number(values.get('dur'));
    return name === '' || Number.isNaN(time) ? [] : [{ name, time, note: values.get('desc') }];
  });
}
