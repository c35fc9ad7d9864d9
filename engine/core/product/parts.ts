/** Names of widgets and cells for descriptors. `engine/react` implements each; the compiler refuses any other. */
export const widgetNames = [
  'text',
  'textarea',
  'number',
  'range',
  'select',
  'radio',
  'checkbox',
  'date',
  'date-time',
  'time',
  'checklist',
  'phone',
  'zip',
  'email',
  'code-search',
  'conditions',
  'ordered-choices',
  'narrowing',
  'json-file',
  'hidden',
] as const;

export type WidgetName = (typeof widgetNames)[number];

export const cellNames = [
  'text',
  'date',
  'phone',
  'code',
  'boolean',
  'number',
  'quantity',
  'person',
  'date-time',
  'time',
] as const;

export type CellName = (typeof cellNames)[number];
