import { type ComponentType, createContext, useContext } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

export interface RowMenuProps {
  /** Name of the card whose actions are offered. */
  readonly card: string;
  readonly row: JsonObject;
  /** Accessible name of the button. */
  readonly label: string;
}

/**
 * Component for the menu of a row's actions. The tab provides it by context, since tables must not import
 * cards, which are built on tables.
 */
export const RowMenuContext = createContext<ComponentType<RowMenuProps> | undefined>(undefined);

export function useRowMenu(): ComponentType<RowMenuProps> | undefined {
  return useContext(RowMenuContext);
}
