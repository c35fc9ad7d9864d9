import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import Form from '@rjsf/mantine';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { Side, SideFormProps } from '../side.ts';

function MantineForm({ work, values }: SideFormProps) {
  return (
    <Form
      schema={work.schema as RJSFSchema}
      formData={values}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      idPrefix="mantine"
    />
  );
}

/** RJSF with the theme of the component library that we use for our own dialogs. */
export const rjsfMantine: Side = { Application: MantineProvider, Form: MantineForm };
