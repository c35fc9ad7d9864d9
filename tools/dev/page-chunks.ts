import { posix } from 'node:path';
import type { GetManualChunk, GetModuleInfo, ModuleInfo } from 'rollup';
import { moduleGraph } from './module-graph.ts';

/** The file of what a page shows as soon as it has its data. */
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
  'features/patients/page/AllergyFact.tsx',
  'features/patients/page/PatientSummary.tsx',
  'features/reservation/page/ReservationControl.tsx',
  'features/reservation/page/RowReservation.tsx',
  'screens/live/LiveUpdates.tsx',
  'screens/session/idle/IdleGuard.tsx',
];

/** Modules of the parts that open over a page: dialogs, menus and notices, with the libraries of all three. */
const opened = [
  'engine/react/box/arrow-keys.ts',
  'engine/react/card/ActionDialog.tsx',
  'engine/react/card/ActionMenu.tsx',
  'engine/react/notifications/notice-board.tsx',
  'engine/react/tab/dialog/RowDialog.tsx',
  'engine/react/theme/tooltips.ts',
];

/** Parts that pages of their own show, declared by `pagePart`: a file of its own each, and one for what opens in it. */
const ofOnePage = {
  studio: 'studio/page/Studio.tsx',
  reports: 'features/reports/page/reports.tsx',
  staging: 'features/staging/page/MemberFiles.tsx',
};

/** RJSF: pages with forms of plain JSON Schema bring it, and no form that the engine draws by itself. */
const plainForms = 'engine/react/form/rjsf/rjsf-drawing.ts';

/** A module is declared as fetched ahead where it is imported (engine/react/parts/lazy-part.tsx). */
const declaresAhead = /\blazy(?:Part|Module)\(/;

/** Characters of code, as compiled, up to which the forms of a folder come with the first form (some 4 kB sent). */
const smallForms = 36_000;

/**
 * Puts what pages fetch later into a few files, in the order in which it is needed: what is shown, what opens over it,
 * what is fetched ahead, and what the forms of one entity need. Left to itself, the bundler makes a file of everything
 * that two of them share, and a page needs a hundred requests. A module is in the first of these files that needs it,
 * so that a file only ever imports earlier ones. What several screens share is one file, and the styles of all this are
 * one sheet.
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
  // Storybook and the page for answers are built by the same configuration, and have no stages.
  if (!has('screens/main.tsx')) return chunks;
  const screens = modules.filter(({ id }) => id.endsWith('.page.ts'));
  const entries = modules.filter(({ isEntry }) => isEntry);
  const first = reachableFrom(entries);
  const fetchedAtOnce = reachableFrom([...entries, ...screens]);
  const assign = (chunk: string, needed: Iterable<string>, taken = fetchedAtOnce) => {
    for (const id of needed) if (!taken.has(id) && !chunks.has(id)) chunks.set(id, chunk);
  };
  const pages = Object.entries(ofOnePage).map(([name, path]) => [name, at(path)] as const);
  const isOfOnePage = new Set(pages.map(([, module]) => module));
  const ofAllPages = reachableLater(entries, isOfOnePage);
  const isLater = (module: ModuleInfo) =>
    !isOfOnePage.has(module) &&
    module.dynamicImporters.some((importer) => declaresAhead.test(getModuleInfo(importer)?.code ?? ''));
  const ahead = modules.filter((module) => ofAllPages.has(module.id) && isLater(module));
  const early = [...entries, ...shown.map(at), ...opened.map(at), ...ahead];
  assign(
    'styles',
    [...reachableFrom(early)].filter((id) => id.endsWith('.css')),
    new Set(),
  );
  const folders = Map.groupBy(modules.filter(isOfForms), ({ id }) => posix.basename(posix.dirname(id)));
  const later = modules.filter(({ id }) => id.endsWith('.part.ts'));
  const others = [...modules.filter(isOfForms), ...later, ...ahead];
  // Told apart from what it imports, Rollup would make two files of it.
  assign('index', first, new Set());
  assign('screens', shared([...screens.map((screen) => [screen]), others]), first);
  assign(shownChunk, reachableFrom(shown.map(at)));
  assign('opened', reachableFrom(opened.map(at)));
  assign('ahead', reachableFrom(ahead));
  assign('plain-forms', reachableFrom([at(plainForms)]));
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

/** A form, or an entity with its validator, as the compiler lets pages load them. */
function isOfForms({ id, dynamicImporters }: ModuleInfo): boolean {
  return /\/generated\/.+\.(?:form|schema)\.ts$/.test(id) && dynamicImporters.length > 0;
}
