import { type ReactNode, useEffect } from 'react';
import { stringOrUndefined } from '../../../core/json/string-values.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useDescribedField } from '../field/use-widget.ts';
import { useOpenForm } from '../form-react-context.ts';
import type { RowsShownProps } from './rows-shown.ts';

interface RowFieldsProps extends Pick<RowsShownProps, 'path' | 'renderField'> {
  readonly columns: readonly string[];
  readonly index: number;
}

/** Renders the fields of a row one below the other, with labels. */
export function RowFields({ path, columns, index, renderField }: RowFieldsProps) {
  return columns.map((column) => (
    <PanelField key={column} path={`${path}.${index}.${column}`}>
      {renderField(`${path}.${index}.${column}`)}
    </PanelField>
  ));
}

function PanelField({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { store } = useOpenForm();
  const described = useDescribedField(path);
  const { title, formField } = described;
  useEffect(() => store.enter(path), [store, path]);
  return (
    <FieldFrame
      described={described}
      title={title}
      help={stringOrUndefined(formField?.uiSchema['ui:help'])}
      description={stringOrUndefined(formField?.uiSchema['ui:description'])}
    >
      {children}
    </FieldFrame>
  );
}
