import { type KeyboardEvent, useRef } from 'react';
import { AlertIcon } from './icons.tsx';
import './tabs.css';
import { useMessages } from '../context/use-messages.ts';

export interface TabEntry {
  readonly name: string;
  readonly title: string;
  /** Number after the title; undefined where nothing is counted or the count is unknown. */
  readonly count?: number | undefined;
  /**
   * Number of digits that the title reserves room for, even before the count is known, so that one more row does not
   * move the tabs.
   */
  readonly digits?: number | undefined;
  readonly hasError?: boolean;
  readonly isDisabled?: boolean;
  /**
   * True for a tab that begins with search fields, which the search key opens if no search field is visible.
   */
  readonly isSearch?: boolean;
}

export interface TabStripProps {
  /** Id of the strip; panels have the id `{id}-panel-{name}` and are labelled by `{id}-tab-{name}`. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly active: string;
  readonly onSelect: (name: string) => void;
  /** True for a strip inside of another strip's panel; it has a lighter style. */
  readonly isNested?: boolean;
}

/** Renders tabs in the ARIA pattern: arrows, Home and End move between the tabs and open them; Tab leaves the strip. */
export function TabStrip({ id, label, tabs, active, onSelect, isNested = false }: TabStripProps) {
  const say = useMessages();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = besides(tabs, focusedTab(event.target, id) ?? active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tab-${next}`)}`)?.focus();
  }

  return (
    <div
      ref={list}
      className={isNested ? 'en-tabs en-tabs-nested' : 'en-tabs'}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.name}
          id={`${id}-tab-${tab.name}`}
          type="button"
          role="tab"
          className="en-tab"
          aria-selected={tab.name === active}
          aria-controls={tab.name === active ? `${id}-panel-${tab.name}` : undefined}
          tabIndex={tab.name === active ? 0 : -1}
          disabled={tab.isDisabled}
          data-searches={tab.isSearch === true ? '' : undefined}
          onClick={() => onSelect(tab.name)}
        >
          <span>
            <TabTitle {...tab} />
          </span>
          {tab.hasError === true && (
            <span className="en-tab-error">
              <AlertIcon />
              <span className="en-visually-hidden">{say('form.error-tab')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/**
 * Minimum number of digits to reserve room for: before a count is known, and for a one-digit count, which may grow by
 * two digits.
 */
export const fewestDigits = 3;

/** Renders the title, with the number of rows where known. */
export function TabTitle({ title, count, digits }: Partial<Pick<TabEntry, 'title' | 'count' | 'digits'>>) {
  const isCounted = count !== undefined || digits !== undefined;
  const room = digits === undefined ? undefined : { minWidth: `calc(${digits}ch + 0.8em)` };
  return (
    <>
      {title}
      {isCounted && ' '}
      {isCounted && (
        <span className="en-tab-count" style={room}>
          {count !== undefined && `(${count})`}
        </span>
      )}
    </>
  );
}

/**
 * Finds the name of the focused tab, from which arrow keys move. It may differ from the open tab, since a tab
 * gets the focus before its content is loaded.
 */
function focusedTab(target: EventTarget, id: string): string | undefined {
  const prefix = `${id}-tab-`;
  return target instanceof HTMLElement && target.id.startsWith(prefix)
    ? target.id.slice(prefix.length)
    : undefined;
}

/** Finds the tab to which an arrow key, Home or End moves, cyclically; undefined for other keys. */
function besides(tabs: readonly TabEntry[], from: string, key: string): string | undefined {
  const open = tabs.filter((tab) => tab.isDisabled !== true);
  const index = open.findIndex((tab) => tab.name === from);
  if (key === 'ArrowRight') return open[(index + 1) % open.length]?.name;
  if (key === 'ArrowLeft') return open[(index - 1 + open.length) % open.length]?.name;
  if (key === 'Home') return open[0]?.name;
  return key === 'End' ? open.at(-1)?.name : undefined;
}
