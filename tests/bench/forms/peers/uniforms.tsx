import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Fragment, useMemo } from 'react';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { AutoForm } from 'uniforms-unstyled';
import type { Side, SideFormProps } from '../side.ts';

/** Follows the manual of uniforms: a bridge to the schema, with Ajv as the validator, checked as it changes. */
function UniformsForm({ work, values }: SideFormProps) {
  const bridge = useMemo(() => {
    const ajv = new Ajv({ allErrors: true, useDefaults: true });
    addFormats.default(ajv);
    const validate = ajv.compile(work.schema);
    const validator = (model: Record<string, unknown>) => {
      validate(model);
      return validate.errors?.length ? { details: validate.errors } : null;
    };
    return new JSONSchemaBridge({ schema: work.schema, validator });
  }, [work]);
  return <AutoForm schema={bridge} model={values} validate="onChange" />;
}

export const uniforms: Side = { Application: Fragment, Form: UniformsForm };
