/**
 * The names that descriptors may use for widgets and cells. `engine/react` has an exhaustive record of each,
 * and the compiler refuses a name that is not here.
 */
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
