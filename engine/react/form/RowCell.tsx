import { type ReactNode, useEffect } from 'react';
import { FieldMessages } from './FieldMessages.tsx';
import { controlId, useFieldView, useOpenForm } from './form-react-context.ts';
import { useFormContext } from './rjsf/use-form-context.ts';
import { factsOf } from './store/field-facts.ts';

export interface RowCellProps {
  readonly path: string;
  /** From 1. */
  readonly row: number;
  readonly children: ReactNode;
}

/** A field inside a row: its label is the column's heading, said with the row's number. */
export function RowCell({ path, row, children }: RowCellProps) {
  const { store, prefix } = useOpenForm();
  const context = useFormContext();
  const view = useFieldView(store, path);
  const id = controlId(prefix, path);
  useEffect(() => store.enter(path), [store, path]);
  if (!view.isVisible) return null;
  return (
    <div className="en-field">
      <label id={`${id}-label`} className="en-visually-hidden" htmlFor={id}>
        {`${factsOf(context, path).title}, row ${row}`}
      </label>
      {children}
      <FieldMessages id={id} view={view} />
    </div>
  );
}
