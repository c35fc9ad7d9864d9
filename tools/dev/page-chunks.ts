import { posix, relative, sep } from 'node:path';
import type { GetManualChunk, GetModuleInfo, ModuleInfo } from 'rollup';

/** What a page shows as soon as it has its data. */
const shown = [
  'engine/react/card/CardBar.tsx',
  'engine/react/card/CardView.tsx',
  'engine/react/card/RowMenu.tsx',
  'engine/react/data/keep-answer.ts',
  'engine/react/saved/SavedTab.tsx',
  'engine/react/tab/ObjectTabView.tsx',
  'engine/react/tab/SearchTab.tsx',
  'engine/react/tab/presence/RowPresence.tsx',
  'screens/features/reservation/ReservationControl.tsx',
  'screens/features/reservation/RowReservation.tsx',
  'screens/live/LiveUpdates.tsx',
  'screens/session/idle/IdleGuard.tsx',
];

/** What opens over it: dialogs, menus and notices, with the libraries of all three. */
const opened = [
  'engine/react/card/ActionDialog.tsx',
  'engine/react/card/ActionMenu.tsx',
  'engine/react/notifications/notice-board.tsx',
  'engine/react/tab/RowDialog.tsx',
  'engine/react/theme/tooltips.ts',
];

/** A module is declared as fetched ahead where it is imported (engine/react/parts/lazy-part.tsx). */
const declaresAhead = /\blazy(?:Part|Module)\(/;

/**
 * Puts what pages fetch later into a few files, in the order in which it is needed: what is shown, what opens over it,
 * what is fetched ahead, and what the forms of one entity need. Left to itself, the bundler makes a file of everything
 * that two of them share, and a page needs a hundred requests. A module is in the first of these files that needs it,
 * so that a file only ever imports earlier ones. What the first load and the parts of screens bring stays as it is.
 */
export function pageChunks(root: string): GetManualChunk {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= assignChunks(root, [...getModuleIds()], getModuleInfo);
    return chunks.get(id);
  };
}

function assignChunks(
  root: string,
  ids: readonly string[],
  getModuleInfo: GetModuleInfo,
): ReadonlyMap<string, string> {
  const { modules, at, has, reach } = graphOf(root, ids, getModuleInfo);
  const chunks = new Map<string, string>();
  // Storybook builds by the same configuration, and has no pages.
  if (!has('screens/main.tsx')) return chunks;
  const fetchedAtOnce = reach(modules.filter(isFetchedAtOnce));
  const assign = (chunk: string, entries: readonly ModuleInfo[]) => {
    for (const id of reach(entries)) if (!fetchedAtOnce.has(id) && !chunks.has(id)) chunks.set(id, chunk);
  };
  const isAhead = ({ dynamicImporters }: ModuleInfo) =>
    dynamicImporters.some((importer) => declaresAhead.test(getModuleInfo(importer)?.code ?? ''));
  assign('shown', shown.map(at));
  assign('opened', opened.map(at));
  assign('ahead', modules.filter(isAhead));

  const folders = Map.groupBy(modules.filter(isOfForms), ({ id }) => posix.basename(posix.dirname(id)));
  const needs = [...folders.values()].map(reach);
  const isShared = ({ id }: ModuleInfo) => needs.filter((needed) => needed.has(id)).length > 1;
  assign(
    'forms',
    modules.filter((module) => module.id.endsWith('.part.ts') || isShared(module)),
  );
  for (const [folder, entries] of folders) assign(`${folder}.forms`, entries);
  return chunks;
}

/** The pages themselves, and the part of the product that each screen brings. */
function isFetchedAtOnce({ id, isEntry }: ModuleInfo): boolean {
  return isEntry || id.endsWith('.page.ts');
}

/** A form, or an entity with its validator, as the compiler lets pages load them. */
function isOfForms({ id, dynamicImporters }: ModuleInfo): boolean {
  return /\/generated\/.+\.(?:form|schema)\.ts$/.test(id) && dynamicImporters.length > 0;
}

function graphOf(root: string, ids: readonly string[], getModuleInfo: GetModuleInfo) {
  const modules = ids.flatMap((id) => getModuleInfo(id) ?? []);
  const byPath = new Map(modules.map((module) => [relative(root, module.id).split(sep).join('/'), module]));

  function at(path: string): ModuleInfo {
    const module = byPath.get(path);
    if (module === undefined)
      throw new Error(
        `No page imports ${path}. Correct its path in tools/dev/page-chunks.ts, or remove it there.`,
      );
    return module;
  }

  /** These modules and all that they import at once. */
  function reach(entries: readonly ModuleInfo[]): ReadonlySet<string> {
    const reached = new Set(entries.map(({ id }) => id));
    for (const id of reached) for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
    return reached;
  }

  const has = (path: string) => byPath.has(path);
  return { modules, at, has, reach };
}
