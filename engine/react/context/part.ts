import type { ComponentType } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

/** Props of a hand-written part. */
export interface PartProps {
  /** Records in the screen's context, by entity name. */
  readonly records: Readonly<Record<string, JsonObject | undefined>>;
  /** Row of the table in which the part is shown; undefined outside of tables. */
  readonly row?: JsonObject | undefined;
}

/** Hand-written parts, by the names that descriptors use. */
export type Parts = Readonly<Record<string, ComponentType<PartProps>>>;
