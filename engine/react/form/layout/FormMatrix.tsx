import { memo, useId } from 'react';
import type { LayoutMatrix } from '../../../core/product/form.ts';
import { fieldMessages, hasMessages } from '../field/FieldMessages.tsx';
import { useFieldBuffer } from '../field/use-field-buffer.ts';
import { useWidget } from '../field/use-widget.ts';
import { controlId, useFieldDisplay, useOpenForm } from '../form-react-context.ts';
import { usePiped } from '../use-piped.ts';
import type { ControlChoice } from '../widgets/control.ts';
import { Portions } from './Portions.tsx';
import { useFieldsVisible } from './use-fields-visible.ts';

/** Renders fields with the same choices as a matrix: a row for each field, a column for each choice. */
export function FormMatrix({ node }: { readonly node: LayoutMatrix }) {
  const isVisible = useFieldsVisible(node.fields);
  const title = usePiped(node.matrix, node.values);
  const id = useId();
  const { prefix } = useOpenForm();
  const choices = useWidget(node.fields[0] ?? '')?.choices ?? none;
  if (!isVisible) return null;
  return (
    <div className="en-matrix-frame">
      <table className="en-matrix">
        <caption>
          <span>{title}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {choices.map(({ label }, column) => (
              <th key={label} id={columnId(id, column)} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Portions
            rows={node.fields.map((path) => <Line key={path} path={path} matrix={id} choices={choices} />)}
            holds={(row, field) => field.prefix === prefix && node.fields[row] === field.path}
            size={Math.ceil(buttonsAtOnce / Math.max(1, choices.length))}
            isTable
          />
        </tbody>
      </table>
    </div>
  );
}

const none: readonly ControlChoice[] = [];

/**
 * Number of buttons that are rendered at once. A matrix with more than 1.5 times as many renders its first lines on
 * opening, the others gradually.
 */
const buttonsAtOnce = 250;

function columnId(matrix: string, column: number): string {
  return `${matrix}-${column}`;
}

interface LineProps {
  readonly path: string;
  /** Prefix of the columns' element ids. */
  readonly matrix: string;
  readonly choices: readonly ControlChoice[];
}

/**
 * Renders one row of the matrix, memoized, so that a choice renders only its row. Arrow keys move within the
 * row, Tab to the next row.
 */
const Line = memo(({ path, matrix, choices }: LineProps) => {
  const { store, prefix } = useOpenForm();
  const { view, value } = useFieldDisplay(store, path);
  const buffered = useFieldBuffer(store, path);
  const title = useWidget(path)?.title ?? path;
  const id = controlId(prefix, path);
  if (!view.isVisible) return null;
  return (
    <tr>
      <th scope="row">
        <span id={`${id}-label`}>
          {view.title ?? title}
          {view.isRequired && (
            <span className="en-required" aria-hidden="true">
              *
            </span>
          )}
        </span>
        {fieldMessages(id, view)}
      </th>
      {choices.map((choice, column) => (
        <td key={choice.label}>
          <input
            id={column === 0 ? id : `${id}-${column}`}
            type="radio"
            name={id}
            aria-labelledby={`${id}-label ${columnId(matrix, column)}`}
            aria-describedby={hasMessages(view) ? `${id}-error` : undefined}
            required={view.isRequired}
            checked={choice.value === value}
            disabled={!view.isEnabled}
            onChange={() => buffered.choose(choice.value)}
            onBlur={buffered.leave}
          />
        </td>
      ))}
    </tr>
  );
});
