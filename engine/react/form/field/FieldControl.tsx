import { memo } from 'react';
import { isBlank } from '../../../core/json/blank.ts';
import { getAt } from '../../../core/json/pointer.ts';
import type { FieldFills } from '../../../core/product/form.ts';
import { controlId, useFieldDisplay, useOpenForm } from '../form-react-context.ts';
import type { DescribedField } from '../store/described-field.ts';
import { fieldFactsOf } from '../store/field-facts.ts';
import { type FieldView, scopeOfField } from '../store/field-view.ts';
import { fillWith } from '../store/fill.ts';
import type { ControlChoice, ControlProps } from '../widgets/control.ts';
import { offeredChoices } from '../widgets/widget-of.ts';
import { hasMessages } from './FieldMessages.tsx';
import { OfferedChoices } from './OfferedChoices.tsx';
import { useFieldBuffer } from './use-field-buffer.ts';
import { useFieldCheck } from './use-field-check.ts';
import { type FieldWidget, fieldWidgetOf } from './use-widget.ts';

export interface FieldControlProps {
  /**
   * Description of the field, passed as a prop instead of read from the form, so that a new description of
   * the form renders only the changed fields.
   */
  readonly described: DescribedField;
  /** True where RJSF's own vocabulary makes the field read-only (`ui:disabled`, `ui:readonly`, `readOnly`). */
  readonly isLocked: boolean;
}

/** Renders the control of one field and connects it to the form store; typing renders no other component. */
export const FieldControl = memo(ControlAt);

function ControlAt({ described, isLocked }: FieldControlProps) {
  const { path } = described;
  const found = fieldWidgetOf(described);
  if (found === undefined) return null;
  const bound = { path, isLocked, found };
  if (found.formField?.choices === undefined) return <BoundControl {...bound} choices={found.choices} />;
  return (
    <OfferedChoices path={path} found={found}>
      {(choices) => <BoundControl {...bound} choices={choices} />}
    </OfferedChoices>
  );
}

interface BoundControlProps extends Pick<FieldControlProps, 'isLocked'> {
  readonly path: string;
  readonly found: FieldWidget;
  readonly choices: readonly ControlChoice[];
}

function BoundControl({ path, isLocked, found, choices }: BoundControlProps) {
  const { store, prefix } = useOpenForm();
  const buffered = useFieldBuffer(store, path);
  const { widget, formField } = found;
  const keepsText = widget.keepsText === true && choices.length === 0 && formField?.fills === undefined;
  const { view, value, made } = useFieldDisplay(store, path, keepsText ? buffered.isEcho : undefined);
  const filling = useFilling(path, found.formField?.fills);
  const check = useFieldCheck(path, found.formField?.check);
  const id = controlId(prefix, path);
  const { Control } = found.widget;
  return (
    <Control
      id={id}
      label={found.title}
      value={isLocked ? made : value}
      onType={buffered.type}
      onChoose={(next) => {
        buffered.choose(next);
        const entry = found.entryOf(next);
        if (entry !== undefined) filling?.pick(entry);
        check();
      }}
      onLeave={() => {
        buffered.leave();
        check();
      }}
      isTyping={buffered.isTyping}
      isDisabled={isLocked || !view.isEnabled}
      isRequired={view.isRequired}
      isInvalid={view.errors.length > 0}
      describedBy={describedBy(id, view, found)}
      choices={offeredChoices(choices, value)}
      maxLength={found.maxLength}
      unit={found.field?.unit}
      bounds={found.bounds}
      isPartial={found.field?.format === 'partial-date-time'}
      options={found.formField?.options ?? {}}
      query={found.formField?.query}
      placeholder={placeholderOf(found)}
      filling={filling}
    />
  );
}

function describedBy(id: string, view: FieldView, { widget, formField }: FieldWidget): string | undefined {
  const ui = formField?.uiSchema ?? {};
  const hasHelp =
    ui['ui:help'] !== undefined || ui['ui:description'] !== undefined || widget.hint !== undefined;
  const ids = [
    hasMessages(view) ? `${id}-error` : '',
    view.feedback === '' ? '' : `${id}-feedback`,
    hasHelp ? `${id}-help` : '',
  ].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

function placeholderOf({ formField }: FieldWidget): string | undefined {
  const placeholder = formField?.uiSchema['ui:placeholder'];
  return typeof placeholder === 'string' ? placeholder : undefined;
}

/**
 * Returns the function by which picking an item in a search fills other fields; undefined where the picked item sets
 * this field only.
 */
function useFilling(path: string, fills: FieldFills | undefined): ControlProps['filling'] {
  const { store } = useOpenForm();
  if (fills === undefined) return undefined;
  return {
    isFilled: !isBlank(getAt(store.get().values, fills.mark)),
    pick(item) {
      store.buffer.flush(path);
      const { context, values } = store.get();
      const scope = scopeOfField(fieldFactsOf(context, path), context.scopeOf(values));
      store.setValues(fillWith(values, fills, { ...scope, item }), path);
      store.endTyping();
    },
  };
}
