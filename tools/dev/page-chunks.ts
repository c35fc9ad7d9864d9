import { posix } from 'node:path';
import type { GetManualChunk, GetModuleInfo, ModuleInfo } from 'rollup';
import { moduleGraph } from './module-graph.ts';

/** Name of the chunk with the parts that every page shows once it has its data. */
export const shownChunk = 'shown';

const shown = [
  'engine/react/card/CardBar.tsx',
  'engine/react/card/CardView.tsx',
  'engine/react/card/RowMenu.tsx',
  'engine/react/data/keep-answer.ts',
  'engine/react/saved/FoundRows.tsx',
  'engine/react/saved/SavedTab.tsx',
  'engine/react/tab/ObjectTabView.tsx',
  'engine/react/tab/RowsTabView.tsx',
  'engine/react/tab/search/SearchTab.tsx',
  'engine/react/tab/presence/RowPresence.tsx',
  'features/all/page/PatientInHeader.tsx',
  'features/reservation/page/ReservationControl.tsx',
  'features/reservation/page/RowReservation.tsx',
  'screens/app/Beside.tsx',
  'screens/session/idle/IdleGuard.tsx',
  'screens/shell/Shortcuts.tsx',
];

/** Modules of the parts that open over a page: dialogs, menus and notices, with their libraries. */
const opened = [
  'engine/react/box/arrow-keys.ts',
  'engine/react/card/ActionDialog.tsx',
  'engine/react/card/ActionMenu.tsx',
  'engine/react/notifications/NoticeHistory.tsx',
  'engine/react/tab/dialog/RowDialog.tsx',
  'engine/react/theme/tooltips.ts',
];

/**
 * Parts of single pages, declared by `pagePart`. Each gets one chunk, and one more for the parts that open inside.
 */
const ofOnePage = {
  studio: 'studio/page/Studio.tsx',
  reports: 'engine/react/report/ReportTab.tsx',
  staging: 'features/staging/page/MemberFiles.tsx',
};

/** Module with RJSF, which only forms of plain JSON Schema need, not those that the engine lays out itself. */
const plainForms = 'engine/react/form/rjsf/rjsf-drawing.ts';

/** Pattern of calls that declare a module as prefetched (engine/react/parts/lazy-part.tsx). */
const declaresAhead = /\blazy(?:Part|Module)\(/;

/**
 * Maximum size of a folder's forms, in characters of compiled code, up to which they are loaded with the first
 * form (some 4 kB sent).
 */
const smallForms = 36_000;

/**
 * Groups modules that the entry does not import into a few chunks, in the order of need: parts that pages show,
 * parts that open over them, prefetched parts, and forms by entity. The bundler's default would mean a hundred
 * requests per page. Each module is in the first chunk that needs it, so that chunks import only earlier ones.
 * Code that screens share is one chunk, and all styles are one sheet.
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
  const {
    modules,
    at,
    has,
    reachable: reachableFrom,
    reachableLater,
    shared,
    sizeOf,
  } = moduleGraph(root, ids, getModuleInfo);
  const chunks = new Map<string, string>();
  // Skips Storybook and the page for answers, which the same configuration builds without these chunks.
  if (!has('screens/main.tsx')) return chunks;
  const screens = modules.filter(({ id }) => id.endsWith('.page.ts'));
  const entries = modules.filter(({ isEntry }) => isEntry);
  const first = reachableFrom(entries);
  const fetchedAtOnce = reachableFrom([...entries, ...screens]);
  const assign = (chunk: string, needed: Iterable<string>, taken = fetchedAtOnce) => {
    for (const id of needed) if (!taken.has(id) && !chunks.has(id)) chunks.set(id, chunk);
  };
  // Skips what another product need not have: all but engine and frame.
  const isClinic = has('features/all/page/front.tsx');
  const isMeant = (path: string) => isClinic || has(path) || /^(?:engine|screens)\//.test(path);
  const all = (paths: readonly string[]) => paths.filter(isMeant).map(at);
  const pages = Object.entries(ofOnePage)
    .filter(([, path]) => isMeant(path))
    .map(([name, path]) => [name, at(path)] as const);
  const isOfOnePage = new Set(pages.map(([, module]) => module));
  const ofAllPages = reachableLater(entries, isOfOnePage);
  const isLater = (module: ModuleInfo) =>
    !isOfOnePage.has(module) &&
    module.dynamicImporters.some((importer) => declaresAhead.test(getModuleInfo(importer)?.code ?? ''));
  const ahead = modules.filter((module) => ofAllPages.has(module.id) && isLater(module));
  const early = [...entries, ...all(shown), ...all(opened), ...ahead];
  assign(
    'styles',
    [...reachableFrom(early)].filter((id) => id.endsWith('.css')),
    new Set(),
  );
  const folders = Map.groupBy(modules.filter(isOfForms), ({ id }) => posix.basename(posix.dirname(id)));
  const later = modules.filter(({ id }) => id.endsWith('.part.ts'));
  const others = [...modules.filter(isOfForms), ...later, ...ahead];
  // Assigns the entry and its static imports to one chunk, which Rollup would otherwise split in two.
  assign('index', first, new Set());
  assign('screens', shared([...screens.map((screen) => [screen]), others]), first);
  assign(shownChunk, reachableFrom(all(shown)));
  assign('opened', reachableFrom(all(opened)));
  assign('ahead', reachableFrom(ahead));
  assign('change-this', reachableFrom(all(['studio/page/change-this/ChangeThis.tsx'])));
  assign('plain-forms', reachableFrom(all([plainForms])));
  const ofPages = pages.map(([name, module]) => {
    const reached = reachableLater([module], isOfOnePage);
    const isOwn = ({ id }: ModuleInfo) => reached.has(id) && !ofAllPages.has(id);
    return { name, module, opened: modules.filter(isOwn).filter(isLater) };
  });
  assign('ahead', shared(ofPages.map(({ module, opened: own }) => [module, ...own])));
  for (const { name, module, opened: own } of ofPages) {
    assign(name, reachableFrom([module]));
    assign(`${name}.later`, reachableFrom(own));
  }
  assign('forms', [...reachableFrom(later), ...shared([...folders.values()])]);
  for (const [folder, forms] of folders) {
    const needed = [...reachableFrom(forms)].filter((id) => !fetchedAtOnce.has(id) && !chunks.has(id));
    assign(sizeOf(needed) < smallForms ? 'forms' : `${folder}.forms`, needed);
  }
  return chunks;
}

/** Reports whether a module is a form, or an entity with its validator, loaded dynamically by the compiler's output. */
function isOfForms({ id, dynamicImporters }: ModuleInfo): boolean {
  return /\/generated\/.+\.(?:form|schema)\.ts$/.test(id) && dynamicImporters.length > 0;
}
