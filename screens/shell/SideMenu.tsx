import { NavLink } from 'react-router';

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
}

/** The entries that the signed-in user may open. */
export function SideMenu({ entries, isOpen }: { entries: readonly MenuEntry[]; isOpen: boolean }) {
  return (
    <nav id="shell-menu" className="shell-menu" aria-label="Main" hidden={!isOpen}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink to={entry.to} end className="shell-menu-link">
              {entry.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
