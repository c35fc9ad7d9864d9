import type { ReactNode } from 'react';
import './icons.css';

/** Draws an icon of 16 px in the colour of its text. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="en-icon" viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 4.75v3.75M8 11.1v.1" />
    </Icon>
  );
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M8 2 14.5 13.5h-13z" />
      <path d="M8 6.5v3M8 11.5v.1" />
    </Icon>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 7.5v3.75M8 4.9v.1" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m3 8.5 3.25 3.25L13 5" />
    </Icon>
  );
}

export function BellIcon() {
  return (
    <Icon>
      <path d="M3 11.5h10M4.25 11.5V7a3.75 3.75 0 0 1 7.5 0v4.5M6.75 13.75h2.5" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m4 4 8 8M12 4l-8 8" />
    </Icon>
  );
}

/** Renders the icon for the order of a column: an arrow up or down, or both where the column is not sorted. */
/** Renders the arrow of a collapsible section; the style sheet rotates it while the section is open. */
export function ChevronIcon() {
  return (
    <Icon>
      <path d="m6 3.5 4.5 4.5L6 12.5" />
    </Icon>
  );
}

export function Spinner() {
  return <span className="en-spinner" aria-hidden="true" />;
}
