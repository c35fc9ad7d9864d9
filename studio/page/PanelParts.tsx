import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Json, jsonItems } from '../../engine/core/json/json.ts';
import { getAtTokens, pointerOf } from '../../engine/core/json/pointer.ts';
import type { StudioCommand } from '../../engine/core/protocol/workbench.ts';
import {
  Button,
  IconButton,
  LeavableFooter,
  useDraftState,
  useLeaveGuard,
} from '../../engine/react/index.ts';
import { CopyIcon, DownIcon, EditIcon, RemoveIcon, UpIcon } from '../../engine/react/parts/icons.tsx';
import type { CommandSteps } from './commands.ts';
import type { PanelLink } from './panel-links.ts';
import { copiedRow, movedRow } from './row-steps.ts';

export interface PanelPartsProps {
  readonly label: string;
  /** Key under which a typed name is kept: the file's path with the JSON Pointer of the parts. */
  readonly about: string;
  readonly parts: readonly PanelLink[];
  readonly file: Json;
  readonly path: readonly string[];
  /** True where the parts are read-only. */
  readonly isLocked: boolean;
  /** Opens an existing part by name; absent where the panel has an input for it. */
  readonly onOpen?: (token: string) => void;
  readonly onEdit: (steps: CommandSteps, label: string) => Promise<boolean>;
  /** Resolves to false if renaming failed, so that the typed name stays. */
  readonly onRename: (
    command: Pick<Extract<StudioCommand, { readonly command: 'rename-entry' }>, 'at' | 'to'>,
  ) => Promise<boolean>;
}

/** Part whose name is being changed, and the names typed so far, by part. */
type Renaming = { readonly token: string; readonly names: Readonly<Record<string, string>> };

const none: Renaming = { token: '', names: {} };

/** Lists the rows, entries and members of an object or list with their actions; Alt and an arrow key move a row. */
export function PanelParts(props: PanelPartsProps) {
  const { label: title, about, parts, file, path, isLocked, onOpen, onEdit, onRename } = props;
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<number>(undefined);
  const [renaming, rename] = useDraftState<Renaming>(`studio.rename.${about} ${title}`, none);
  const { names } = renaming;
  const endRenaming = () => {
    const { [renaming.token]: _ended, ...others } = names;
    rename(Object.keys(others).length === 0 ? undefined : { token: '', names: others });
  };
  // Keeps the focus on the moved row.
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`.studio-link[data-token="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const rowsIn = (now: Json) => jsonItems(getAtTokens(now, path));
  const rows = rowsIn(file);
  async function move(index: number, to: number, label: string): Promise<void> {
    if (to < 0 || to >= rows.length) return;
    await onEdit((now) => [movedRow(path, rowsIn(now), { index, to })], `Move ${label}`);
    moved.current = to;
  }
  const moveByKey = (event: KeyboardEvent, index: number, label: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    void move(index, index + by, label);
  };
  return (
    <ul className="studio-links" aria-label={title} ref={list}>
      {parts.map(({ token, label, hint, kind, isRequired }) => (
        <li key={token}>
          <button
            type="button"
            className="studio-link"
            data-token={token}
            {...(kind === 'row' && !isLocked && { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' })}
            disabled={onOpen === undefined && kind !== 'row'}
            onClick={() => onOpen?.(token)}
            onKeyDown={(event) => kind === 'row' && !isLocked && moveByKey(event, Number(token), label)}
          >
            <span>{label}</span>
            <span className="studio-kind">{hint}</span>
          </button>
          {renaming.token === token && (
            <NewName
              of={label}
              name={names[token] ?? label}
              onType={(name) => rename({ token, names: { ...names, [token]: name } })}
              onClose={endRenaming}
              onName={async (to) => {
                if (await onRename({ at: pointerOf([...path, token]), to })) endRenaming();
              }}
            />
          )}
          <span className="studio-row-buttons" hidden={isLocked}>
            {kind === 'row' && (
              <>
                <IconButton
                  label={`Move ${label} up`}
                  disabled={token === '0'}
                  onClick={() => void move(Number(token), Number(token) - 1, label)}
                >
                  <UpIcon />
                </IconButton>
                <IconButton
                  label={`Move ${label} down`}
                  disabled={Number(token) === rows.length - 1}
                  onClick={() => void move(Number(token), Number(token) + 1, label)}
                >
                  <DownIcon />
                </IconButton>
                <IconButton
                  label={`Copy ${label}`}
                  onClick={() =>
                    void onEdit((now) => [copiedRow(path, rowsIn(now), Number(token))], `Copy ${label}`)
                  }
                >
                  <CopyIcon />
                </IconButton>
              </>
            )}
            {kind === 'entry' && (
              <IconButton label={`Rename ${label}`} onClick={() => rename({ token, names })}>
                <EditIcon />
              </IconButton>
            )}
            {!isRequired && (
              <IconButton
                label={`Remove ${label}`}
                isDangerous
                onClick={() =>
                  void onEdit([{ op: 'remove', path: pointerOf([...path, token]) }], `Remove ${label}`)
                }
              >
                <RemoveIcon />
              </IconButton>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NewNameProps {
  readonly of: string;
  readonly name: string;
  readonly onType: (name: string) => void;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

function NewName({ of, name, onType, onName, onClose }: NewNameProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const guard = useLeaveGuard({ isTyped: () => name !== '' && name !== of, onLeave: onClose });
  return (
    <form
      className="studio-actions"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && name !== of) void onName(name);
        else onClose();
      }}
      onKeyDown={({ key }) => key === 'Escape' && guard.leave()}
    >
      <input
        ref={input}
        className="en-input"
        aria-label={`New name of ${of}`}
        value={name}
        onChange={({ target }) => onType(target.value)}
      />
      <LeavableFooter guard={guard}>
        <Button type="submit">Rename</Button>
      </LeavableFooter>
    </form>
  );
}
