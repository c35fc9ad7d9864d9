import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import type { StudioState } from '../use-studio.ts';

/** A place of the Studio. What is left out stays as it is. */
export interface StudioAddress {
  readonly file?: string;
  /** JSON Pointer in the file. */
  readonly at?: string;
  readonly view?: string;
  /** A member of what is there that gets the focus. */
  readonly field?: string;
  /** Numbers of the publications that the history compares. */
  readonly from?: string;
  readonly to?: string;
}

export interface DesignerProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  /** JSON Pointer of what is selected in the file. */
  readonly at: string;
  readonly onOpen: (address: StudioAddress) => void;
  /** Opens a place without a step back in the history of the browser: for what is merely selected. */
  readonly onSelect: (at: string) => void;
}
