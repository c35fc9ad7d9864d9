import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { jsonObject } from '../../engine/core/json/json.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { Button, IconButton } from '../../engine/react/index.ts';
import { StarIcon } from '../../engine/react/parts/icons.tsx';
import type { StudioAddress } from './designers/designer.ts';
import { countOf } from './exchange/format-titles.ts';
import { titleOfFile } from './file-titles.ts';
import { isEnter } from './is-enter.ts';
import type { KeptFiles } from './kept-files.ts';
import { labelOf } from './label-of.ts';
import { revivedJson } from './parsed-json.ts';
import { bestFit, matchesSearch } from './search/best-fit.ts';
import { FoundTexts, textAddressOf } from './search/FoundTexts.tsx';
import { textsWith, visibleTexts } from './search/visible-texts.ts';
import { searchTerm } from './search-term.ts';
import { nounOf } from './step-titles.ts';
import { useTechnicalDetails } from './technical-details.ts';
import type { StudioState } from './use-studio.ts';

export interface FileListProps extends Pick<StudioState, 'files' | 'draft' | 'diagnostics' | 'metaSchemas'> {
  readonly kept: KeptFiles;
  readonly open: string;
  readonly isShown: boolean;
  /** Opens the list when the user starts a search. */
  readonly onSearchNear: () => void;
  readonly onOpen: (address: StudioAddress) => void;
  /** Creates a file; absent where editing is not allowed. */
  readonly onNew: (() => void) | undefined;
}

/** Lists the files by folder; a search covers their titles and their whole text. */
export function FileList(props: FileListProps) {
  const { files, metaSchemas, kept, open, isShown, onSearchNear, onOpen, onNew } = props;
  const id = useId();
  const technical = useTechnicalDetails();
  const search = useRef<HTMLInputElement>(null);
  // Handles the shortcut even in inputs, and selects the last search text, so that typing replaces it.
  useHotkeys([['mod+K', focusSearch]], []);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(searchTerm(typed));
  const found = files.filter((file) => matchesSearch(file, wanted));
  const texts = useMemo(() => textsWith(wanted === '' ? [] : visibleTexts(files), wanted), [files, wanted]);
  const folders = Map.groupBy(found, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  const rows = useFileRows(props);
  const named = (paths: readonly string[]) =>
    paths.flatMap((path) => files.find((file) => file.path === path) ?? []);
  function focusSearch(): void {
    // Shows the list first, since a hidden input cannot get the focus.
    flushSync(onSearchNear);
    search.current?.focus();
    search.current?.select();
  }
  /** Opens the best match for the text typed so far, since the displayed list may be older. */
  function openBest(): void {
    const best = bestFit(files, searchTerm(typed));
    if (best === undefined) return;
    onOpen('text' in best ? textAddressOf(best, files) : { file: best.path, at: '', view: 'panel' });
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
          onKeyDown={(event) => isEnter(event) && openBest()}
        />
        <p id={`${id}-help`} className="en-help">
          What people see, or a name. Ctrl+K leads here, Enter opens what fits best.
        </p>
        <p className="en-help" role="status">
          {foundText(texts.count, found.length)}
        </p>
      </div>
      {onNew !== undefined && <Button onClick={onNew}>New file</Button>}
      {wanted !== '' && <FoundTexts {...{ files, metaSchemas, onOpen }} found={texts} words={wanted} />}
      {wanted === '' && <KeptList title="Favourites" files={named(kept.favourites)} rowOf={rows} />}
      {wanted === '' && (
        <KeptList
          title="Opened last"
          files={named(kept.recent.filter((path) => path !== open))}
          rowOf={rows}
        />
      )}
      {[...folders].map(([folder, members]) => (
        <details key={folder} open={wanted !== '' || members.some(({ path }) => path === open)}>
          <summary>{folderTitle(folder)}</summary>
          <ul>{members.map(rows)}</ul>
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

function foundText(texts: number, files: number): string {
  if (texts + files === 0) return 'Nothing found.';
  const parts = [texts > 0 ? countOf(texts, 'text') : '', files > 0 ? countOf(files, 'file') : ''];
  return parts.filter((part) => part !== '').join(', ');
}

interface KeptListProps {
  readonly title: string;
  readonly files: readonly NamedSchemaText[];
  readonly rowOf: (file: NamedSchemaText) => ReactNode;
}

function KeptList({ title, files, rowOf }: KeptListProps) {
  if (files.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul>{files.map(rowOf)}</ul>
    </details>
  );
}

/**
 * Returns a function that renders the row of a file: its title, its kind, and whether it is changed or has
 * errors.
 */
function useFileRows({ files, draft, diagnostics, metaSchemas = [], kept, open, onOpen }: FileListProps) {
  const { isShown: isTechnical } = useTechnicalDetails();
  const entities = useMemo(() => files.filter(({ kind }) => kind === 'schema'), [files]);
  const nouns = useMemo(
    () =>
      new Map(metaSchemas.map(({ kind, text }) => [kind, nounOf(jsonObject(revivedJson(text)))] as const)),
    [metaSchemas],
  );
  const broken = new Set(diagnostics.flatMap(({ path, severity }) => (severity === 'error' ? [path] : [])));
  const isChanged = (path: string) =>
    draft.files[path] !== undefined && draft.files[path].base !== draft.files[path].text;
  return (file: NamedSchemaText) => {
    const { path, kind, name } = file;
    const title = isTechnical ? `${name}.${kind}` : titleOfFile(file, entities);
    const isFavourite = kept.favourites.includes(path);
    return (
      <li key={path} className="studio-file-row">
        <button
          type="button"
          className="studio-file"
          data-file={path}
          aria-current={path === open ? 'true' : undefined}
          onClick={() => onOpen({ file: path, at: '', view: 'panel' })}
        >
          <span>{title}</span>
          <span className="studio-kind">
            {nouns.get(kind) ?? kind}
            {isChanged(path) && <span className="studio-mark"> changed</span>}
            {broken.has(path) && <span className="studio-mark studio-broken"> error</span>}
          </span>
        </button>
        {(path === open || isFavourite) && (
          <IconButton
            label={`${title} is a favourite`}
            aria-pressed={isFavourite}
            onClick={() => kept.turn(path)}
          >
            <StarIcon isFilled={isFavourite} />
          </IconButton>
        )}
      </li>
    );
  };
}

/** Titles a folder; a screen's folder gets an addition, since its entity's folder has the same name. */
function folderTitle(folder: string): string {
  const title = labelOf(folder.split('/').at(-1) ?? folder);
  return folder.startsWith('screens/') ? `${title} (screen)` : title;
}
