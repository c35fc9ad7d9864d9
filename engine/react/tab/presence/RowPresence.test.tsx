import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PresentUser } from '../../../core/protocol/live.ts';
import { openPresence } from '../../data/open-presence.ts';
import type { TabRowAction } from '../dialog/tab-row-action.ts';
import type { TabRows } from '../rows/rows.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import { RowPresence } from './RowPresence.tsx';

describe('colleagues who write in a tab', () => {
  const said: (string | undefined)[] = [];
  const listeners = new Set<() => void>();
  let others: readonly PresentUser[] = [];
  const line = {
    present: (_subject: string, at: string | undefined) => void said.push(at),
    others: () => others,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const hear = (next: readonly PresentUser[]) =>
    act(() => {
      others = next;
      for (const listener of listeners) listener();
    });
  const tab = { name: 'chapters', item: 'Chapter' } as RowsTab;
  const rows = {
    rows: [{ id: 'a' }, { id: 'b' }],
    root: { _id: 'emma' },
    keyOf: (row: { readonly id?: unknown }) => String(row.id),
  } as unknown as TabRows;
  const part = (doing?: TabRowAction) => <RowPresence tab={tab} rows={rows} action={doing} />;

  afterEach(() => {
    said.length = 0;
    others = [];
  });

  it('are named with the row, announced when there is a pause, and gone when they leave', async () => {
    const leave = openPresence.attach(line, 'emma');
    render(part());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const ann = { user: 'u1', name: 'Ann Bell' };
    await hear([
      { ...ann, at: 'chapters/emma/b' },
      { ...ann, at: 'chapters/emma/new' },
      { ...ann, at: 'chapters/other/a' },
      { ...ann, at: 'notes/emma/a' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Ann Bell is writing Chapter 2\s?Ann Bell is writing a new Chapter$/,
    );
    await hear([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    leave();
  });

  it('see which row is open in a form, and no longer once it is closed', () => {
    const row = { id: 'b' };
    const leave = openPresence.attach(line, 'emma');
    const view = render(part({ what: 'edit', row } as TabRowAction));
    view.rerender(part({ what: 'history', row } as TabRowAction));
    view.rerender(part({ what: 'add', row: {} } as TabRowAction));
    view.unmount();
    expect(said.filter((at) => at !== undefined)).toEqual(['chapters/emma/b', 'chapters/emma/new']);
    expect(said.at(-1)).toBeUndefined();
    leave();
  });
});
