import { type FormatMessage, messageFormatter } from '../messages/messages.ts';

export interface Paging {
  readonly total: number;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Rows per page; 0 puts all rows on one page. */
  readonly pageSize: number;
}

/** Counts the pages, at least 1. */
export function pageCount({ total, pageSize }: Pick<Paging, 'total' | 'pageSize'>): number {
  return pageSize === 0 ? 1 : Math.max(1, Math.ceil(total / pageSize));
}

/** Limits a page number to the existing pages. */
export function clampPage(paging: Paging): number {
  return Math.min(Math.max(1, Math.trunc(paging.page)), pageCount(paging));
}

/** Finds the numbers of the first and the last row on the page, counted from 1; 0 and 0 without rows. */
export function pageRange(paging: Paging): { readonly first: number; readonly last: number } {
  if (paging.total === 0) return { first: 0, last: 0 };
  const size = paging.pageSize === 0 ? paging.total : paging.pageSize;
  const first = (clampPage(paging) - 1) * size + 1;
  return { first, last: Math.min(first + size - 1, paging.total) };
}

/** Formats `Showing 1 to 5 of 12 entries`. */
export function pagingText(paging: Paging, say: FormatMessage = messageFormatter({})): string {
  const { first, last } = pageRange(paging);
  return say('table.range', { from: first, to: last, total: paging.total });
}

/**
 * Lists the page buttons: at most `most` consecutive pages around the shown one, with `gap` where pages before or
 * after are left out.
 */
export function pageButtons(paging: Paging, most: number): readonly (number | 'gap')[] {
  const pages = pageCount(paging);
  const length = Math.min(Math.max(1, most), pages);
  const first = Math.min(Math.max(1, clampPage(paging) - Math.floor(length / 2)), pages - length + 1);
  const run = Array.from({ length }, (_, index) => first + index);
  return [
    ...(first > 1 ? (['gap'] as const) : []),
    ...run,
    ...(first + length - 1 < pages ? (['gap'] as const) : []),
  ];
}
