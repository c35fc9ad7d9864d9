import { type ComponentType, createContext, useContext } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

export interface RowMenuProps {
  /** Name of the card whose actions are offered. */
  readonly card: string;
  readonly row: JsonObject;
  /** Name of the button for screen readers. */
  readonly label: string;
}

/**
 * Menu of a row's actions, provided by a tab that uses both tables and cards: a table may not import cards, which build
 * on tables.
 */
export const RowMenuContext = createContext<ComponentType<RowMenuProps> | undefined>(undefined);

export function useRowMenu(): ComponentType<RowMenuProps> | undefined {
  return useContext(RowMenuContext);
}
