import { validators } from 'virtual:validators';
import type { ReactNode } from 'react';
import type { UserProfile } from '../../../../engine/core/expressions/scope.ts';
import type { JsonSchemaObject } from '../../../../engine/core/json/json.ts';
import type { FormField, LayoutNode } from '../../../../engine/core/product/form.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { EntityForm, useForm } from '../../../../engine/react/forms.ts';
import { createGatewayClient, EngineProvider, EngineTheme } from '../../../../engine/react/index.ts';
import type { Side, SideFormProps } from '../side.ts';
import { type Work, type WorkName, works } from '../works.ts';

const names = Object.keys(works) as WorkName[];

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };

const product: Product = {
  ...{ hash: '', info: { slug: 'bench', title: 'Bench', version: '1', copyright: '' } },
  ...{
    tabs: {},
    cards: {},
    flows: {},
    screens: {},
    calls: {},
    codes: {},
    searches: {},
    access: {},
    messages: { required: 'Required' },
  },
  entities: Object.fromEntries(names.map((name) => [name, entityOf(name, works[name])])),
  forms: Object.fromEntries(names.map((name) => [name, formOf(name, works[name])])),
};

function entityOf(name: WorkName, { schema }: Work) {
  const validate = validators[name];
  const rest = { fields: {}, rules: [], messages: {}, keyedArrays: {} };
  return { name, title: name, description: '', schema, validate, ...rest };
}

function formOf(name: WorkName, { schema }: Work) {
  const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchemaObject][];
  const paths = properties.map(([path]) => path);
  return {
    ...{ name, entity: name, schema, initial: {}, layout: inRows(paths) },
    fields: Object.fromEntries(properties.flatMap(([path, part]) => fieldsAt(path, part))),
  };
}

/** Fields of a schema; a list is edited in the product's own table of rows. */
function fieldsAt(
  path: string,
  { type, items }: JsonSchemaObject,
): readonly (readonly [string, FormField])[] {
  if (type !== 'array') return [[path, plain]];
  const columns = Object.keys((items as JsonSchemaObject).properties ?? {});
  const rows = { columns, item: 'Row', least: 0 };
  return [[path, { ...plain, rows }], ...columns.map((column) => [`${path}.*.${column}`, plain] as const)];
}

function inRows(paths: readonly string[]): readonly LayoutNode[] {
  const starts = paths.flatMap((_, index) => (index % 3 === 0 ? [index] : []));
  return starts.map((start) => ({ row: paths.slice(start, start + 3) }));
}

const user: UserProfile = {
  ...{ _id: 'u', id: 'u', auth0Id: 'u', email: '', firstName: '', lastName: '' },
  ...{ roles: [], permissions: [], organizations: [] },
};
const client = createGatewayClient({ product: () => product, getAccessToken: async () => '' });

function Application({ children }: { readonly children: ReactNode }) {
  return (
    <EngineTheme>
      <EngineProvider product={product} client={client} user={user}>
        {children}
      </EngineProvider>
    </EngineTheme>
  );
}

function OurForm({ name, values }: SideFormProps) {
  const form = useForm({ form: name, initial: values });
  return (
    <>
      <EntityForm form={form} onSubmit={() => void form.attemptSave()} />
      <button type="button" onClick={() => void form.attemptSave()}>
        Submit
      </button>
    </>
  );
}

export const ours: Side = { Application, Form: OurForm };
