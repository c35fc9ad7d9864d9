import { useState } from 'react';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { Button, ConfirmDialog, useAccess } from '../../../engine/react/index.ts';
import { parsedJson } from '../parsed-json.ts';
import type { StudioState } from '../use-studio.ts';
import type { ChangesState } from './use-changes.ts';

/** Value that a migration drops; it stays stored until removed for good. */
interface DroppedValue {
  readonly entity: string;
  /** JSON Pointer in the records of the entity. */
  readonly path: string;
  /** Reason why the value may be lost. */
  readonly loses: string;
}

export interface ConversionProps {
  readonly studio: StudioState;
  readonly changes: ChangesState;
}

/** Shows how many stored records have the shape of the served version, and which failed to convert. */
export function Conversion({ studio, changes }: ConversionProps) {
  const can = useAccess();
  const [isRemoving, setRemoving] = useState(false);
  const { conversion, hasMigrations } = changes;
  if (!hasMigrations && conversion === undefined) return null;
  const dropped = droppedValues(studio.stored);
  const isBusy = conversion?.state === 'waiting' || conversion?.state === 'running';
  return (
    <section aria-label="Stored records">
      <h3>Stored records</h3>
      <p aria-live="polite" className="en-help">
        {conversion === undefined
          ? 'Records of earlier versions are read in the shape of today. None has been converted yet.'
          : sentenceOf(conversion)}
      </p>
      {conversion !== undefined && conversion.records.length > 0 && (
        <details>
          <summary>Records that stay as they are</summary>
          <ul className="studio-counts">
            {conversion.records.map(({ entity, id, path }) => (
              <li key={`${id} ${path}`}>
                {entity} {id}: <code>{path}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {hasMigrations && !isBusy && can('studio.publish') && (
        <div className="studio-actions">
          <Button onClick={() => void studio.doing(() => changes.convert(false))}>
            Convert stored records
          </Button>
          {dropped.length > 0 && <Button onClick={() => setRemoving(true)}>Remove dropped values …</Button>}
        </div>
      )}
      {isRemoving && (
        <ConfirmDialog
          title="Remove dropped values for good?"
          yes="Remove"
          no="Keep"
          failure="save-failed"
          act={() => changes.convert(true)}
          onClose={() => setRemoving(false)}
        >
          <div className="studio-confirmed">
            <p>
              The values of these fields are still stored. Once they are removed, an earlier version that is
              served again does not find them.
            </p>
            <ul className="studio-counts">
              {dropped.map(({ entity, path, loses }) => (
                <li key={`${entity} ${path}`}>
                  {entity} <code>{path}</code>: {loses}
                </li>
              ))}
            </ul>
          </div>
        </ConfirmDialog>
      )}
    </section>
  );
}

function sentenceOf({ state, looked, changed, left }: NonNullable<ChangesState['conversion']>): string {
  const counts = `${looked.toLocaleString('en-US')} records checked, ${changed.toLocaleString('en-US')} converted.`;
  const rest =
    left === 0 ? '' : ` ${left.toLocaleString('en-US')} could not be converted, and stay as they are.`;
  return `${beginnings[state]} ${counts}${rest}`;
}

const beginnings = {
  waiting: 'The conversion begins.',
  running: 'The conversion goes on.',
  done: 'The conversion is complete.',
  failed: 'The conversion has failed. The log of the gateway says why.',
  superseded: 'The conversion ended early, since another version was published.',
} as const;

/** Lists the values that migrations in the served files drop. */
function droppedValues(stored: ReadonlyMap<string, string>): readonly DroppedValue[] {
  return [...stored].flatMap(([path, text]) => {
    const [, entity] = /([^/]+)\.migrations\.json$/.exec(path) ?? [];
    if (entity === undefined) return [];
    const steps = jsonItems(jsonObject(parsedJson(text))['steps']).filter(isJsonObject);
    return steps.flatMap(({ drop, loses }) =>
      typeof drop === 'string' ? [{ entity, path: drop, loses: typeof loses === 'string' ? loses : '' }] : [],
    );
  });
}
