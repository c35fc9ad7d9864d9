import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { jsonObject } from '../../../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../../../engine/core/json/string-values.ts';
import { FilePanel } from '../../FilePanel.tsx';
import { parsedJson } from '../../parsed-json.ts';
import { Preview } from '../../preview/Preview.tsx';
import type { DesignerProps } from '../designer.ts';
import { entityFields } from '../entity-fields.ts';
import { Palette } from '../Palette.tsx';
import { useAhead } from '../use-ahead.ts';
import { type DropTarget, usePointerDrag } from '../use-pointer-drag.ts';
import { listKinds } from './list-kinds.ts';
import { OutlineButtons } from './OutlineButtons.tsx';
import { OutlineTree } from './OutlineTree.tsx';
import {
  added,
  type Change,
  moved,
  nextSlot,
  type OutlineRow,
  outlineOf,
  removed,
  rowAround,
  rowAt,
  rowBeside,
  setApart,
  slotBeside,
  slotFor,
  stepsBetween,
} from './outline.ts';
import { type Addition, fieldAdditions, tabAdditions } from './palette.ts';
import { remarksOfRow, titleOfRow } from './row-titles.ts';
import '../designers.css';

const sides = ['above', 'below'] as const;

/** The facts of a card or the tabs of a screen in their order, beside what users see of them. */
export function OutlineDesigner({ studio, file, at, onOpen, onSelect }: DesignerProps) {
  const help = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const written = useMemo(() => jsonObject(parsedJson(file.text)), [file.text]);
  const { value, isWritten, write } = useAhead(studio, file.path, written);
  const lists = useMemo(() => outlineOf(value, listKinds[file.kind] ?? []), [value, file.kind]);
  const fields = useFields(studio.files, stringOrUndefined(value['entity']));
  const titleOf = (row: OutlineRow) => titleOfRow(row, { files: studio.files, fields });
  const selected = rowAt(lists, at);
  const additions = file.kind === 'card' ? fieldAdditions(lists, fields) : tabAdditions(lists, studio.files);
  const drag = usePointerDrag({ sides, onDrop: drop });

  // The focus follows a row to where it was moved, once it is there.
  useEffect(() => {
    if (wanted === undefined || rowAt(lists, wanted)?.at !== wanted) return;
    focusRow(tree.current, wanted);
    setWanted(undefined);
  }, [wanted, lists]);

  function take(change: Change | undefined, label: string): void {
    setRefusal(change === undefined ? 'It stays: without it, nothing would be left here.' : '');
    if (change === undefined) return;
    write(change.file, stepsBetween(value, change.file), label);
    onSelect(change.at);
    setWanted(change.at);
  }

  function move(row: OutlineRow, by: 1 | -1): void {
    const slot = nextSlot(lists, row, by);
    if (slot !== undefined) take(moved(value, row, slot), `Move ${titleOf(row)}`);
  }

  function remove(row: OutlineRow): void {
    const at = rowBeside(lists, row, -1)?.at ?? '';
    const change = removed(value, row);
    take(change === undefined ? undefined : { ...change, at }, `Remove ${titleOf(row)}`);
  }

  function add({ member, title, value: row }: Addition, near = selected): void {
    const slot = slotFor(lists, member, near);
    if (slot !== undefined) take(added(value, row, slot), `Add ${title}`);
  }

  function drop(dragged: string, { of, side }: DropTarget): void {
    const target = rowAt(lists, of);
    if (target === undefined || (side !== 'above' && side !== 'below')) return;
    const addition = additions.find(({ name }) => name === dragged);
    if (addition !== undefined) add(addition, target);
    const row = rowAt(lists, dragged);
    const slot = row === undefined ? undefined : slotBeside(target, row.kind.member, side);
    if (row === undefined || slot === undefined || `${slot.list}/`.startsWith(`${row.at}/`)) return;
    take(moved(value, row, slot), `Move ${titleOf(row)}`);
  }

  function onKeyDown(event: KeyboardEvent, row: OutlineRow): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (step === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (step === undefined) remove(row);
    else if (event.altKey) move(row, step);
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
        onMove={(by) => selected !== undefined && move(selected, by)}
        onSetApart={() =>
          selected !== undefined && take(setApart(value, selected, lists), `Set ${titleOf(selected)} apart`)
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
          <Palette
            {...paletteWords(file.kind)}
            fields={additions.map(({ name, title }) => ({ path: name, title, at: '' }))}
            onAdd={(name) => {
              const addition = additions.find((each) => each.name === name);
              if (addition !== undefined) add(addition);
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
