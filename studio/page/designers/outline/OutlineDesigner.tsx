import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type JsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import { FilePanel } from '../../FilePanel.tsx';
import { parsedJson } from '../../parsed-json.ts';
import { Preview } from '../../preview/Preview.tsx';
import type { DesignerProps } from '../designer.ts';
import { entityFields } from '../entity-fields.ts';
import { FieldPalette } from '../FieldPalette.tsx';
import { useAhead } from '../use-ahead.ts';
import { type DropTarget, useDragAndDrop } from '../use-drag-and-drop.ts';
import { listKinds } from './list-kinds.ts';
import { OutlineButtons } from './OutlineButtons.tsx';
import { OutlineTree } from './OutlineTree.tsx';
import {
  added,
  type ListKind,
  movedOutlineRow,
  nextSlot,
  type OutlineChange,
  type OutlineList,
  type OutlineRow,
  outlineOf,
  removed,
  rowAround,
  rowAt,
  rowBeside,
  type Slot,
  setApart,
  slotBeside,
  slotFor,
  stepsBetween,
} from './outline.ts';
import { type Addition, fieldAdditions, tabAdditions } from './palette.ts';
import { remarksOfRow, titleOfRow } from './row-titles.ts';
import '../designers.css';

const sides = ['above', 'below'] as const;
const noKinds: readonly ListKind[] = [];
const wholeFile = { read: (text: string) => jsonObject(parsedJson(text)), stepsBetween };

/** Change of one row, computed from the file at the time of the change. */
type RowChange = (
  file: JsonObject,
  row: OutlineRow,
  lists: readonly OutlineList[],
) => OutlineChange | undefined;

