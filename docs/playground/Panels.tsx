import type { ReactNode } from 'react';
import { TabStrip } from '../../engine/react/index.ts';

interface PanelsProps {
  /** Beginning of the ids of tabs and panels. */
  readonly id: string;
  readonly tabs: readonly { readonly name: string; readonly title: string }[];
  readonly active: string;
  readonly onSelect: (name: string) => void;
  readonly renderPanel: (name: string) => ReactNode;
}

/** Shows one of what the text makes, by tabs; the others stay as they are, out of sight. */
export function Panels({ id, tabs, active, onSelect, renderPanel }: PanelsProps) {
  return (
    <>
      <TabStrip {...{ id, tabs, active, onSelect }} label="What it makes" />
      {tabs.map(({ name }) => (
        <div
          key={name}
          id={`${id}-panel-${name}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== active}
        >
          {renderPanel(name)}
        </div>
      ))}
    </>
  );
}
