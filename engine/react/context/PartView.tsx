import type { JsonObject } from '../../core/json/json.ts';
import { useEngine } from './engine-context.ts';
import { useRecordData } from './open-records.ts';

export interface PartViewProps {
  /** The name that a descriptor gives. */
  readonly part: string;
  /** Records that the part's surroundings have read beside the open records. */
  /** The row of a table that it stands in. */
  readonly row?: JsonObject;
  readonly beside?: Readonly<Record<string, JsonObject | undefined>>;
}

/** A hand-made part by its name. */
export function PartView({ part, row, beside }: PartViewProps) {
  const { parts } = useEngine();
  const records = useRecordData();
  const Component = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (Component === undefined) {
    throw new Error(
      `The screens have no part "${part}". Give it to EngineProvider, or correct the descriptor.`,
    );
  }
  return <Component records={beside === undefined ? records : { ...records, ...beside }} row={row} />;
}
