import type { JSONPath } from 'jsonc-parser';
import type { JsonObject } from '../../../engine/core/json.ts';
import type { SourceFile } from '../source/source-file.ts';
import { isAccessName, isCallName, isFileName, isPartName } from './names.ts';
import type { Plan, PlanContext } from './plan-set.ts';

interface ScreenSource {
  readonly title: string;
  readonly route: string;
  readonly access?: string;
  readonly record?: {
    readonly entity: string;
    readonly call: string;
    readonly param: string;
    readonly owners?: string;
  };
  readonly menu?: JsonObject;
  readonly boxes: readonly {
    readonly name: string;
    readonly title: string;
    readonly tabs: readonly TabUse[];
  }[];
}

interface TabUse {
  readonly tab?: string;
  readonly card?: string;
  readonly part?: string;
  readonly group?: string;
  readonly title?: string;
  readonly access?: string;
  readonly tabs?: readonly TabUse[];
}

export function planScreen(file: SourceFile, plans: PlanContext): Plan {
  const { title, route, access, record, menu, boxes } = file.value as ScreenSource;
  if (access !== undefined) isAccessName({ file, at: ['access'], name: access, plans });
  if (record !== undefined) {
    isFileName({ file, at: ['record', 'entity'], name: record.entity, plans }, 'schema');
    isCallName({ file, at: ['record', 'call'], name: record.call, plans });
    if (record.owners !== undefined)
      isCallName({ file, at: ['record', 'owners'], name: record.owners, plans });
  }
  const plannedBoxes = boxes.map((box, index) => ({
    name: box.name,
    title: box.title,
    tabs: box.tabs.map((tab, position) => tabOf({ file, plans }, tab, ['boxes', index, 'tabs', position])),
  }));
  return {
    name: file.stem,
    source: file.path,
    descriptor: { name: file.stem, title, route, access, record, menu, boxes: plannedBoxes },
  };
}

function tabOf(
  place: { readonly file: SourceFile; readonly plans: PlanContext },
  use: TabUse,
  at: JSONPath,
): unknown {
  if (use.access !== undefined) isAccessName({ ...place, at: [...at, 'access'], name: use.access });
  if (use.tab !== undefined) {
    isFileName({ ...place, at: [...at, 'tab'], name: use.tab }, 'tab');
    return { kind: 'tab', tab: use.tab };
  }
  if (use.card !== undefined) {
    isFileName({ ...place, at: [...at, 'card'], name: use.card }, 'card');
    return { kind: 'card', card: use.card };
  }
  if (use.part !== undefined) isPartName({ ...place, at: [...at, 'part'], name: use.part });
  if (use.part !== undefined)
    return { kind: 'part', part: use.part, title: use.title ?? use.part, access: use.access };
  const tabs = (use.tabs ?? []).map((child, index) => tabOf(place, child, [...at, 'tabs', index]));
  return { kind: 'group', name: use.group, title: use.title ?? use.group, tabs };
}
