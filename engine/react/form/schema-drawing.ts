import { type ComponentType, createContext, use, useContext } from 'react';
import type { JsonObject, JsonSchema } from '../../core/json/json.ts';
import type { OpenForm } from './form-react-context.ts';

/** RJSF's rendering of forms without a layout, and of fields without a control of the engine. */
export interface SchemaDrawing {
  readonly Form: ComponentType<{ readonly open: OpenForm; readonly onSubmit: () => void }>;
  /** Adds the defaults of a schema, with the same branches chosen as in the form. */
  readonly withDefaults: (schema: JsonSchema, values: JsonObject) => JsonObject;
}

/** Context with RJSF's rendering, which forms of a JSON Schema provide and other forms load on demand. */
export const SchemaDrawingContext = createContext<SchemaDrawing | undefined>(undefined);

/** Returns RJSF's rendering; suspends until loaded. */
export function useSchemaDrawing(): SchemaDrawing {
  return useContext(SchemaDrawingContext) ?? use(fetchSchemaDrawing());
}

let fetched: Promise<SchemaDrawing> | undefined;

/**
 * Loads RJSF's rendering once, and again after a failure; the promise carries the `status` that React's `use`
 * reads.
 */
export function fetchSchemaDrawing(): Promise<SchemaDrawing> {
  if (fetched !== undefined) return fetched;
  const loading = import('./rjsf/rjsf-drawing.ts').then(({ rjsfDrawing }) => rjsfDrawing);
  fetched = loading;
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => {
      fetched = undefined;
    },
  );
  return loading;
}
