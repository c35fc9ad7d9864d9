import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, WarningIcon } from './icons.tsx';
import './states.css';

export interface PanelProps {
  readonly tone: 'danger' | 'warning' | 'info';
  /**
   * Role of the panel: `alert` interrupts a screen reader, `status` waits; undefined for text present from the start.
   */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

const signs = { danger: AlertIcon, warning: WarningIcon, info: InfoIcon };

/** Renders a remark inside of a page or dialog, with its sign and colour. */
export function Panel({ tone, role, children }: PanelProps) {
  const Sign = signs[tone];
  return (
    <div className={`en-panel en-panel-${tone}`} role={role}>
      <Sign />
      <div>{children}</div>
    </div>
  );
}
