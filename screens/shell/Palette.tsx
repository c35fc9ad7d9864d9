import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { foldText } from '../../engine/core/text/fold-text.ts';
import { Dialog, LeaveButton, Loading, useAccess, useProduct } from '../../engine/react/index.ts';
import type { PaletteRow } from '../../engine/react/screen/palette-rows-of.ts';
import { type PaletteRows, usePaletteRows } from '../../engine/react/screen/use-palette-rows.ts';
import { menuEntries } from '../menu-entries.ts';
import { type PaletteEntry, pageEntries, shownEntries } from './page-actions.ts';
import './palette.css';

interface PaletteProps {
  readonly onClose: () => void;
  /** Called with what was chosen, which acts once the palette is closed and the focus is where it was. */
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** Asks for a page, a tab, a button, or a row of the product by its name, so that keys lead to it from anywhere. */
export function Palette({ onClose, onChoose }: PaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const rows = usePaletteRows(typed);
  const found = useFound(typed, rows);
  const label = ['Page', 'tab', 'action', ...rows.nouns].join(', ').replace(/, ([^,]+)$/, ' or $1');
  const option = found[marked];
  const optionId = (index: number) => `${id}-${index}`;

  function press(event: KeyboardEvent): void {
    const next = nextIndex(event.key, marked, found.length);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && option !== undefined) onChoose(option);
    else if (next === undefined) return;
    else setMarked(next);
    event.preventDefault();
  }

  return (
    <Dialog
      title="Go to"
      onClose={onClose}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>Close</LeaveButton>
        </div>
      }
    >
      <input
        className="en-input"
        type="search"
        role="combobox"
        data-autofocus
        autoComplete="off"
        aria-label={label}
        aria-expanded={true}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={option === undefined ? undefined : optionId(marked)}
        placeholder={label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} className="palette" role="listbox" aria-label="Found" aria-busy={rows.isPending}>
        {found.map((entry, index) => (
          <Option
            key={entry.id}
            id={optionId(index)}
            entry={entry}
            isMarked={index === marked}
            onChoose={() => onChoose(entry)}
          />
        ))}
      </div>
      {rows.error !== undefined && <Loading error={rows.error} onRetry={rows.retry} />}
      <p className="en-help" role="status">
        {outcome(found.length, rows)}
      </p>
    </Dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isMarked: boolean;
  readonly onChoose: () => void;
}

function Option({ id, entry, isMarked, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys of its options
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the active option
    <div
      ref={element}
      id={id}
      className="palette-option"
      role="option"
      aria-selected={isMarked}
      onClick={onChoose}
    >
      <span>{entry.name}</span> <span className="palette-detail">{entry.detail}</span>
    </div>
  );
}

/** Says what came of the text, where the list does not. */
function outcome(count: number, { isPending, error, more }: PaletteRows): string {
  if (isPending) return 'Searching';
  if (more > 0) return `${more.toLocaleString('en-US')} more have this name: type more of it.`;
  if (count > 0 || error !== undefined) return '';
  return 'Nothing here has this name. Type more of it, or press Esc: a / then goes to the search of the page.';
}

/**
 * Lists what has the typed text in its name: entries of the page, then rows. Rows that arrive later stand at the end,
 * so that nothing moves under the hand; while nothing is typed the list waits for them, since they come first.
 */
function useFound(typed: string, { listed, found, isPending }: PaletteRows): readonly PaletteEntry[] {
  const entries = useEntries();
  const navigate = useNavigate();
  const entryOf = ({ name, detail, to }: PaletteRow): PaletteEntry => ({
    ...{ id: `row ${to}`, name, detail, act: () => void navigate(to) },
  });
  const [searches, hits] = [listed.map(entryOf), found.map(entryOf)];
  if (typed.trim() !== '') return [...matching(entries, typed), ...matching(searches, typed), ...hits];
  return isPending ? [] : [...hits, ...entries, ...searches];
}

/** Lists what the page shows, read once before the palette covers it, and the pages of the menu. */
function useEntries(): readonly PaletteEntry[] {
  const { screens } = useProduct();
  const can = useAccess();
  const navigate = useNavigate();
  const [entries] = useState(() => [
    ...shownEntries(),
    ...pageEntries(menuEntries(Object.values(screens), can), navigate),
  ]);
  return entries;
}

/** Finds the entries with every typed word in their name or box; names that begin so come first. */
function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const text = foldText(typed).trim();
  const words = text.split(/\s+/);
  const found = entries.filter(({ name, detail }) => {
    const all = foldText(`${name} ${detail}`);
    return words.every((word) => all.includes(word));
  });
  const begins = ({ name }: PaletteEntry) => Number(foldText(name).startsWith(text));
  return found.toSorted((a, b) => begins(b) - begins(a));
}

/** Finds the option that an arrow key leads to, around the ends; undefined for any other key. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  return key === 'ArrowUp' ? (at - 1 + count) % count : undefined;
}
