import { useMemo, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource } from '../../core/product/tab.ts';
import { readStored, writeStored } from '../context/stored-settings.ts';
import { useOwnKey } from '../context/use-own-key.ts';
import type { RowScroll } from '../table/use-engine-table.ts';
import type { OpenSearchView } from './use-search-view.ts';

/** Number of rows per request: as many as a tall screen shows, and some before and after. */
export const rowsAtOnce = 150;

/**
 * Numbers of rows: at least `before` rows are loaded ahead of the first visible one, and scrolling by `step` rows
 * requests more.
 */
const [before, step] = [30, 50] as const;

/**
 * Step, in rows, at which the scroll position is remembered, so that not every scrolled row changes the
 * state.
 */
const remembered = 10;

interface ScrolledRows {
  readonly tab: string;
  readonly source: SavedSource;
  readonly view: OpenSearchView;
  /** Number of rows of a page. */
  readonly pageSize: number;
}

export interface OpenRowScroll {
  /** Part of the rows to request. */
  readonly part: JsonObject;
  readonly isScrolled: boolean;
  readonly onSight: RowScroll['onSight'];
  /** Switches between scrolling and pages; undefined where rows can only be paged. */
  readonly toggle: (() => void) | undefined;
}

/** Keeps in this browser whether the user scrolls through all rows or turns pages, and requests the rows needed. */
export function useRowScroll({ tab, source, view, pageSize }: ScrolledRows): OpenRowScroll {
  const { size } = source;
  const key = useOwnKey(`${tab}.rows`);
  const [isChosen, choose] = useState(() => readStored(key) === 'scrolled');
  const isScrolled = size !== undefined && isChosen;
  const { from } = view;
  const start = isScrolled ? Math.max(0, Math.floor((from - before) / step) * step) : from;
  const part = useMemo(
    () => ({ from: start, ...(isScrolled && { [size]: rowsAtOnce }) }),
    [start, isScrolled, size],
  );
  return {
    part,
    isScrolled,
    onSight(first) {
      const next = Math.floor(first / remembered) * remembered;
      if (next !== from) view.change({ from: next, sort: view.sort });
    },
    toggle:
      size === undefined
        ? undefined
        : () => {
            writeStored(key, isScrolled ? 'paged' : 'scrolled');
            choose(!isScrolled);
            // Rounds down to the first row of a page.
            if (isScrolled) view.change({ from: Math.floor(from / pageSize) * pageSize, sort: view.sort });
          },
  };
}
