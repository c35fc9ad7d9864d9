import { controlId, useFieldView, useOpenForm } from './form-react-context.ts';
import type { FieldView } from './store/field-view.ts';
import { useFieldBuffer } from './use-field-buffer.ts';
import { type FieldWidget, useWidget } from './use-widget.ts';

export interface FieldControlProps {
  readonly path: string;
  /** Read-only by RJSF's own vocabulary (`ui:disabled`, `ui:readonly`, `readOnly`). */
  readonly isLocked: boolean;
}

/** The control of one field, bound to the form store: typing into it renders it and nothing else. */
export function FieldControl({ path, isLocked }: FieldControlProps) {
  const found = useWidget(path);
  return found === undefined ? null : <BoundControl path={path} isLocked={isLocked} found={found} />;
}

function BoundControl({ path, isLocked, found }: FieldControlProps & { readonly found: FieldWidget }) {
  const { store, prefix } = useOpenForm();
  const view = useFieldView(store, path);
  const buffered = useFieldBuffer(store, path);
  const id = controlId(prefix, path);
  const { Control } = found.widget;
  return (
    <Control
      id={id}
      label={found.field?.title ?? path}
      value={buffered.value}
      onType={buffered.type}
      onChoose={buffered.choose}
      onLeave={buffered.leave}
      isTyping={buffered.isTyping}
      isDisabled={isLocked || !view.isEnabled}
      isRequired={view.isRequired}
      isInvalid={view.errors.length > 0}
      describedBy={describedBy(id, view, found)}
      choices={found.choices}
      maxLength={found.maxLength}
      unit={found.field?.unit}
      options={found.formField?.options ?? {}}
      placeholder={placeholderOf(found)}
    />
  );
}

function describedBy(id: string, view: FieldView, { widget, formField }: FieldWidget): string | undefined {
  const ui = formField?.uiSchema ?? {};
  const hasHelp =
    ui['ui:help'] !== undefined || ui['ui:description'] !== undefined || widget.hint !== undefined;
  const hasMessages = view.errors.length > 0 || view.warnings.length > 0;
  const ids = [hasMessages ? `${id}-error` : '', hasHelp ? `${id}-help` : ''].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

function placeholderOf({ formField }: FieldWidget): string | undefined {
  const placeholder = formField?.uiSchema['ui:placeholder'];
  return typeof placeholder === 'string' ? placeholder : undefined;
}
