import { type ReactNode, useId } from 'react';
import type { LayoutNode, LayoutTab } from '../../../core/product/form.ts';
import { useMessages } from '../../context/use-messages.ts';
import { TabStrip } from '../../parts/TabStrip.tsx';
import { useOpenForm } from '../form-react-context.ts';
import { useShownTabs } from './use-shown-tabs.ts';

export interface FormTabsProps {
  readonly tabs: readonly LayoutTab[];
  readonly renderRows: (rows: readonly LayoutNode[]) => ReactNode;
}

/** The tabs of a form. All panels stay mounted, so that typed text and the paths of errors are never lost. */
export function FormTabs({ tabs, renderRows }: FormTabsProps) {
  const { store } = useOpenForm();
  const { shown, active } = useShownTabs(tabs);
  const id = useId();
  const say = useMessages();
  return (
    <>
      <TabStrip
        id={id}
        label={say('form.parts')}
        active={nameOf(tabs.findIndex(({ tab }) => tab === active))}
        onSelect={(name) => store.openTab(tabs.find((_, index) => nameOf(index) === name)?.tab ?? '')}
        tabs={shown.map(({ tab, title, hasError }) => {
          return { name: nameOf(tabs.findIndex((each) => each.tab === tab)), title, hasError };
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
