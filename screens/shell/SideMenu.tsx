import { useId, useState } from 'react';
import { NavLink } from 'react-router';
import { fillTemplate } from '../../engine/core/text/template.ts';
import { writeStored } from '../../engine/react/data/stored-settings.ts';
import { useProduct } from '../../engine/react/index.ts';
import { ChevronIcon } from '../../engine/react/parts/icons.tsx';
import type { MenuEntry } from '../menu-entries.ts';
import type { MenuState } from './use-menu.ts';

export interface SideMenuProps extends Pick<MenuState, 'isOpen' | 'onFollowed'> {
  /** Entries that the signed-in user may open. */
  readonly entries: readonly MenuEntry[];
}

export function SideMenu({ isOpen, ...entries }: SideMenuProps) {
  return (
    <nav id="shell-menu" className="shell-menu" aria-label="Main" hidden={!isOpen}>
      <Entries {...entries} />
    </nav>
  );
}

interface EntriesProps extends Omit<SideMenuProps, 'isOpen'> {
  readonly id?: string;
}

function Entries({ entries, id, onFollowed }: EntriesProps) {
  return (
    <ul id={id}>
      {entries.map((entry) => (
        <li key={entry.name}>
          {entry.entries.length === 0 ? (
            <EntryLink entry={entry} onFollowed={onFollowed} />
          ) : (
            <Branch entry={entry} onFollowed={onFollowed} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<MenuState, 'onFollowed'> {
  readonly entry: MenuEntry;
}

function EntryLink({ entry, onFollowed }: EntryProps) {
  return (
    <NavLink
      to={entry.to}
      end
      className="shell-menu-link"
      onClick={({ currentTarget }) => onFollowed(currentTarget)}
    >
      {entry.label}
    </NavLink>
  );
}

/** Renders an entry whose sub-entries can be folded; local storage keeps the folded state. */
function Branch({ entry, onFollowed }: EntryProps) {
  const { messages } = useProduct();
  const id = useId();
  const [isFolded, setFolded] = useFolded(entry.name);
  return (
    <>
      <div className="shell-menu-branch">
        <EntryLink entry={entry} onFollowed={onFollowed} />
        <button
          type="button"
          className="shell-menu-fold"
          aria-expanded={!isFolded}
          aria-controls={id}
          aria-label={fillTemplate(messages['menu.under'] ?? '', { label: entry.label })}
          onClick={() => setFolded(!isFolded)}
        >
          <ChevronIcon />
        </button>
      </div>
      {!isFolded && <Entries entries={entry.entries} id={id} onFollowed={onFollowed} />}
    </>
  );
}

function useFolded(name: string) {
  const key = `menu-folded.${name}`;
  const [isFolded, setState] = useState(() => localStorage.getItem(key) !== null);
  function setFolded(next: boolean): void {
    if (next) writeStored(key, 'true');
    else localStorage.removeItem(key);
    setState(next);
  }
  return [isFolded, setFolded] as const;
}
