import { useHotkeys } from '@mantine/hooks';
import { useDeferredValue, useId, useRef, useState } from 'react';
import type { DraftDiagnostic, NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { Button } from '../../../engine/react/index.ts';
import type { Draft } from './draft.ts';
import { labelOf } from './panel.ts';

export interface FileListProps {
  readonly files: readonly NamedSchemaText[];
  readonly draft: Draft;
  readonly diagnostics: readonly DraftDiagnostic[];
  readonly open: string;
  readonly onOpen: (path: string) => void;
  readonly onNew: () => void;
}

/** The files by folder; a search looks at names, titles, sentences and expressions: all that they say. */
export function FileList({ files, draft, diagnostics, open, onOpen, onNew }: FileListProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  // Also from within a field, and with what was typed there last, to be typed over.
  useHotkeys([['mod+K', () => search.current?.select()]], []);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const found = files.filter(
    ({ path, text }) => path.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted),
  );
  const first = found.find(({ name, kind }) => `${name}.${kind}`.startsWith(wanted)) ?? found[0];
  const folders = Map.groupBy(found, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  const broken = new Set(diagnostics.flatMap(({ path, severity }) => (severity === 'error' ? [path] : [])));
  const isChanged = (path: string) =>
    draft.files[path] !== undefined && draft.files[path].base !== draft.files[path].text;
  return (
    <nav className="studio-files" aria-label="Schema files">
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          Search
        </label>
        <input
          ref={search}
          id={id}
          className="en-input"
          type="search"
          aria-keyshortcuts="Control+K Meta+K"
          aria-describedby={`${id}-help`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && wanted !== '' && first !== undefined) onOpen(first.path);
          }}
        />
        <p id={`${id}-help`} className="en-help">
          Ctrl+K leads here, Enter opens what fits first.
        </p>
        <p className="en-help" role="status">
          {found.length === 1 ? '1 file' : `${found.length} files`}
        </p>
      </div>
      <Button onClick={onNew}>New file</Button>
      {[...folders].map(([folder, members]) => (
        <details key={folder} open={wanted !== '' || members.some(({ path }) => path === open)}>
          <summary>{labelOf(folder.split('/').at(-1) ?? folder)}</summary>
          <ul>
            {members.map(({ path, kind, name }) => (
              <li key={path}>
                <button
                  type="button"
                  className="studio-file"
                  aria-current={path === open ? 'true' : undefined}
                  onClick={() => onOpen(path)}
                >
                  <span>{name}</span>
                  <span className="studio-kind">
                    {kind === 'schema' ? 'entity' : kind}
                    {isChanged(path) && <span className="studio-mark"> changed</span>}
                    {broken.has(path) && <span className="studio-mark studio-broken"> error</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
