import type { ReactNode } from 'react';
import './icons.css';

/** Draws an icon of 16 px in the colour of the text beside it. */
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

export function StopIcon() {
  return (
    <Icon>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M5 8h6" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M8 3v10M3 8h10" />
    </Icon>
  );
}

export function EditIcon() {
  return (
    <Icon>
      <path d="M10.75 2.75 13.25 5.25 5.5 13H3v-2.5z" />
    </Icon>
  );
}

export function RemoveIcon() {
  return (
    <Icon>
      <path d="M2.75 4.25h10.5M6.25 4V2.75h3.5V4M4.25 4.25l.6 9h6.3l.6-9M6.75 7v3.5M9.25 7v3.5" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.25" />
      <path d="M10.5 5.25V2.5h-8v8h2.75" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3 3" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M3.5 8h.1M8 8h.1M12.5 8h.1" strokeWidth="2.25" />
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

export function UpIcon() {
  return (
    <Icon>
      <path d="M8 13V3.5M4 7l4-4 4 4" />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M8 3v9.5M4 9l4 4 4-4" />
    </Icon>
  );
}

export function HistoryIcon() {
  return (
    <Icon>
      <path d="M2.5 8a5.5 5.5 0 1 1 1.7 3.97M2.5 8 1.25 6.5M2.5 8 4 6.6M8 5v3.25l2 1.25" />
    </Icon>
  );
}

export function Spinner() {
  return <span className="en-spinner" aria-hidden="true" />;
}
