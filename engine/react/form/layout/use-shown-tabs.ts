import { useContext } from 'react';
import { fillPiped } from '../../../core/expressions/piped.ts';
import { isWithin, pathsOf } from '../../../core/product/field-paths.ts';
import type { LayoutNode, LayoutTab } from '../../../core/product/form.ts';
import { FieldWrapperContext } from '../field/field-wrapper.ts';
import { useOpenForm } from '../form-react-context.ts';
import type { FormSnapshot } from '../store/form-state.ts';
import { useSelection } from '../use-selection.ts';
import { isTextVisible, textsOf } from './use-nodes-visible.ts';

/** Tab or step that the form offers for its current values. */
export interface ShownTab {
  /** Name of the tab in the store, independent of values in its title. */
  readonly tab: string;
  readonly title: string;
  readonly hasError: boolean;
  readonly rows: readonly LayoutNode[];
}

/** Lists the tabs or steps that the form offers for its current values, and finds the open one. */
export function useShownTabs(tabs: readonly LayoutTab[]): {
  readonly shown: readonly ShownTab[];
  readonly active: string | undefined;
} {
  const { store } = useOpenForm();
  const isDesigned = useContext(FieldWrapperContext) !== undefined;
  return useSelection(store.subscribe, () => {
    const snapshot = store.get();
    const shown = tabs
      .filter(({ rows }) => isDesigned || isShown(snapshot, rows))
      .map((node) => ({
        tab: node.tab,
        rows: node.rows,
        title: titleOf(snapshot, node),
        hasError: hasError(snapshot, node.rows),
      }));
    return { shown, active: (shown.find(({ tab }) => tab === snapshot.activeTab) ?? shown[0])?.tab };
  });
}

/** Reports whether a tab has visible content; a tab without any is not offered. */
function isShown(snapshot: FormSnapshot, rows: readonly LayoutNode[]): boolean {
  if (pathsOf(rows).some((path) => snapshot.views[path]?.isVisible !== false)) return true;
  return textsOf(rows).some((text) => isTextVisible(text, snapshot));
}

function titleOf({ context, made }: FormSnapshot, { tab, values }: LayoutTab): string {
  return values === undefined ? tab : fillPiped(tab, values, { scope: context.scopeOf(made) });
}

function hasError({ paths, views }: FormSnapshot, rows: readonly LayoutNode[]): boolean {
  const fields = pathsOf(rows);
  return paths.paths.some(
    (path) => (views[path]?.errors.length ?? 0) > 0 && fields.some((field) => isWithin(path, field)),
  );
}
