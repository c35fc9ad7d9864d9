import { type FormEvent, memo } from 'react';
import { stringOrUndefined } from '../../core/json/string-values.ts';
import { FieldControl } from './field/FieldControl.tsx';
import { FieldFrame } from './field/FieldFrame.tsx';
import { useFormDescription } from './form-react-context.ts';
import { LayoutRows } from './layout/LayoutRows.tsx';
import { RowsControl } from './rows/RowsControl.tsx';
import { type DescribedField, describedField } from './store/described-field.ts';

/** Renders a form in the layout of its descriptor with the engine's controls, without RJSF. */
export function LaidOutForm({ onSubmit }: { readonly onSubmit: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <LaidOutFields />
      <button type="submit" hidden />
    </form>
  );
}

/** Memoizes the fields, so that a new `onSubmit` renders none of them again. */
const LaidOutFields = memo(FieldsOfLayout);

function FieldsOfLayout() {
  const description = useFormDescription();
  return (
    <LayoutRows
      layout={description.form.layout}
      renderField={(path) => <LaidOutField key={path} described={describedField(description, path)} />}
    />
  );
}

export interface LaidOutFieldProps {
  readonly described: DescribedField;
}

/**
 * Renders label, control and messages of one field. Depends only on that field's description, so that changes
 * of other fields do not render it.
 */
export const LaidOutField = memo(FieldOf);

function FieldOf({ described }: LaidOutFieldProps) {
  const { path, schema, title, formField } = described;
  const uiSchema = formField?.uiSchema ?? {};
  const isLocked = [schema?.['readOnly'], uiSchema['ui:readonly'], uiSchema['ui:disabled']].includes(true);
  return (
    <FieldFrame
      described={described}
      title={title}
      help={stringOrUndefined(uiSchema['ui:help'])}
      description={stringOrUndefined(uiSchema['ui:description'])}
    >
      {formField?.rows === undefined ? (
        <FieldControl described={described} isLocked={isLocked} />
      ) : (
        <RowsControl path={path} rows={formField.rows} isLocked={isLocked} />
      )}
    </FieldFrame>
  );
}
