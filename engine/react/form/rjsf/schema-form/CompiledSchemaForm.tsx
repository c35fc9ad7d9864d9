import type { UiSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import type { JsonObject, JsonSchema } from '../../../../core/json/json.ts';
import { SchemaDrawingContext } from '../../schema-drawing.ts';
import { withDefaults } from '../default-values.ts';
import { HostParts } from '../host-parts.ts';
import { RjsfForm } from '../RjsfForm.tsx';
import { OpenSchemaForm } from './OpenSchemaForm.tsx';
import { StandaloneEngine } from './StandaloneEngine.tsx';
import type { CompiledSchemaFormProps } from './schema-form-props.ts';
import { schemaProduct } from './schema-product.ts';
import { useStable } from './use-stable.ts';
import { validateBy } from './validate-by.ts';

const noUiSchema: UiSchema = {};
const noMessages = {};

/**
 * Renders a form of any JSON Schema with a validator of the host. Needs neither gateway nor user, but uses
 * those of an `EngineProvider` around it.
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
  const drawing = useMemo(
    () => ({
      Form: RjsfForm,
      withDefaults: (shape: JsonSchema, values: JsonObject) =>
        withDefaults({ schema: shape, values, validator, behavior: parts.defaults }),
    }),
    [validator, parts.defaults],
  );
  return (
    <StandaloneEngine product={product} words={words}>
      <SchemaDrawingContext value={drawing}>
        <HostParts value={parts}>
          <OpenSchemaForm {...props} schema={schema} uiSchema={uiSchema} />
        </HostParts>
      </SchemaDrawingContext>
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
