import type { JSONPath } from 'jsonc-parser';
import type { PaletteTab } from '../../../core/product/screen.ts';
import type { ScreenFile, TabFile } from '../../files/screen.ts';
import type { TabFile as WrittenTab } from '../../files/tab.ts';
import { isFileName, isOneOf } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

interface PaletteLocation {
  readonly file: SourceFile<'screen'>;
  readonly plans: PlanContext;
}

/** Plans the tabs whose rows are found on every page, and refuses those whose rows lead nowhere from there. */
export function planPalette(
  location: PaletteLocation,
  palette: ScreenFile['palette'],
): readonly PaletteTab[] | undefined {
  return palette?.map(({ tab, noun, details = [] }, index) => {
    const at = ['palette', index];
    checkTab(location, tab, [...at, 'tab']);
    checkDetails(location, { tab, details }, [...at, 'details']);
    return { tab, noun, details };
  });
}

function checkTab({ file, plans }: PaletteLocation, name: string, at: JSONPath): void {
  if (!isFileName({ file, at, name, plans }, 'tab')) return;
  const reason = hindrance(file.value, name, plans.sources.of('tab').get(name)?.value);
  if (reason === undefined) return;
  plans.diagnostics.report(file, { code: 'screen/not-found-by-name', ...reason, at });
}

function hindrance(
  { boxes = [], route }: ScreenFile,
  name: string,
  tab: WrittenTab | undefined,
): { readonly message: string; readonly help: string } | undefined {
  if (!boxes.some(({ tabs }) => holds(tabs, name)))
    return {
      message: `The tab "${name}" is not on this screen.`,
      help: 'Name it on the screen that has it.',
    };
  if (route.includes(':'))
    return {
      message: `Another page cannot open "${name}": the address "${route}" has a part that changes.`,
      help: 'Name a tab of a screen whose address is whole.',
    };
  if (tab === undefined || tab.source.saved !== undefined) return undefined;
  const isLinked = tab.table?.columns.some(({ link }) => link !== undefined) === true;
  if (tab.source.search !== undefined && tab.source.about === undefined && isLinked) return undefined;
  return {
    message: `Nothing finds the rows of "${name}" by a name.`,
    help: 'Name a tab with saved searches, or one whose search is about no record and has a column with a link.',
  };
}

function checkDetails(
  { file, plans }: PaletteLocation,
  { tab, details }: Pick<PaletteTab, 'tab' | 'details'>,
  at: JSONPath,
): void {
  const columns = plans.sources.of('tab').get(tab)?.value.table?.columns;
  if (columns === undefined) return;
  const known = columns.map(({ field }) => field);
  for (const [index, name] of details.entries())
    isOneOf({ file, plans, at: [...at, index], name }, known, { noun: 'column', code: 'field/unknown' });
}

function holds(tabs: readonly TabFile[], name: string): boolean {
  return tabs.some((use) => use.tab === name || holds(use.tabs ?? [], name));
}