/** Shows the facts of a card or the tabs of a screen in order, beside their preview. */
export function OutlineDesigner({ studio, file, at, onOpen, onSelect }: DesignerProps) {
  const help = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const { value, isWritten, change } = useAhead(studio, file, wholeFile);
  const kinds = listKinds[file.kind] ?? noKinds;
  const lists = useMemo(() => outlineOf(value, kinds), [value, kinds]);
  const fields = useFields(studio.files, stringOrUndefined(value['entity']));
  const titleOf = (row: OutlineRow) => titleOfRow(row, { files: studio.files, fields });
  const selected = rowAt(lists, at);
  const additions = file.kind === 'card' ? fieldAdditions(lists, fields) : tabAdditions(lists, studio.files);
  const drag = useDragAndDrop({ sides, onDrop: drop });

  // Refocuses a moved row once it is rendered.
  useLayoutEffect(() => {
    if (wanted === undefined || rowAt(lists, wanted)?.at !== wanted) return;
    focusRow(tree.current, wanted);
    setWanted(undefined);
  }, [wanted, lists]);

  function take(changed: (file: JsonObject) => OutlineChange | undefined, label: string, at?: string): void {
    const shown = changed(value);
    setRefusal(shown === undefined ? 'It stays: without it, nothing would be left here.' : '');
    if (shown === undefined) return;
    change((now) => changed(now)?.file ?? now, label);
    onSelect(at ?? shown.at);
    setWanted(at ?? shown.at);
  }

  function takeRow({ at }: OutlineRow, changed: RowChange, label: string, next?: string): void {
    const inFile = (now: JsonObject) => {
      const rows = outlineOf(now, kinds);
      const row = rowAt(rows, at);
      return row === undefined ? undefined : changed(now, row, rows);
    };
    take(inFile, label, next);
  }

  function moveTo(row: OutlineRow, slot: Slot | undefined): void {
    if (slot === undefined) return;
    takeRow(row, (now, its) => movedOutlineRow(now, its, slot), `Move ${titleOf(row)}`);
  }

  function remove(row: OutlineRow): void {
    takeRow(row, removed, `Remove ${titleOf(row)}`, rowBeside(lists, row, -1)?.at ?? '');
  }

  function add({ title, value: row }: Addition, slot: Slot | undefined): void {
    if (slot !== undefined) take((now) => added(now, row, slot), `Add ${title}`);
  }

  function drop(dragged: string, { of, side }: DropTarget): void {
    const target = rowAt(lists, of);
    if (target === undefined || (side !== 'above' && side !== 'below')) return;
    const addition = additions.find(({ name }) => name === dragged);
    if (addition !== undefined) add(addition, slotBeside(target, addition.member, side));
    const row = rowAt(lists, dragged);
    const slot = row === undefined ? undefined : slotBeside(target, row.kind.member, side);
    if (row === undefined || slot === undefined || `${slot.list}/`.startsWith(`${row.at}/`)) return;
    moveTo(row, slot);
  }

  function onKeyDown(event: KeyboardEvent, row: OutlineRow): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (step === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (step === undefined) remove(row);
    else if (event.altKey) moveTo(row, nextSlot(lists, row, step));
    else focusRow(tree.current, rowBeside(lists, row, step)?.at);
  }

  const around = selected === undefined ? undefined : rowAround(lists, selected);
  const apart = around?.kind.around === undefined ? undefined : around.kind.one;
  return (
    <section
      className="studio-designer"
      aria-label={file.kind === 'card' ? 'Card designer' : 'Screen designer'}
    >
      <p id={help} className="en-help">
        Choose a row to see its panel. The arrow keys go from row to row; with Alt they move the row, as
        dragging does, also into the next list of its kind. Delete removes it.
      </p>
      <OutlineButtons
        title={selected === undefined ? '' : titleOf(selected)}
        {...{ apart, refusal }}
        onMove={(by) => selected !== undefined && moveTo(selected, nextSlot(lists, selected, by))}
        onSetApart={() =>
          selected !== undefined && takeRow(selected, setApart, `Set ${titleOf(selected)} apart`)
        }
        onRemove={() => selected !== undefined && remove(selected)}
      />
      <div className="studio-design" {...drag.area} data-dragging={drag.dragged !== undefined}>
        <div className="studio-canvas">
          <OutlineTree
            ref={tree}
            {...{ lists, help, drag, titleOf, onKeyDown }}
            remarksOf={remarksOfRow}
            selected={selected?.at}
            onSelect={(row) => onSelect(row.at)}
          />
          <Preview {...{ studio, file }} />
        </div>
        <aside className="studio-design-side" aria-label="Selected row">
          <FieldPalette
            {...paletteWords(file.kind)}
            fields={additions.map(({ name, title }) => ({ path: name, title, at: '' }))}
            onAdd={(name) => {
              const addition = additions.find((each) => each.name === name);
              if (addition !== undefined) add(addition, slotFor(lists, addition.member, selected));
            }}
          />
          {selected !== undefined && isWritten && (
            <FilePanel
              key={`${at} ${studio.revision}`}
              {...{ studio, file, at: selected.at }}
              onOpen={(next) => onOpen({ at: next, view: 'panel' })}
            />
          )}
        </aside>
      </div>
    </section>
  );
}

function focusRow(tree: HTMLElement | null, at: string | undefined): void {
  tree?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus();
}

function useFields(files: DesignerProps['studio']['files'], entity: string | undefined) {
  const schema = files.find(({ kind, name }) => kind === 'schema' && name === entity);
  return useMemo(() => entityFields(jsonObject(parsedJson(schema?.text ?? '{}'))), [schema]);
}

function paletteWords(kind: string) {
  return kind === 'card'
    ? {
        title: 'Fields without a fact',
        help: {
          none: 'Every field of the entity has a fact.',
          some: 'Drag one among the facts, or choose it: it is put behind the selected one.',
        },
      }
    : {
        title: 'Not on this screen',
        help: {
          none: 'Every table and every card is on this screen.',
          some: 'Drag one among the tabs, or choose it: it is put behind the selected one.',
        },
      };
}
