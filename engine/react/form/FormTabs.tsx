import { type ReactNode, useId } from 'react';
import { fillPiped } from '../../core/expressions/piped.ts';
import { isWithin, pathsOf } from '../../core/product/field-paths.ts';
import type { LayoutNode, LayoutTab } from '../../core/product/form.ts';
import { useMessages } from '../context/use-messages.ts';
import { TabStrip } from '../parts/TabStrip.tsx';
import { useFormSnapshot, useOpenForm } from './form-react-context.ts';
import type { FormSnapshot } from './store/form-state.ts';
import { isTextVisible, textsOf } from './use-nodes-visible.ts';

export interface FormTabsProps {
  readonly tabs: readonly LayoutTab[];
  readonly renderRows: (rows: readonly LayoutNode[]) => ReactNode;
}

/** The tabs of a form. All panels stay mounted, so that what is typed and where the errors are is never lost. */
export function FormTabs({ tabs, renderRows }: FormTabsProps) {
  const { store } = useOpenForm();
  const snapshot = useFormSnapshot(store);
  const id = useId();
  const say = useMessages();
  const shown = tabs.filter(({ rows }) => isShown(snapshot, rows));
  const active = (shown.find(({ tab }) => tab === snapshot.activeTab) ?? shown[0])?.tab;
  return (
    <>
      <TabStrip
        id={id}
        label={say('form.parts')}
        active={nameOf(tabs.findIndex(({ tab }) => tab === active))}
        onSelect={(name) => store.openTab(tabs.find((_, index) => nameOf(index) === name)?.tab ?? '')}
        tabs={shown.map((tab) => {
          const title = titleOf(snapshot, tab);
          return { name: nameOf(tabs.indexOf(tab)), title, hasError: hasError(snapshot, tab.rows) };
        })}
      />
      {tabs.map(({ tab, rows }, index) => (
        <div
          key={tab}
          id={`${id}-panel-${nameOf(index)}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${nameOf(index)}`}
          hidden={tab !== active}
        >
          {renderRows(rows)}
        </div>
      ))}
    </>
  );
}

/** A tab goes by its number: a title may have spaces, and ids may not. */
function nameOf(index: number): string {
  return `part-${index + 1}`;
}

/** A tab of which nothing is shown is not offered. */
function isShown(snapshot: FormSnapshot, rows: readonly LayoutNode[]): boolean {
  if (pathsOf(rows).some((path) => snapshot.views[path]?.isVisible !== false)) return true;
  return textsOf(rows).some((text) => isTextVisible(text, snapshot));
}

function titleOf({ context, made }: FormSnapshot, { tab, values }: LayoutTab): string {
  return values === undefined ? tab : fillPiped(tab, values, { scope: context.scopeOf(made) });
}

function hasError({ places, views }: FormSnapshot, rows: readonly LayoutNode[]): boolean {
  const fields = pathsOf(rows);
  return places.paths.some(
    (path) => (views[path]?.errors.length ?? 0) > 0 && fields.some((field) => isWithin(path, field)),
  );
}
