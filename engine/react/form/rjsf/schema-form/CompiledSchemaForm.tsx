import type { UiSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { HostParts } from '../host-parts.ts';
import { OpenSchemaForm } from './OpenSchemaForm.tsx';
import { StandaloneEngine } from './StandaloneEngine.tsx';
import type { CompiledSchemaFormProps } from './schema-form-props.ts';
import { schemaProduct } from './schema-product.ts';
import { useStable } from './use-stable.ts';
import { validateBy } from './validate-by.ts';

const noUiSchema: UiSchema = {};
const noMessages = {};

/**
 * A form of any JSON Schema, with a validator of the host's. It needs neither gateway nor user; inside of an
 * `EngineProvider` it takes both from there.
 */
export function CompiledSchemaForm(props: CompiledSchemaFormProps) {
  const { validator, words } = props;
  const schema = useStable(props.schema);
  const uiSchema = useStable(props.uiSchema ?? noUiSchema);
  const messages = useStable(props.messages ?? noMessages);
  const { customValidate, transformErrors } = props;
  const product = useMemo(() => {
    const validate = validateBy({ validator, schema, uiSchema, customValidate, transformErrors });
    return schemaProduct({ schema, uiSchema, validate, messages });
  }, [validator, schema, uiSchema, customValidate, transformErrors, messages]);
  const parts = useParts(props, validator);
  return (
    <StandaloneEngine product={product} words={words}>
      <HostParts value={parts}>
        <OpenSchemaForm {...props} schema={schema} uiSchema={uiSchema} />
      </HostParts>
    </StandaloneEngine>
  );
}

function useParts(props: CompiledSchemaFormProps, validator: ValidatorType) {
  const { fields, widgets, templates, formContext, disabled, readOnly } = props;
  const hasFallback = props.useFallbackUiForUnsupportedType;
  const defaults = useStable(props.defaults);
  return useMemo(
    () => ({
      ...{ fields, widgets, templates, formContext, defaults, validator },
      ...{ hasFallback, isDisabled: disabled, isReadOnly: readOnly },
    }),
    [fields, widgets, templates, formContext, defaults, validator, hasFallback, disabled, readOnly],
  );
}
