import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import type { StudioState } from '../use-studio.ts';

/** Address in the Studio; absent members stay unchanged. */
export interface StudioAddress {
  readonly file?: string;
  /** JSON Pointer in the file. */
  readonly at?: string;
  readonly view?: string;
  /** Member of the object at `at` that gets the focus. */
  readonly field?: string;
  /** Numbers of the compared publications. */
  readonly from?: string;
  readonly to?: string;
}

export interface DesignerProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  /** JSON Pointer of the selection in the file. */
  readonly at: string;
  readonly onOpen: (address: StudioAddress) => void;
  /** Selects a path without an entry in the browser's history. */
  readonly onSelect: (at: string) => void;
}
