import type { KeyboardEvent, RefObject } from 'react';
import type { DecideSource } from '../../core/product/decide.ts';

export interface GridActions {
  /** Makes the decision at an index in the descriptor. */
  readonly decide: (index: number) => void;
  readonly add: () => void;
  readonly merge: () => void;
  readonly undo: () => void;
}

export interface GridKeysInput {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly source: DecideSource;
  readonly canDecide: boolean;
  readonly actions: GridActions;
  readonly onToggle: (key: string) => void;
  /** Moves the focus to a row, which a narrow page may have to show first. */
  readonly onMove: (key: string | undefined) => void;
}

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Handles the keys of the focused row: arrows move, arrows with Shift select, Space selects, and the shortcut
 * letters of the descriptor decide. A mouse press can focus a cell, or the checkbox of the row.
 */
export function useGridKeys({ grid, source, canDecide, actions, onToggle, onMove }: GridKeysInput) {
  const letters = new Map<string, () => void>([
    ...source.decisions.map(({ key }, index) => [key, () => actions.decide(index)] as const),
    [source.add.key, actions.add],
    [source.mergeKey, actions.merge],
    [source.undoKey, actions.undo],
  ]);
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { activeElement } = document;
    const row = activeElement?.closest<HTMLElement>('[data-entry]') ?? undefined;
    if (row === undefined) return;
    const move = moves[event.key];
    const act = canDecide ? letters.get(event.key.toLowerCase()) : undefined;
    const key = row.dataset['entry'] ?? '';
    if (move !== undefined) {
      const rows = [...(grid.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
      const next = rows[move(rows.indexOf(row), rows.length - 1)];
      if (event.shiftKey && canDecide) onToggle(key);
      onMove(next?.dataset['entry']);
    } else if (event.key === ' ' && canDecide) {
      // Leaves Space to elements inside of the row: the checkbox, and the button that opens the original wording.
      if (activeElement !== row) return;
      onToggle(key);
    } else if (act !== undefined) act();
    else return;
    event.preventDefault();
  };
}
