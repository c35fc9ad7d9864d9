import { useState } from 'react';
import { type Json, type JsonSchemaObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { NamedSchemaText, StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { CompiledSchemaForm, engineValidator } from '../../../engine/react/compiled-schema-form.ts';
import { Button } from '../../../engine/react/index.ts';
import type { StudioState } from './use-studio.ts';

interface Creation {
  readonly title: string;
  readonly schema: JsonSchemaObject;
  readonly command: (value: Readonly<Record<string, string>>, file: NamedSchemaText) => StudioCommand;
}

const text = (title: string, description?: string): JsonSchemaObject => ({
  ...{ title, type: 'string' },
  ...(description !== undefined && { description }),
});

/** The commands that belong to a kind of file, with the inputs of each. */
const sides = ['left', 'right', 'above', 'below'] as const;

const creations: Readonly<Record<string, readonly Creation[]>> = {
  schema: [
    {
      title: 'Add a field',
      schema: {
        type: 'object',
        required: ['name', 'title', 'description', 'type'],
        properties: {
          name: text('Name', 'As records and expressions have it: letters, digits and _.'),
          title: text('Title', 'What people read.'),
          description: text('Description', 'One sentence that says what it holds.'),
          type: { ...text('Type'), enum: ['string', 'number', 'integer', 'boolean'] },
          form: text('Form', 'The name of a form that asks for it; none where it is left blank.'),
        },
      },
      command: ({ name = '', title = '', description = '', type = 'string', form = '' }, file) => ({
        ...{ command: 'add-field', entity: file.name, field: name },
        schema: { title, description, type },
        ...(form !== '' && { forms: [form] }),
      }),
    },
    {
      title: 'Rename a field',
      schema: {
        type: 'object',
        required: ['field', 'to'],
        properties: {
          field: text('Field', 'Its name now; a field within a field with a slash: name/first.'),
          to: text('New name'),
        },
      },
      command: ({ field = '', to = '' }, file) => ({
        command: 'rename',
        target: `${file.name}/${field}`,
        to,
      }),
    },
  ],
  codes: [
    {
      title: 'Add a code',
      schema: {
        type: 'object',
        required: ['code', 'display'],
        properties: { code: text('Code', 'What is stored.'), display: text('Display', 'What people read.') },
      },
      command: ({ code = '', display = '' }, file) => ({
        ...{ command: 'add-code', codes: file.name },
        entry: { code, display },
      }),
    },
  ],
  form: [
    {
      title: 'Place a field',
      schema: {
        type: 'object',
        required: ['field', 'side', 'of'],
        properties: {
          field: text('Field', 'A field of the entity, on the form already or not.'),
          side: { ...text('Side'), enum: sides },
          of: text('Of', 'The field of the form that it is put beside.'),
        },
      },
      command: ({ field = '', side = 'below', of = '' }, file) => ({
        ...{ command: 'place-field', form: file.name, field, of },
        side: sides.find((each) => each === side) ?? 'below',
      }),
    },
  ],
};

/** What was filled in. */
function textsIn(value: Json): Readonly<Record<string, string>> {
  const entries = Object.entries(jsonObject(value)).map(([name, text]) => [name, String(text ?? '')]);
  return Object.fromEntries(entries);
}

/** What can be added to a file as a whole, where more than one file may follow. */
export function NewPart({ studio, file }: { readonly studio: StudioState; readonly file: NamedSchemaText }) {
  const [open, setOpen] = useState<string>();
  const known = creations[file.kind] ?? [];
  const creation = known.find(({ title }) => title === open);
  if (known.length === 0) return null;
  return (
    <div className="studio-panel">
      <div className="studio-actions">
        {known.map(({ title }) => (
          <Button
            key={title}
            aria-expanded={title === open}
            onClick={() => setOpen(title === open ? undefined : title)}
          >
            {title}
          </Button>
        ))}
      </div>
      {creation !== undefined && (
        <CompiledSchemaForm
          key={creation.title}
          schema={creation.schema}
          validator={engineValidator}
          onSubmit={(value: Json) => {
            setOpen(undefined);
            void studio.run(creation.command(textsIn(value), file), creation.title);
          }}
        >
          <Button look="primary" type="submit">
            {creation.title}
          </Button>
        </CompiledSchemaForm>
      )}
    </div>
  );
}
