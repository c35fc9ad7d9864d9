import type { JSONPath } from 'jsonc-parser';
import type { BoxTab, ScreenDescriptor } from '../../../core/product/screen.ts';
import type { ScreenFile, TabFile } from '../../files/screen.ts';
import { isAccessName, isCallName, isFileName, isPartName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import { writtenCall } from '../../plan/written-call.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { planPalette } from './plan-palette.ts';
import { planReportTab } from './plan-report-tab.ts';

type PlannedTab = Planned<BoxTab>;

interface ScreenLocation {
  readonly file: SourceFile;
  readonly plans: PlanContext;
}

export function planScreen(file: SourceFile<'screen'>, plans: PlanContext): PlanOf<ScreenDescriptor> {
  const { title, route, access, loggedOutUnless, record, menu, palette, flow, boxes = [] } = file.value;
  if (access !== undefined) isAccessName({ file, at: ['access'], name: access, plans });
  if (loggedOutUnless !== undefined)
    isAccessName({ file, at: ['loggedOutUnless'], name: loggedOutUnless, plans });
  if (record !== undefined) {
    isFileName({ file, at: ['record', 'entity'], name: record.entity, plans }, 'schema');
    checkRead({ file, plans }, record, ['record', 'call']);
    if (record.subject !== undefined)
      checkRead({ file, plans }, record.subject, ['record', 'subject', 'call']);
    if (record.owners !== undefined)
      isCallName({ file, at: ['record', 'owners'], name: record.owners, plans });
  }
  if (menu !== undefined) checkMenu(menu, { file, plans });
  if (flow !== undefined) isFileName({ file, at: ['flow'], name: flow, plans }, 'flow');
  const expressions = { file, plans, context: plans.records };
  const shownBoxes = boxes
    .map(({ name, title: label, note, printsAllTabs, readers, tabs }, index) => ({
      ...{ name, title: label, printsAllTabs, readers },
      note: planExpression(note, ['boxes', index, 'note'], expressions, 'string'),
      tabs: tabsOf({ file, plans }, tabs, ['boxes', index, 'tabs']),
    }))
    .filter(({ tabs }) => tabs.length > 0);
  return {
    name: file.stem,
    source: file.path,
    descriptor: {
      ...{ name: file.stem, title, route, access, loggedOutUnless },
      ...{ record, menu, flow, palette: planPalette({ file, plans }, palette), boxes: shownBoxes },
    },
  };
}

/**
 * Refuses a call with another required parameter than the one in the screen's URL, since the page has no value
 * for it.
 */
function checkRead(
  { file, plans }: ScreenLocation,
  { call, param }: { readonly call: string; readonly param: string },
  at: JSONPath,
): void {
  isCallName({ file, at, name: call, plans });
  const { query = {}, store } = writtenCall(call, plans) ?? {};
  const given = store?.by ?? param;
  // Skips a call that lacks the parameter, which is reported with the call.
  if (query[given] === undefined) return;
  for (const [name, { required, sends }] of Object.entries(query)) {
    if (required !== true || sends !== undefined || name === given) continue;
    plans.diagnostics.report(file, {
      code: 'screen/read-not-given',
      message: `The call "${call}" needs "${name}", and the address of the screen gives it "${given}" alone.`,
      help: `Let the call do without "${name}", or read the record with a call that needs "${given}" alone.`,
      at,
    });
  }
}

/** Plans the tabs of a screen, without those of status `planned`, which pages never show. */
function tabsOf(location: ScreenLocation, uses: readonly TabFile[], at: JSONPath): readonly PlannedTab[] {
  return uses.flatMap((use, index) => {
    if (use.status === undefined) return [tabOf(location, use, [...at, index])];
    checkPlannedTab(location, use, [...at, index]);
    return [];
  });
}

function checkPlannedTab({ file, plans }: ScreenLocation, { tab = '', access }: TabFile, at: JSONPath): void {
  if (access !== undefined) isAccessName({ file, plans, at: [...at, 'access'], name: access });
  if (!plans.sources.of('tab').has(tab)) return;
  plans.diagnostics.report(file, {
    code: 'screen/planned-tab',
    message: `The tab "${tab}" is marked as planned, but it exists.`,
    help: 'Remove "status", and what the tab says itself.',
    fix: { replace: at, value: { tab } },
    at: [...at, 'status'],
  });
}

function tabOf(location: ScreenLocation, use: TabFile, at: JSONPath): PlannedTab {
  if (use.access !== undefined) isAccessName({ ...location, at: [...at, 'access'], name: use.access });
  if (use.tab !== undefined) {
    isFileName({ ...location, at: [...at, 'tab'], name: use.tab }, 'tab');
    return { kind: 'tab', tab: use.tab };
  }
  if (use.card !== undefined) {
    isFileName({ ...location, at: [...at, 'card'], name: use.card }, 'card');
    return { kind: 'card', card: use.card };
  }
  if (use.report !== undefined) return planReportTab({ ...location, at }, use, use.report);
  if (use.part !== undefined) isPartName({ ...location, at: [...at, 'part'], name: use.part });
  if (use.part !== undefined)
    return { kind: 'part', part: use.part, title: use.title ?? use.part, access: use.access };
  const tabs = tabsOf(location, use.tabs ?? [], [...at, 'tabs']);
  const { group = '' } = use;
  return { kind: 'group', name: group, title: use.title ?? group, tabs };
}

function checkMenu({ under, access }: NonNullable<ScreenFile['menu']>, location: ScreenLocation): void {
  if (under !== undefined) isFileName({ ...location, at: ['menu', 'under'], name: under }, 'screen');
  if (access !== undefined) isAccessName({ ...location, at: ['menu', 'access'], name: access });
}
