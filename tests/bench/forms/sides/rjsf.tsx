import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { Fragment } from 'react';
import type { Side, SideFormProps } from '../side.ts';

function StockForm({ work, values }: SideFormProps) {
  return (
    <Form
      schema={work.schema as RJSFSchema}
      formData={values}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      idPrefix="stock"
    />
  );
}

/** RJSF with its own default theme. */
export const rjsf: Side = { Application: Fragment, Form: StockForm };
