import { type ComponentType, createContext, useContext } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

export interface RowMenuProps {
  /** The card whose actions are offered. */
  readonly card: string;
  readonly row: JsonObject;
  /** What the button is called for screen readers. */
  readonly label: string;
}

/** Cards stand above tables, which offer their actions: whoever opens both hands the menu down. */
export const RowMenuContext = createContext<ComponentType<RowMenuProps> | undefined>(undefined);

export function useRowMenu(): ComponentType<RowMenuProps> | undefined {
  return useContext(RowMenuContext);
}
