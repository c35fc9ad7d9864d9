import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, WarningIcon } from './icons.tsx';
import './states.css';

export interface PanelProps {
  readonly tone: 'danger' | 'warning' | 'info';
  /**
   * ARIA role of the panel: `alert` interrupts a screen reader, `status` waits for a pause; undefined for
   * text that is there from the start.
   */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

const signs = { danger: AlertIcon, warning: WarningIcon, info: InfoIcon };

/** Renders a remark in a page or dialog, with the icon and the colour of its tone. */
export function Panel({ tone, role, children }: PanelProps) {
  const Sign = signs[tone];
  return (
    <div className={`en-panel en-panel-${tone}`} role={role}>
      <Sign />
      <div>{children}</div>
    </div>
  );
}
