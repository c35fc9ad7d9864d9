import { type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { fillTemplate } from '../../engine/core/text/template.ts';
import { useFolded } from '../../engine/react/data/use-folded.ts';
import { useProduct } from '../../engine/react/index.ts';
import { ChevronIcon } from '../../engine/react/parts/icons.tsx';
import type { MenuEntry } from '../menu-entries.ts';
import type { MenuState } from './use-menu.ts';

export interface SideMenuProps extends Pick<MenuState, 'isOpen' | 'onFollowed'> {
  /** Entries that the signed-in user may open. */
  readonly entries: readonly MenuEntry[];
  /** Part about the user, where the header has no room for it. */
  readonly account: ReactNode;
}

export function SideMenu({ isOpen, account, ...entries }: SideMenuProps) {
  return (
    <nav id="shell-menu" className="shell-menu" aria-label="Main" hidden={!isOpen}>
      <Entries {...entries} />
      {account && <div className="shell-account">{account}</div>}
    </nav>
  );
}

interface EntriesProps extends Omit<SideMenuProps, 'isOpen' | 'account'> {
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

/** Renders an entry whose sub-entries can be folded. */
function Branch({ entry, onFollowed }: EntryProps) {
  const { messages } = useProduct();
  const id = useId();
  const [isFolded, setFolded] = useFolded(`menu.${entry.name}`);
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
