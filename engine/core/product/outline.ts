import type { Entity, Field } from './entity.ts';
import { pathsOf } from './field-paths.ts';
import type { FormDescriptor, FormField } from './form.ts';

/** An entity as lists and titles know it; what it takes to edit one is loaded with its first form. */
export type EntityOutline = Omit<
  Entity,
  'description' | 'schema' | 'validate' | 'rules' | 'messages' | 'fields'
> & { readonly fields: Readonly<Record<string, OutlinedField>> };

/** The type may be omitted for texts, as most fields are. */
export type OutlinedField = Omit<Field, 'type'> & Partial<Pick<Field, 'type'>>;

/** Fields that every stored record has: outlines leave them out. */
export const storedFields: EntityOutline['fields'] = {
  '/_id': { title: 'Id' },
  '/_rev': { title: 'Revision', type: 'integer' },
  '/performedBy': { title: 'Performed By', type: 'object' },
  '/performedBy/firstName': { title: 'First Name' },
  '/performedBy/lastName': { title: 'Last Name' },
  '/performedBy/email': { title: 'Email' },
  '/updatedAt': { title: 'Updated', format: 'date-time' },
};

/** Placeholder for an entity until it is loaded; validating a record against it throws. */
export function outlineOf({ fields, ...known }: EntityOutline): Entity {
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

/** A form as pages know it before it is opened; how it shows its fields is loaded then. */
export interface FormOutline
  extends Pick<FormDescriptor, 'name' | 'entity' | 'layout' | 'initial' | 'prefill' | 'isAutosaved'> {
  /** Fields that the layout does not name, by field path. */
  readonly further: readonly string[];
  readonly rows: Readonly<Record<string, NonNullable<FormField['rows']>>>;
  /** Entities of the records that it stores. */
  readonly yields?: readonly string[];
}

/** Placeholder for a form until it is loaded: its fields and the values of a new record. */
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
