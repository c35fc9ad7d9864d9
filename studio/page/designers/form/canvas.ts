import { createContext, type KeyboardEvent, type RefObject } from 'react';
import type { DropSide, DropTarget } from '../use-drag-and-drop.ts';

/** Shared state of the frames of fields. */
export interface Canvas {
  readonly placed: ReadonlySet<string>;
  readonly selected: string;
  readonly dragged: string | undefined;
  readonly over: DropTarget | undefined;
  /** Field to refocus once its frame has moved. */
  readonly moving: RefObject<string>;
  /** Id of the text that lists the keys. */
  readonly help: string;
  /** Fields beside which the card of the new question can be placed; the first visible one is used. */
  readonly anchors: readonly string[];
  readonly cardSide: DropSide;
  /** Puts the bar and the card into their slots. */
  readonly settle: () => void;
  /** Reports that a field is on the form. */
  readonly onArrived: (field: string) => void;
  readonly onSelect: (field: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>, field: string) => void;
}

export const CanvasContext = createContext<Canvas | undefined>(undefined);
