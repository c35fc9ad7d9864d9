import { useRef, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { messageOfError } from '../client/call-error.ts';
import { useMessages } from '../context/use-messages.ts';
import { SaveConflictError } from '../modal/save-conflict.ts';
import { notify } from '../notifications/notify.ts';
import type { RowMove } from '../table/row-action.ts';
import { moved } from './rows/moved.ts';
import type { TabRows } from './rows/rows.ts';

export interface RowOrder {
  readonly rows: readonly JsonObject[];
  readonly move: RowMove | undefined;
}

/**
 * Keeps the rows in the user's order. Shows a move at once, stores it after earlier moves, and reverts it
 * with the reason if it is refused.
 */
export function useRowOrder({ rows, keyOf, move }: TabRows): RowOrder {
  const say = useMessages();
  const [pending, setPending] = useState<readonly JsonObject[]>();
  const waiting = useRef<readonly (() => Promise<void>)[]>([]);
  const shown = pending ?? rows;
  if (move === undefined) return { rows, move: undefined };
  const put = move;

  async function storeAll(): Promise<void> {
    try {
      for (let next = waiting.current[0]; next !== undefined; next = waiting.current[0]) {
        await next();
        waiting.current = waiting.current.slice(1);
      }
    } catch (error) {
      waiting.current = [];
      const fallback = say('save-failed');
      const message = error instanceof SaveConflictError ? error.message : messageOfError(error, fallback);
      notify({ kind: 'error', message });
    } finally {
      setPending(undefined);
    }
  }

  return {
    rows: shown,
    move(row, before) {
      setPending(moved(shown, { keyOf: (each) => keyOf(each, 0), row, before }));
      const isIdle = waiting.current.length === 0;
      waiting.current = [...waiting.current, () => put(row, before)];
      if (isIdle) void storeAll();
    },
  };
}
