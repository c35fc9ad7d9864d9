import type { JsonObject } from '../../core/json/json.ts';
import { useEngine } from './engine-context.ts';
import { useRecordData } from './open-records.ts';

export interface PartViewProps {
  /** Name by which the descriptor refers to the part. */
  readonly part: string;
  /** Row of the table in which the part is shown. */
  readonly row?: JsonObject;
  /** Records that the component around the part has read, besides the open records. */
  readonly beside?: Readonly<Record<string, JsonObject | undefined>>;
}

/** Renders a hand-written part by its name. */
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
