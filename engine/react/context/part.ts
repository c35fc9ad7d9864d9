import type { ComponentType } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

/** Props of a hand-made part, given by its box. */
export interface PartProps {
  /** Records in the screen's context, by entity name. */
  readonly records: Readonly<Record<string, JsonObject | undefined>>;
  /** Row of the table that holds the part, where one does. */
  readonly row?: JsonObject | undefined;
}

/** Hand-made parts that screen descriptors may name. */
export type Parts = Readonly<Record<string, ComponentType<PartProps>>>;
