import { type ReactNode, useContext } from 'react';
import { useMessages } from '../../context/use-messages.ts';
import { Spinner } from '../../parts/icons.tsx';
import { controlId, useFieldView, useOpenForm } from '../form-react-context.ts';
import type { DescribedField } from '../store/described-field.ts';
import type { FieldView } from '../store/field-view.ts';
import { fieldMessages } from './FieldMessages.tsx';
import { FieldWrapperContext } from './field-wrapper.ts';
import { type FieldWidget, fieldWidgetOf } from './use-widget.ts';

export interface FieldFrameProps {
  readonly described: DescribedField;
  readonly title: string;
  readonly help: string | undefined;
  readonly description: string | undefined;
  readonly children: ReactNode;
}

/** Renders label, help and errors around a field's control; nothing while the field is hidden. */
export function FieldFrame(props: FieldFrameProps) {
  const { described, title } = props;
  const { path } = described;
  const { store, prefix } = useOpenForm();
  const view = useFieldView(store, path);
  const widget = fieldWidgetOf(described)?.widget;
  const isRows = described.formField?.rows !== undefined;
  const Wrapper = useContext(FieldWrapperContext);
  const frame = view.isVisible
    ? shownFrame(props, { view, widget, isRows, id: controlId(prefix, path) })
    : null;
  if (Wrapper === undefined) return frame;
  return (
    <Wrapper path={path} title={view.title ?? title} isVisible={view.isVisible}>
      {frame}
    </Wrapper>
  );
}

interface FieldFacts {
  readonly id: string;
  readonly view: FieldView;
  readonly widget: FieldWidget['widget'] | undefined;
  readonly isRows: boolean;
}

function shownFrame(
  { title, help, description, children }: FieldFrameProps,
  { id, view, widget, isRows }: FieldFacts,
): ReactNode {
  if (widget?.label === 'none') return children;
  const label = labelOf({
    ...{ id, title: view.title ?? title, isRequired: view.isRequired },
    isGroup: isRows || widget?.label === 'group',
  });
  const hint = view.help ?? help ?? description ?? widget?.hint;
  return (
    <div className="en-field">
      {widget?.label === 'beside' ? (
        <div className="en-field-beside">
          {children}
          {label}
        </div>
      ) : (
        <>
          {label}
          {children}
        </>
      )}
      {view.isChecking && !view.awaitsAnswer && <Checking role="status" />}
      {view.feedback !== '' && (
        <p id={`${id}-feedback`} className="en-help en-feedback">
          {view.feedback}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-help`} className="en-help">
          {hint}
        </p>
      )}
      {view.awaitsAnswer ? (
        <div className="en-answer" role="status">
          {view.isChecking && <Checking />}
          {fieldMessages(id, view)}
        </div>
      ) : (
        fieldMessages(id, view)
      )}
    </div>
  );
}

interface LabelOf {
  readonly id: string;
  readonly title: string;
  readonly isRequired: boolean;
  readonly isGroup: boolean;
}

function labelOf({ id, title, isRequired, isGroup }: LabelOf): ReactNode {
  const words = (
    <>
      {title}
      {isRequired && (
        <span className="en-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  if (isGroup) {
    return (
      <span id={`${id}-label`} className="en-label">
        {words}
      </span>
    );
  }
  return (
    <label id={`${id}-label`} className="en-label" htmlFor={id}>
      {words}
    </label>
  );
}

function Checking({ role }: { readonly role?: 'status' }) {
  const say = useMessages();
  return (
    <span className="en-checking" role={role}>
      <Spinner /> {say('form.checking')}
    </span>
  );
}
