import { type ReactNode, useRef, useState } from 'react';
import { bulkMessages } from '../../../core/messages/bulk-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import { useMessages } from '../../context/use-messages.ts';
import type { RowOnShow, TableAbility } from '../../table/row-action.ts';

registerMessages(bulkMessages);

export interface MarkedRows {
  readonly marked: ReadonlySet<string>;
  readonly mark: (keys: readonly string[]) => void;
  /** Checkboxes of a table; undefined where no action applies to several rows. */
  readonly marks: TableAbility | undefined;
}

/**
 * Keeps the selection of rows. The user selects rows one by one, as a range with Shift, or by page; the selection
 * stays when the page is turned.
 */
export function useMarkedRows(isOffered: boolean): MarkedRows {
  const say = useMessages();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  const set = (keys: readonly string[], isMarked: boolean) =>
    setMarked((before) => {
      const next = new Set(before);
      for (const key of keys) isMarked ? next.add(key) : next.delete(key);
      return next;
    });
  const toggle = (key: string, shown: readonly string[], isRange: boolean) => {
    const isMarked = !marked.has(key);
    set(isRange ? between(shown, last.current, key) : [key], isMarked);
    last.current = key;
  };
  const lead = ({ key, text, keys }: RowOnShow): ReactNode => (
    <input
      type="checkbox"
      className="en-mark"
      aria-label={say('bulk.row', { row: text })}
      checked={marked.has(key)}
      onChange={({ nativeEvent }) =>
        toggle(key, keys, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
  const head = (shown: readonly string[]): ReactNode => {
    const count = shown.filter((key) => marked.has(key)).length;
    const isWhole = shown.length > 0 && count === shown.length;
    return (
      <input
        type="checkbox"
        className="en-mark"
        aria-label={say('bulk.page')}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isWhole;
        }}
        checked={isWhole}
        onChange={() => set(shown, !isWhole)}
      />
    );
  };
  return {
    marked,
    mark: (keys) => setMarked(new Set(keys)),
    marks: isOffered ? { lead, head } : undefined,
  };
}

/** Lists the rows of a range, ends included; only the last row if the first one is not on this page. */
function between(shown: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [from === undefined ? -1 : shown.indexOf(from), shown.indexOf(to)];
  return a < 0 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}
