import { type ReactNode, useEffect } from 'react';
import { stringOrUndefined } from '../../../core/json/string-values.ts';
import { useMessages } from '../../context/use-messages.ts';
import { MoveHandle } from '../../table/MoveHandle.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useOpenForm } from '../form-react-context.ts';
import { positionOf } from '../ordered/use-drag-order.ts';
import { useFormContext } from '../rjsf/use-form-context.ts';
import { factsOf } from '../store/field-facts.ts';
import { RemoveRow } from './RemoveRow.tsx';
import type { RowsShownProps } from './rows-shown.ts';

/** A titled panel for each item, with its fields below each other: room for long texts and for lists of its own. */
export function RowsPanels({ path, rows: { columns, item }, list, renderField }: RowsShownProps) {
  const say = useMessages();
  return (
    <div className="en-row-panels">
      {list.rows.map((row, index) => {
        const name = say('form.row.number', { item, number: index + 1 });
        return (
          <fieldset key={list.keyOf(row, index)} className="en-row-panel" {...positionOf(index)}>
            <legend>{name}</legend>
            <div className="en-row-panel-actions">
              {list.isMovable && <MoveHandle name={name} {...list.handleOf(index)} />}
              <RemoveRow list={list} item={item} index={index} />
            </div>
            {columns.map((column) => (
              <PanelField key={column} path={`${path}.${index}.${column}`}>
                {renderField(`${path}.${index}.${column}`)}
              </PanelField>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

function PanelField({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { store } = useOpenForm();
  const { title, formField } = factsOf(useFormContext(), path);
  useEffect(() => store.enter(path), [store, path]);
  return (
    <FieldFrame
      path={path}
      title={title}
      help={stringOrUndefined(formField?.uiSchema['ui:help'])}
      description={stringOrUndefined(formField?.uiSchema['ui:description'])}
    >
      {children}
    </FieldFrame>
  );
}
