import { type ReactNode, useEffect } from 'react';
import { fieldMessages } from '../field/FieldMessages.tsx';
import { controlId, useFieldView, useFormDescription, useOpenForm } from '../form-react-context.ts';
import { factsOf } from '../store/field-facts.ts';

export interface RowCellProps {
  readonly path: string;
  /** Number of the row, from 1. */
  readonly row: number;
  readonly children: ReactNode;
}

/** A field inside a row: its label is the column's heading, with the row's number. */
export function RowCell({ path, row, children }: RowCellProps) {
  const { store, prefix } = useOpenForm();
  const context = useFormDescription();
  const view = useFieldView(store, path);
  const id = controlId(prefix, path);
  useEffect(() => store.enter(path), [store, path]);
  const { title, formField } = factsOf(context, path);
  const name = `${title}, row ${row}`;
  if (!view.isVisible) return null;
  return (
    <div className="en-field">
      {formField?.rows === undefined ? (
        <label id={`${id}-label`} className="en-visually-hidden" htmlFor={id}>
          {name}
        </label>
      ) : (
        <span id={`${id}-label`} className="en-visually-hidden">
          {name}
        </span>
      )}
      {children}
      {fieldMessages(id, view)}
    </div>
  );
}
