import type { ScreenDescriptor } from '../engine/core/product/screen.ts';
import type { Can } from '../engine/react/index.ts';

/** Entry of the side menu with its sub-entries. */
export interface MenuEntry {
  /** Name of the screen. */
  readonly name: string;
  readonly label: string;
  readonly to: string;
  readonly entries: readonly MenuEntry[];
}

/**
 * Lists the screens with a menu entry that the user may open, in order. An entry whose parent is hidden is at the top
 * level.
 */
export function menuEntries(screens: readonly ScreenDescriptor[], can: Can): readonly MenuEntry[] {
  const seen = screens
    .filter(({ menu, access }) => menu !== undefined && can(access) && can(menu.access))
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  const isSeen = (name: string | undefined) => seen.some((screen) => screen.name === name);
  const entryOf = ({ name, menu, route }: ScreenDescriptor): MenuEntry => ({
    ...{ name, label: menu?.label ?? name, to: route },
    entries: seen.filter((other) => other.menu?.under === name).map(entryOf),
  });
  return seen.filter(({ menu }) => !isSeen(menu?.under)).map(entryOf);
}

function orderOf({ menu }: ScreenDescriptor): number {
  return menu?.order ?? 0;
}
