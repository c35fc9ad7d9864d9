import { type ComponentType, createContext, useContext } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

export interface RowMenuProps {
  /** The card whose actions are offered. */
  readonly card: string;
  readonly row: JsonObject;
  /** Name of the button for screen readers. */
  readonly label: string;
}

/**
 * The menu of a row's actions. A table may not import cards, which build on tables: a tab that uses both provides it
 * here.
 */
export const RowMenuContext = createContext<ComponentType<RowMenuProps> | undefined>(undefined);

export function useRowMenu(): ComponentType<RowMenuProps> | undefined {
  return useContext(RowMenuContext);
}
