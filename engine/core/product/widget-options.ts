import type { WidgetName } from './parts.ts';

const call = { type: 'string' } as const;

/**
 * `ui:options` of each widget as JSON Schema properties. The compiler checks them in forms, editors complete
 * them, and the types of the components derive from them.
 */
export const widgetOptions = {
  text: {
    counter: { type: 'boolean', description: 'true shows how much of maxLength is used.' },
  },
  textarea: {
    rows: { type: 'integer', minimum: 1, description: 'Lines that are seen at once.' },
  },
  number: {
    maxCharacters: { type: 'integer', minimum: 1, description: 'More characters cannot be typed.' },
  },
  checklist: {
    counter: {
      type: 'boolean',
      description: 'true shows how many of maxItems, or of all choices, are chosen.',
    },
  },
  'code-search': {
    call: { ...call, description: 'The call that finds the codes.' },
    minLength: { type: 'integer', minimum: 0, description: 'Characters from which on the call is made.' },
    debounce: {
      type: 'integer',
      minimum: 0,
      description: 'Milliseconds without typing before the call is made.',
    },
    invalid: {
      type: 'string',
      minLength: 1,
      description: 'What is said when what was picked has no code or no name.',
    },
  },
  conditions: { call: { ...call, description: 'The call that lists the statistics.' } },
  'ordered-choices': { call: { ...call, description: 'The call whose rows are the choices.' } },
  narrowing: { call: { ...call, description: 'The call that lists the statistics.' } },
} as const satisfies Partial<Record<WidgetName, Readonly<Record<string, OptionSchema>>>>;

export interface OptionSchema {
  readonly type: 'boolean' | 'integer' | 'string';
  readonly description: string;
  readonly minimum?: number;
  readonly minLength?: number;
}

type Schemas = typeof widgetOptions;

/** Options of one widget, as passed to its component. */
export type OptionsOf<Widget extends keyof Schemas> = {
  readonly [Option in keyof Schemas[Widget]]?: ValueOf<Schemas[Widget][Option]>;
};

type ValueOf<Schema> = Schema extends { readonly type: 'boolean' }
  ? boolean
  : Schema extends { readonly type: 'integer' }
    ? number
    : string;

/** Options of all widgets, as one type. */
export type WidgetOptions = AllOf<{ [Widget in keyof Schemas]: OptionsOf<Widget> }[keyof Schemas]>;

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Finds the options of a widget by its name; empty for most widgets. */
export function optionsOfWidget(widget: WidgetName): Readonly<Record<string, OptionSchema>> {
  const all: Readonly<Partial<Record<WidgetName, Readonly<Record<string, OptionSchema>>>>> = widgetOptions;
  return all[widget] ?? {};
}
