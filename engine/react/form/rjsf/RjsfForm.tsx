import type { IChangeEvent } from '@rjsf/core';
import Form from '@rjsf/core';
import {
  englishStringTranslator,
  type FieldTemplateProps,
  getUiOptions,
  TranslatableString,
  type UiSchema,
} from '@rjsf/utils';
import { type FormEvent, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { MessageName } from '../../../core/messages/messages.ts';
import { useMessages } from '../../context/use-messages.ts';
import { type OpenForm, useFormDescription } from '../form-react-context.ts';
import { changedPath } from '../store/edit-steps.ts';
import type { FormStore } from '../store/form-store.ts';
import { type FollowMode, followModeOf } from './follow-mode.ts';
import { type FormParts, HostParts } from './host-parts.ts';
import { LayoutField } from './LayoutField.tsx';
import { rjsfSchema } from './laid-out-schema.ts';
import { shownValues } from './shown-values.ts';
import { OpenFrame } from './theme/OpenFrame.tsx';
import { themeFields, themeTemplates } from './theme/theme.ts';
import { layoutField } from './ui-schema.ts';

/** Names of the engine's messages that replace RJSF's own; texts for developers stay RJSF's. */
const names: Readonly<Partial<Record<TranslatableString, MessageName>>> = {
  [TranslatableString.AddButton]: 'open.add',
  [TranslatableString.CopyButton]: 'open.copy',
  [TranslatableString.MoveUpButton]: 'open.move-up',
  [TranslatableString.MoveDownButton]: 'open.move-down',
  [TranslatableString.RemoveButton]: 'open.remove',
  [TranslatableString.ClearButton]: 'open.clear',
  [TranslatableString.OptionPrefix]: 'open.option',
  [TranslatableString.TitleOptionPrefix]: 'open.option.of',
  [TranslatableString.KeyLabel]: 'open.key',
  [TranslatableString.NewStringDefault]: 'open.new-value',
  [TranslatableString.YesLabel]: 'value.yes',
  [TranslatableString.NoLabel]: 'value.no',
  [TranslatableString.OptionalObjectAdd]: 'open.optional.add',
  [TranslatableString.OptionalObjectRemove]: 'open.optional.remove',
  [TranslatableString.OptionalObjectEmptyMsg]: 'open.optional.none',
};

/**
 * Returns RJSF's texts, which product and host can override; the function stays the same while neither
 * changes.
 */
function useTranslation(): (text: TranslatableString, parameters?: string[]) => string {
  const say = useMessages();
  return useCallback(
    (text, parameters) => {
      const name = names[text];
      if (name === undefined) return englishStringTranslator(text, parameters);
      const [first, second] = parameters ?? [];
      return say(name, { first, second });
    },
    [say],
  );
}

const fields = {
  ...themeFields,
  [layoutField]: LayoutField,
};
const templates = { ...themeTemplates, FieldTemplate };
const laidOut: UiSchema = { 'ui:field': layoutField };

// Settings that turn RJSF's defaults off, since the engine sets the initial values itself and RJSF would add
// others unnoticed.
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

/**
 * Renders RJSF's `Form`, which no other component does, with props that keep their identity between renders.
 */
export function RjsfForm({ open, onSubmit }: { readonly open: OpenForm; readonly onSubmit: () => void }) {
  const context = useFormDescription();
  const mode = followModeOf(context);
  const values = useFollowedValues(open.store, mode);
  const { form } = context;
  const isLaidOut = form.layout.length > 0;
  const translate = useTranslation();
  const host = useContext(HostParts);
  const parts = useMemo(() => partsOf(host), [host]);
  const schema = useMemo(() => rjsfSchema(form.schema), [form.schema]);
  // Passes on a root value of any type, e.g. a list, despite the cast to an object.
  const onChange = useCallback(
    ({ formData = nothing, schemaUtils }: IChangeEvent) => {
      const { values } = open.store.get();
      const next = mode === 'always' ? (shownValues(schemaUtils, schema, formData) as JsonObject) : formData;
      open.store.setValues(next, changedPath(values, next));
    },
    [open, mode, schema],
  );
  const onBlur = useCallback((id: string) => open.store.touch(pathOfId(id, open.prefix)), [open]);
  return (
    <Form
      schema={schema}
      uiSchema={isLaidOut ? laidOut : (form.uiSchema ?? {})}
      formData={values}
      idPrefix={open.prefix}
      idSeparator="."
      validator={host.validator}
      {...parts}
      useFallbackUiForUnsupportedType={host.hasFallback === true}
      disabled={host.isDisabled === true}
      readonly={host.isReadOnly === true}
      translateString={translate}
      {...defaultsOf(isLaidOut ? noDefaults : host.defaults)}
      showErrorList={false}
      noHtml5Validate
      noValidate
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={(_, event: FormEvent) => {
        event.stopPropagation();
        onSubmit();
      }}
    >
      <button type="submit" hidden />
    </Form>
  );
}

/** Combines the engine's RJSF components with the host's, which take precedence. */
function partsOf({ widgets, formContext, ...host }: FormParts) {
  return {
    fields: { ...fields, ...host.fields },
    templates: {
      ...{ ...templates, ...host.templates },
      ButtonTemplates: { ...templates.ButtonTemplates, ...host.templates?.ButtonTemplates },
    },
    ...(widgets === undefined ? {} : { widgets }),
    ...(formContext === undefined ? {} : { formContext }),
  };
}

function defaultsOf(behavior: FormParts['defaults']) {
  return behavior === undefined ? {} : { experimental_defaultFormStateBehavior: behavior };
}

const nothing: JsonObject = {};

/** Returns the form's values for RJSF, updated only when RJSF has to follow them (see `FollowMode`). */
function useFollowedValues(store: FormStore, mode: FollowMode): JsonObject {
  const followed = useRef(store.get().values);
  return useSyncExternalStore(store.subscribe, () => {
    if (mode === 'always' || !store.isTyping()) followed.current = store.get().values;
    return followed.current;
  });
}

function pathOfId(id: string, prefix: string): string {
  return id.startsWith(`${prefix}.`) ? id.slice(prefix.length + 1) : id;
}

/**
 * Renders label, help and errors of a field, whichever component renders its control; only the content of the
 * laid-out root.
 */
function FieldTemplate(props: FieldTemplateProps) {
  if (props.hidden === true) return <div hidden>{props.children}</div>;
  const { field } = getUiOptions(props.uiSchema);
  return field === layoutField ? props.children : <OpenFrame {...props} />;
}
