import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { jsonObject } from '../../../../engine/core/json/json.ts';
import { FilePanel } from '../../FilePanel.tsx';
import { parsedJson } from '../../parsed-json.ts';
import { Preview } from '../../preview/Preview.tsx';
import type { DesignerProps } from '../designer.ts';
import { entityFields } from '../entity-fields.ts';
import { FieldPalette } from '../FieldPalette.tsx';
import { useAhead } from '../use-ahead.ts';
import { type DropTarget, useDragAndDrop } from '../use-drag-and-drop.ts';
import { ColumnButtons } from './ColumnButtons.tsx';
import { ColumnStrip } from './ColumnStrip.tsx';
import {
  columnAt,
  columnPointer,
  designedTable,
  movedColumn,
  sortedBy,
  type WrittenColumn,
  withColumn,
  withHidden,
  withoutColumn,
  writtenTable,
} from './columns.ts';
import { InitialSort } from './InitialSort.tsx';
import { RowConditions } from './RowConditions.tsx';
import '../designers.css';

const sides = ['left', 'right'] as const;

/** Shows the columns of a table in order, above the table itself with sample rows. */
export function TableDesigner({ studio, file, at, onOpen, onSelect }: DesignerProps) {
  const help = useId();
  const strip = useRef<HTMLOListElement>(null);
  const { entity, sort } = useMemo(() => writtenTable(file.text), [file.text]);
  const { value, isWritten, change: changeTable } = useAhead(studio, file, designedTable);
  const { columns } = value;
  const change = (by: (now: typeof columns) => typeof columns, label: string) =>
    changeTable((now) => ({ ...now, columns: by(now.columns) }), label);
  const schema = studio.files.find(({ kind, name }) => kind === 'schema' && name === entity);
  const fields = useMemo(() => entityFields(jsonObject(parsedJson(schema?.text ?? '{}'))), [schema]);
  const titleOf = ({ field, title }: Pick<WrittenColumn, 'field' | 'title'>) =>
    title ?? fields.find(({ path }) => path === field)?.title ?? field;
  const index = columnAt(at);
  const selected = index === undefined ? undefined : columns[index];
  const select = (next: number) => onSelect(columnPointer(next));
  const drag = useDragAndDrop({ sides, onDrop: drop });

  function move(from: number, to: number): void {
    if (movedColumn(columns, from, to) === columns) return;
    change((now) => movedColumn(now, from, to), 'Move a column');
    select(to);
    strip.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  }

  function drop(dragged: string, { of, side }: DropTarget): void {
    const target = Number(of) + (side === 'right' ? 1 : 0);
    const from = Number(dragged);
    if (Number.isNaN(from)) add(dragged, target);
    else move(from, target > from ? target - 1 : target);
  }

  function add(field: string, to: number): void {
    change((now) => withColumn(now, field, to), `Add the column “${titleOf({ field, title: undefined })}”`);
    select(to);
  }

  function remove(from: number): void {
    changeTable((now) => withoutColumn(now, from), 'Remove a column');
    select(Math.max(0, Math.min(from, columns.length - 2)));
  }

  function onKeyDown(event: KeyboardEvent, from: number): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (step === undefined) remove(from);
    else if (event.altKey) move(from, from + step);
    else strip.current?.querySelectorAll<HTMLElement>('button')[from + step]?.focus();
  }

  return (
    <section className="studio-designer" aria-label="Table designer">
      <p id={help} className="en-help">
        Select a column to see its panel. The arrow keys go from column to column; with Alt they move the
        column, as dragging does. Delete removes it.
      </p>
      <ColumnButtons
        title={selected === undefined ? '' : titleOf(selected)}
        isHidden={selected?.isShown === false}
        {...(index !== undefined &&
          selected !== undefined && {
            onMove: (by: number) => move(index, index + by),
            onHide: (isHidden: boolean) =>
              change((now) => withHidden(now, index, isHidden), isHidden ? 'Hide a column' : 'Show a column'),
            onRemove: () => remove(index),
          })}
      />
      <InitialSort
        sort={sort}
        columns={columns.map((column) => ({ field: column.field, title: titleOf(column) }))}
        onChange={(next) =>
          void studio.run({ command: 'edit', path: file.path, steps: sortedBy(sort, next) }, 'Sort the table')
        }
      />
      <RowConditions {...{ studio, file }} />
      <div className="studio-design" {...drag.area} data-dragging={drag.dragged !== undefined}>
        <div className="studio-canvas">
          <ColumnStrip
            ref={strip}
            columns={columns.map((column) => ({ title: titleOf(column), isShown: column.isShown }))}
            {...{ help, drag, onKeyDown }}
            selected={index}
            onSelect={select}
          />
          <Preview {...{ studio, file }} />
        </div>
        <aside className="studio-design-side" aria-label="Selected column">
          <FieldPalette
            title="Add a column"
            help={{
              none: 'Every field of the entity has a column.',
              some: 'Drag one among the columns, or choose it: it is put behind the selected one.',
            }}
            fields={fields.filter(({ path }) => !columns.some(({ field }) => field === path))}
            onAdd={(field) => add(field, (index ?? columns.length - 1) + 1)}
          />
          {selected !== undefined && isWritten && (
            <FilePanel
              key={`${at} ${studio.revision}`}
              {...{ studio, file, at }}
              onOpen={(next) => onOpen({ at: next, view: 'panel' })}
            />
          )}
        </aside>
      </div>
    </section>
  );
}
