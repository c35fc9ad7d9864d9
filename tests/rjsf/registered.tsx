import type { CustomValidator, ErrorTransformer, FieldProps, WidgetProps } from '@rjsf/utils';
import type { Case } from './cases.ts';

const text = { type: 'string' } as const;

function Shout({ id, label, value, onChange }: WidgetProps) {
  return (
    <input
      id={id}
      aria-label={label}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
    />
  );
}

function Point({ formData, fieldPathId, onChange }: FieldProps) {
  const { x = 0 } = (formData ?? {}) as { readonly x?: number };
  return (
    <label>
      East
      <input
        value={String(x)}
        onChange={({ target }) => onChange({ x: Number(target.value) }, fieldPathId.path)}
      />
    </label>
  );
}

const passwordsAreAlike: CustomValidator = (values, errors) => {
  if (values?.first !== values?.second) errors['second']?.addError('The passwords differ');
  return errors;
};

const nothingIsTooShort: ErrorTransformer = (errors) => errors.filter(({ name }) => name !== 'minLength');

/** Cases of a host's registrations, which only a standalone form accepts. */
export const registered: readonly Case[] = [
  {
    shows: 'a widget under a name of its own, and one in place of a widget of RJSF',
    schema: {
      type: 'object',
      properties: { own: { ...text, title: 'Own' }, usual: { ...text, title: 'Usual' } },
    },
    uiSchema: { own: { 'ui:widget': 'shout' } },
    host: { widgets: { shout: Shout, TextWidget: Shout } },
    steps: [
      { fill: 'Own', text: 'a' },
      { fill: 'Usual', text: 'b' },
    ],
  },
  {
    shows: 'a field of its own',
    schema: { type: 'object', properties: { at: { type: 'object', title: 'At' } } },
    uiSchema: { at: { 'ui:field': 'point' } },
    host: { fields: { point: Point } },
    steps: [{ fill: 'East', text: '7' }],
  },
  {
    shows: 'a template of its own',
    schema: { type: 'object', title: 'Person', properties: { name: { ...text, title: 'Name' } } },
    host: {
      templates: {
        ObjectFieldTemplate: ({
          title,
          properties,
        }: {
          title: string;
          properties: { content: React.ReactElement }[];
        }) => (
          <fieldset>
            <legend>{`About: ${title}`}</legend>
            {properties.map(({ content }) => content)}
          </fieldset>
        ),
      },
    },
    steps: [{ fill: 'Name', text: 'Ann' }],
  },
  {
    shows: 'what it finds wrong by itself',
    schema: {
      type: 'object',
      properties: { first: { ...text, title: 'First' }, second: { ...text, title: 'Second' } },
    },
    host: { customValidate: passwordsAreAlike },
    steps: [
      { fill: 'First', text: 'a' },
      { fill: 'Second', text: 'b' },
    ],
  },
  {
    shows: 'errors that it leaves out',
    schema: {
      type: 'object',
      required: ['name', 'town'],
      properties: { name: { ...text, title: 'Name', minLength: 3 }, town: { ...text, title: 'Town' } },
    },
    host: { transformErrors: nothingIsTooShort },
    steps: [{ fill: 'Name', text: 'a' }],
  },
];
