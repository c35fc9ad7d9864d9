import type { ComponentType } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

/** Props of a hand-made part, given by the box it stands in. */
export interface PartProps {
  /** The records in the screen's context, by entity name. */
  readonly records: Readonly<Record<string, JsonObject | undefined>>;
  /** The row of the table that it stands in, where it stands in one. */
  readonly row?: JsonObject | undefined;
}

/** The hand-made parts that screen descriptors may name. */
export type Parts = Readonly<Record<string, ComponentType<PartProps>>>;
