import { type KeyboardEvent, useRef } from 'react';
import { AlertIcon } from './icons.tsx';
import './tabs.css';
import { useMessages } from '../context/use-messages.ts';

export interface TabEntry {
  readonly name: string;
  readonly title: string;
  /** Number behind the title; undefined where there is nothing to count or it is not known yet. */
  readonly count?: number | undefined;
  /** Digits that the count has room for, also while it is not known: a row more moves no tab beside it. */
  readonly digits?: number | undefined;
  readonly hasError?: boolean;
  readonly isDisabled?: boolean;
  /** True where it begins with fields that search: the key of the search opens it where no such field is on show. */
  readonly isSearch?: boolean;
}

export interface TabStripProps {
  /** Panels carry the id `{id}-panel-{name}` and are labelled by `{id}-tab-{name}`. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly active: string;
  readonly onSelect: (name: string) => void;
  /** A strip inside of another one looks lighter. */
  readonly isNested?: boolean;
}

/** The ARIA tabs pattern: arrows, Home and End move among the tabs and open them; Tab leaves the strip. */
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

/** The title, with the number of rows where it is known. */
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
 * Names the tab with the focus. A key's target counts from it, not from the open one: a tab whose content still loads
 * has the focus before it is open, and the next key must not be lost on it.
 */
function focusedTab(target: EventTarget, id: string): string | undefined {
  const prefix = `${id}-tab-`;
  return target instanceof HTMLElement && target.id.startsWith(prefix)
    ? target.id.slice(prefix.length)
    : undefined;
}

/** The tab that a key leads to, round the ends; undefined for other keys. */
function besides(tabs: readonly TabEntry[], from: string, key: string): string | undefined {
  const open = tabs.filter((tab) => tab.isDisabled !== true);
  const index = open.findIndex((tab) => tab.name === from);
  if (key === 'ArrowRight') return open[(index + 1) % open.length]?.name;
  if (key === 'ArrowLeft') return open[(index - 1 + open.length) % open.length]?.name;
  if (key === 'Home') return open[0]?.name;
  return key === 'End' ? open.at(-1)?.name : undefined;
}
