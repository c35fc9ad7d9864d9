import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import type { Defect } from './defects.ts';

/** Message from a site to the process of a gateway. */
export type Message =
  | { readonly jump: number }
  | { readonly defect: Defect }
  | { readonly records: readonly LoadRecord[] };
