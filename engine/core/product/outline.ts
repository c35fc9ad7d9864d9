import type { Entity, Field } from './entity.ts';
import { pathsOf } from './field-paths.ts';
import type { FormDescriptor, FormField } from './form.ts';

/** Part of an entity that lists and titles need. The rest is loaded with the first form of the entity. */
export type EntityOutline = Omit<
  Entity,
  'description' | 'schema' | 'validate' | 'rules' | 'messages' | 'fields'
> & { readonly fields: Readonly<Record<string, OutlinedField>> };

/** Field in which the type `string`, the most frequent one, may be omitted. */
export type OutlinedField = Omit<Field, 'type'> & Partial<Pick<Field, 'type'>>;

/** Fields that every stored record has. Outlines leave them out. */
export const storedFields: EntityOutline['fields'] = {
  '/_id': { title: 'Id' },
  '/_rev': { title: 'Revision', type: 'integer' },
  '/performedBy': { title: 'Performed By', type: 'object' },
  '/performedBy/firstName': { title: 'First Name' },
  '/performedBy/lastName': { title: 'Last Name' },
  '/performedBy/email': { title: 'Email' },
  '/updatedAt': { title: 'Updated', format: 'date-time' },
};

/** Creates the placeholder for an entity that is not loaded yet. Its validator throws. */
export function entityPlaceholder({ fields, ...known }: EntityOutline): Entity {
  const all = known.record === undefined ? fields : { ...storedFields, ...fields };
  const typed = Object.entries(all).map(([at, field]) => [at, { type: 'string', ...field }] as const);
  return {
    ...known,
    fields: Object.fromEntries(typed),
    description: '',
    schema: true,
    rules: [],
    messages: {},
    validate: () => refuse(known.name),
  };
}

function refuse(name: string): never {
  throw new Error(
    `The checks of entity "${name}" are not loaded yet. Open its form by useForm, which loads them.`,
  );
}

/** Part of a form that pages know before the form opens; the rest is loaded when it opens. */
export interface FormOutline
  extends Pick<FormDescriptor, 'name' | 'entity' | 'layout' | 'initial' | 'prefill' | 'isAutosaved'> {
  /** Paths of the fields that the layout does not name. */
  readonly further: readonly string[];
  readonly rows: Readonly<Record<string, NonNullable<FormField['rows']>>>;
  /** Entities of the records that the form stores. */
  readonly yields?: readonly string[];
}

/** Makes the placeholder for a form that is not loaded yet, with its fields and the values of a new record. */
export function formOutline({ further, rows, yields, ...known }: FormOutline): FormDescriptor {
  const paths = [...new Set([...pathsOf(known.layout), ...further])];
  const fields = paths.map((path) => [path, bareField(rows[path])] as const);
  return {
    ...known,
    fields: Object.fromEntries(fields),
    ...(yields === undefined ? {} : { yields: yields.map((entity) => ({ entity, record: {} })) }),
  };
}

function bareField(rows: FormField['rows']): FormField {
  const field: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };
  return rows === undefined ? field : { ...field, rows };
}
