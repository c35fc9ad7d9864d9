import { useHotkeys } from '@mantine/hooks';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { memoized } from '../../engine/core/compute/memoized.ts';
import type { DraftDiagnostic, NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { foldText } from '../../engine/core/text/fold-text.ts';
import { Button } from '../../engine/react/index.ts';
import type { Draft } from './draft.ts';
import { isEnter } from './is-enter.ts';
import { labelOf } from './label-of.ts';
import { searchTerm } from './search-term.ts';
import { useTechnicalDetails } from './technical-details.ts';

export interface FileListProps {
  readonly files: readonly NamedSchemaText[];
  readonly draft: Draft;
  readonly diagnostics: readonly DraftDiagnostic[];
  readonly open: string;
  readonly isShown: boolean;
  /** Callback for when somebody wants to search, and the list is to be shown. */
  readonly onReach: () => void;
  readonly onOpen: (path: string) => void;
  /** Callback for a new file; absent where nothing may be changed. */
  readonly onNew: (() => void) | undefined;
}

/** The files by folder; a search looks at names, titles, sentences and expressions: all that they say. */
export function FileList(props: FileListProps) {
  const { files, draft, diagnostics, open, isShown, onReach, onOpen, onNew } = props;
  const id = useId();
  const technical = useTechnicalDetails();
  const search = useRef<HTMLInputElement>(null);
  // Works from within a field, too, and selects what was typed there last, to be typed over.
  useHotkeys([['mod+K', focusSearch]], []);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(searchTerm(typed));
  const found = files.filter((file) => has(file, wanted));
  const folders = Map.groupBy(found, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  const broken = new Set(diagnostics.flatMap(({ path, severity }) => (severity === 'error' ? [path] : [])));
  const isChanged = (path: string) =>
    draft.files[path] !== undefined && draft.files[path].base !== draft.files[path].text;
  function focusSearch(): void {
    // Shows the list first: a hidden input takes no focus.
    flushSync(onReach);
    search.current?.focus();
    search.current?.select();
  }
  /** Opens the first file that fits the text typed by now: the list may be a moment behind. */
  function openFirst(): void {
    const words = searchTerm(typed);
    const fitting = words === '' ? [] : files.filter((file) => has(file, words));
    const first =
      fitting.find(({ name, kind }) => foldText(`${name}.${kind}`).startsWith(words)) ?? fitting[0];
    if (first !== undefined) onOpen(first.path);
  }
  return (
    <nav className="studio-files" aria-label="Files" hidden={!isShown}>
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
          onKeyDown={(event) => isEnter(event) && openFirst()}
        />
        <p id={`${id}-help`} className="en-help">
          Ctrl+K leads here, Enter opens what fits first.
        </p>
        <p className="en-help" role="status">
          {found.length === 1 ? '1 file' : `${found.length} files`}
        </p>
      </div>
      {onNew !== undefined && <Button onClick={onNew}>New file</Button>}
      {[...folders].map(([folder, members]) => (
        <details key={folder} open={wanted !== '' || members.some(({ path }) => path === open)}>
          <summary>{folderTitle(folder)}</summary>
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
      <label className="studio-check">
        <input
          type="checkbox"
          checked={technical.isShown}
          onChange={({ target }) => technical.show(target.checked)}
        />
        Show technical details
      </label>
    </nav>
  );
}

/** A screen has the name of its entity: its folder says that it is one. */
function folderTitle(folder: string): string {
  const title = labelOf(folder.split('/').at(-1) ?? folder);
  return folder.startsWith('screens/') ? `${title} (screen)` : title;
}

/** Names, titles, sentences, expressions: all that a file says. */
const foldedText = memoized(({ path, text }: NamedSchemaText) => foldText(`${path}\n${text}`));

function has(file: NamedSchemaText, words: string): boolean {
  return words === '' || foldedText(file).includes(words);
}
