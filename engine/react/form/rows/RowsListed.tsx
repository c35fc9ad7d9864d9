import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Expression } from '../../../core/expressions/scope.ts';
import { tokensOfPath } from '../../../core/json/pointer.ts';
import { useMessages } from '../../context/use-messages.ts';
import { AlertIcon } from '../../parts/icons.tsx';
import { MoveHandle } from '../../table/MoveHandle.tsx';
import { revealEvent } from '../focus-field.ts';
import { controlId, useOpenForm } from '../form-react-context.ts';
import { positionOf } from '../ordered/use-drag-order.ts';
import { scopeOfField } from '../store/field-view.ts';
import type { FormSnapshot } from '../store/form-state.ts';
import { RemoveRow } from './RemoveRow.tsx';
import { RowFields } from './RowFields.tsx';
import type { RowsShownProps } from './rows-shown.ts';
import './rows-listed.css';

/**
 * Renders rows as a list of texts beside the fields of the chosen row. The fields of other rows stay mounted,
 * so that their problems are found; focusing such a field opens its row.
 */
export function RowsListed({ path, rows: { columns, item, listedAs }, list, renderField }: RowsShownProps) {
  const { prefix } = useOpenForm();
  const say = useMessages();
  const { open, choose } = useChosenRow(list.keys);
  const panels = useReveal(choose);
  return (
    <div className="en-rows-listed">
      <ul aria-labelledby={`${controlId(prefix, path)}-label`}>
        {list.keys.map((key, index) => {
          const name = say('form.row.number', { item, number: index + 1 });
          return (
            <li key={key} {...positionOf(index)}>
              {list.isMovable && <MoveHandle name={name} {...list.handleOf(index)} />}
              <button
                type="button"
                className="en-rows-listed-row"
                aria-current={index === open ? 'true' : undefined}
                onClick={() => choose(index)}
              >
                <RowText row={`${path}.${index}`} name={name} listedAs={listedAs} />
              </button>
            </li>
          );
        })}
      </ul>
      <div ref={panels}>
        {list.keys.map((key, index) => (
          <fieldset key={key} className="en-row-panel" data-row={index} hidden={index !== open}>
            <legend>{say('form.row.number', { item, number: index + 1 })}</legend>
            <div className="en-row-panel-actions">
              <RemoveRow list={list} item={item} index={index} />
            </div>
            <RowFields path={path} columns={columns} index={index} renderField={renderField} />
          </fieldset>
        ))}
      </div>
    </div>
  );
}

/** Keeps the row whose fields are shown, even when the list is reordered. */
function useChosenRow(keys: RowsShownProps['list']['keys']) {
  const [{ key, index }, remember] = useState<{ readonly key?: string; readonly index: number }>({
    index: 0,
  });
  const found = key === undefined ? -1 : keys.indexOf(key);
  return {
    open: found < 0 ? Math.min(index, keys.length - 1) : found,
    choose(next: number): void {
      const chosen = keys[next];
      remember({ index: next, ...(chosen !== undefined && { key: chosen }) });
    },
  };
}

interface RowTextProps {
  /** Path of the row, in the form's values. */
  readonly row: string;
  /** Text for a row that has no text of its own. */
  readonly name: string;
  readonly listedAs: Expression<string> | undefined;
}

/**
 * Renders the text of a row in the list; a separate component, since the text may depend on any value of the
 * form.
 */
function RowText({ row, name, listedAs }: RowTextProps) {
  const { store } = useOpenForm();
  const text = useSyncExternalStore(store.subscribe, () => textOf(store.get(), row, listedAs));
  const isWrong = useSyncExternalStore(store.subscribe, () => hasError(store.get(), `${row}.`));
  return (
    <>
      {text || name}
      {isWrong && <RowError />}
    </>
  );
}

function RowError() {
  const say = useMessages();
  return (
    <span className="en-rows-listed-error">
      <AlertIcon />
      <span className="en-visually-hidden">{say('form.error-tab')}</span>
    </span>
  );
}

/** Opens the row of a field about to get the focus. */
function useReveal(choose: (index: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    function open({ target }: Event): void {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (row !== null) flushSync(() => choose(Number(row.dataset['row'])));
    }
    element?.addEventListener(revealEvent, open);
    return () => element?.removeEventListener(revealEvent, open);
  }, [choose]);
  return ref;
}

function textOf(snapshot: FormSnapshot, row: string, listedAs: Expression<string> | undefined): string {
  const { context, made } = snapshot;
  const anyField = { tokens: [...tokensOfPath(row), ''] };
  return listedAs?.evaluate(scopeOfField(anyField, context.scopeOf(made))) ?? '';
}

function hasError({ paths, views }: FormSnapshot, inRow: string): boolean {
  return paths.paths.some((path) => path.startsWith(inRow) && (views[path]?.errors.length ?? 0) > 0);
}
