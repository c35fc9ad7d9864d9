import { type ComponentType, createContext, use, useContext } from 'react';
import type { JsonObject, JsonSchema } from '../../core/json/json.ts';
import type { OpenForm } from './form-react-context.ts';

/** RJSF, which draws parts that no descriptor lays out, and fields that the engine has no control of its own for. */
export interface SchemaDrawing {
  readonly Form: ComponentType<{ readonly open: OpenForm; readonly onSubmit: () => void }>;
  /** Puts the defaults of a schema in their places, with branches chosen as in the form itself. */
  readonly withDefaults: (schema: JsonSchema, values: JsonObject) => JsonObject;
}

/** Drawing by RJSF, given by forms that are made of a schema; others fetch it when one of them needs it. */
export const SchemaDrawingContext = createContext<SchemaDrawing | undefined>(undefined);

/** Suspends until RJSF is there. */
export function useSchemaDrawing(): SchemaDrawing {
  return useContext(SchemaDrawingContext) ?? use(fetchSchemaDrawing());
}

let fetched: Promise<SchemaDrawing> | undefined;

/** Fetches the drawing by one promise, as React reads it; after a failure, by another. */
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
