import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SchemaText } from '../../../engine/core/protocol/workbench.ts';
import { type Commands, commandsIn } from '../commands.ts';
import { designedTable } from './tab/columns.ts';
import { useAhead } from './use-ahead.ts';

const textWith = (...fields: readonly string[]) =>
  JSON.stringify({ table: { columns: fields.map((field) => ({ field })) } });

it('what a designer changes is shown at once, and made of what the file has by its turn', async () => {
  const turns: ((text: string) => unknown)[] = [];
  const run = (given: Commands) =>
    new Promise<readonly SchemaText[]>((resolve) => {
      turns.push((text) => {
        resolve([]);
        return commandsIn(given, () => text);
      });
    });
  const file = { path: 'books.tab.json', name: 'books', kind: 'tab', text: textWith('title', 'genre') };
  const { result } = renderHook(() => useAhead({ run }, file, designedTable));
  const shown = () => result.current.value.columns.map(({ field }) => field);
  act(() => result.current.change((table) => ({ ...table, columns: table.columns.toReversed() }), 'Reverse'));
  expect([shown(), result.current.isWritten]).toEqual([['genre', 'title'], false]);
  // Runs this change after another one, which adds a column to the table.
  await act(async () => {
    expect(turns[0]?.(textWith('title', 'genre', 'isbn'))).toMatchObject([
      { steps: [{ value: [{ field: 'isbn' }, { field: 'genre' }, { field: 'title' }] }] },
    ]);
  });
  expect(result.current.isWritten).toBe(true);
});
