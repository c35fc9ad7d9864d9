import { requestParts, type Sums, summed } from './measured.ts';

/**
 * Adds a `Server-Timing` header (W3C Server Timing) with the milliseconds of each part and the number of statements,
 * and nothing of any record.
 */
export function withServerTiming(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const sums: Sums = new Map();
    const startedAt = performance.now();
    const response = await summed(sums, () => answer(request));
    response.headers.set('Server-Timing', headerOf(sums, performance.now() - startedAt));
    return response;
  };
}

function headerOf(sums: Sums, total: number): string {
  const parts = requestParts.flatMap((part) => {
    const sum = sums.get(part);
    if (sum === undefined) return [];
    const metric = `${part};dur=${sum.time.toFixed(2)}`;
    return part === 'statements' ? `${metric};desc="${sum.count}"` : metric;
  });
  return [...parts, `total;dur=${total.toFixed(2)}`].join(', ');
}
