import { type ComponentType, createContext, use, useContext } from 'react';
import type { JsonObject, JsonSchema } from '../../core/json/json.ts';
import type { OpenForm } from './form-react-context.ts';

/** Drawing by RJSF of parts that no descriptor lays out, and of fields without a control of the engine. */
export interface SchemaDrawing {
  readonly Form: ComponentType<{ readonly open: OpenForm; readonly onSubmit: () => void }>;
  /** Adds the defaults of a schema, with branches chosen as in the form itself. */
  readonly withDefaults: (schema: JsonSchema, values: JsonObject) => JsonObject;
}

/** Drawing by RJSF, provided by forms of a schema; other forms load it on demand. */
export const SchemaDrawingContext = createContext<SchemaDrawing | undefined>(undefined);

/** Returns the drawing by RJSF; suspends while it loads. */
export function useSchemaDrawing(): SchemaDrawing {
  return useContext(SchemaDrawingContext) ?? use(fetchSchemaDrawing());
}

let fetched: Promise<SchemaDrawing> | undefined;

/** Loads the drawing once, through a promise with the status that React reads; anew after a failure. */
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
