import type { JsonSchema } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { Fragment, useState } from 'react';
import type { Side, SideFormProps } from '../side.ts';

function JsonForm({ work, values }: SideFormProps) {
  const [data, setData] = useState<unknown>(values);
  return (
    <JsonForms
      schema={work.schema as object as JsonSchema}
      data={data}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      onChange={(change) => setData(change.data)}
    />
  );
}

export const jsonForms: Side = { Application: Fragment, Form: JsonForm };
