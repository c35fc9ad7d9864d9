import { createContext, type KeyboardEvent, type RefObject } from 'react';
import type { DropTarget, Side } from '../use-pointer-drag.ts';

/** State that the frames of fields share. */
export interface Canvas {
  readonly placed: ReadonlySet<string>;
  readonly selected: string;
  readonly dragged: string | undefined;
  readonly over: DropTarget | undefined;
  /** The field that takes the focus back when its frame stands elsewhere. */
  readonly moving: RefObject<string>;
  /** Id of the text that says which keys there are. */
  readonly help: string;
  /** Fields that the card of a new question may stand beside, the first one that is shown. */
  readonly anchors: readonly string[];
  readonly cardSide: Side;
  /** Puts the bar and the card into their slots. */
  readonly settle: () => void;
  /** Tells that a field is on the form. */
  readonly onArrived: (field: string) => void;
  readonly onSelect: (field: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>, field: string) => void;
}

export const CanvasContext = createContext<Canvas | undefined>(undefined);
