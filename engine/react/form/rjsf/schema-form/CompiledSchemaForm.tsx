import type { UiSchema, ValidatorType } from '@rjsf/utils';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo } from 'react';
import { messageFormatter } from '../../../../core/messages/messages.ts';
import { EngineContext } from '../../../context/engine-context.ts';
import { fixedProduct } from '../../../context/live-product.ts';
import { MessagesContext } from '../../../context/use-messages.ts';
import { createQueryClient } from '../../../data/query-client.ts';
import { EngineTheme } from '../../../theme/EngineTheme.tsx';
import { ThemeContext, unthemed } from '../../../theme/theme-context.ts';
import { HostParts } from '../host-parts.ts';
import { alone } from './alone.ts';
import { OpenSchemaForm } from './OpenSchemaForm.tsx';
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
  const around = useContext(EngineContext);
  const queryClient = useMemo(createQueryClient, []);
  const engine = useMemo(() => {
    const validate = validateBy({ validator, schema, uiSchema, customValidate, transformErrors });
    const product = schemaProduct({ schema, uiSchema: uiSchema, validate, messages });
    return { ...(around ?? alone), product: fixedProduct(product) };
  }, [around, validator, schema, uiSchema, customValidate, transformErrors, messages]);
  const own = useStable(words);
  const aroundWords = useContext(MessagesContext);
  const say = useMemo(() => (own === undefined ? aroundWords : messageFormatter(own)), [own, aroundWords]);
  const parts = useParts(props, validator);
  return (
    <WithTheme>
      <QueryClientProvider client={queryClient}>
        <EngineContext value={engine}>
          <MessagesContext value={say}>
            <HostParts value={parts}>
              <OpenSchemaForm {...props} schema={schema} uiSchema={uiSchema} />
            </HostParts>
          </MessagesContext>
        </EngineContext>
      </QueryClientProvider>
    </WithTheme>
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

/** The look of the engine, where none is around the form. */
function WithTheme({ children }: { readonly children: ReactNode }) {
  const isThemed = useContext(ThemeContext) !== unthemed;
  return isThemed ? children : <EngineTheme>{children}</EngineTheme>;
}
