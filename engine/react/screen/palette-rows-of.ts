import { useCallback } from 'react';
import { generatePath } from 'react-router';
import type { JsonObject } from '../../core/json/json.ts';
import type { Product } from '../../core/product/product.ts';
import type { BoxTab, PaletteTab, ScreenDescriptor } from '../../core/product/screen.ts';
import type { SavedSource, TabDescriptor } from '../../core/product/tab.ts';
import { displayRecord } from '../../core/records/display.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { tabNameOf } from '../box/tab-state.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { idOf } from '../parts/record-content.ts';
import { searchGroups } from '../saved/search-groups.ts';
import { useCellOf } from '../table/cells/use-cell-of.ts';
import { type Column, columnsOf } from '../table/columns.ts';
import { linkOf } from '../table/link-of.ts';

/** Tab of the palette with the screen that it is on. */
export interface PaletteSource extends PaletteTab {
  readonly screen: ScreenDescriptor;
}

/** Row of the palette: what it is called, what tells it apart, and the page that shows it. */
export interface PaletteRow {
  readonly name: string;
  readonly detail: string;
  readonly to: string;
}

/** Tab of the palette with its descriptor. */
interface Listed {
  readonly source: PaletteSource;
  readonly tab: TabDescriptor;
}

/** Returns the function that turns rows of a tab, or its stored searches, into rows of the palette. */
export function usePaletteRowsOf(): (of: Listed, rows: readonly JsonObject[]) => readonly PaletteRow[] {
  const product = useProduct();
  const scopeOf = useScope();
  const say = useMessages();
  const can = useAccess();
  const cellOf = useCellOf();
  return useCallback(
    ({ source, tab }, rows) => {
      const scope = (item: JsonObject) => scopeOf({ item, self: item });
      const from = tab.source;
      if (from.kind === 'saved')
        return searchGroups(from.searches, rows, scope).flatMap(({ title, searches }) =>
          searches.map((search) => savedRow(product, { source, tab, from }, search, title)),
        );
      const columns = columnsOf({
        ...{ codes: product.codes, say, cellOf, scopeOf: scope },
        columns: tab.table.columns.filter(({ access }) => can(access)),
      });
      return rows.flatMap((row) => hitRow(source, columns, row));
    },
    [product, scopeOf, say, can, cellOf],
  );
}

function hitRow(
  { noun, details }: PaletteSource,
  columns: readonly Column[],
  row: JsonObject,
): readonly PaletteRow[] {
  const linked = columns.filter(({ descriptor: { link } }) => link !== undefined);
  const link = linked[0]?.descriptor.link;
  if (link === undefined) return [];
  const beside = details.flatMap((field) => columns.filter(({ descriptor }) => descriptor.field === field));
  const textsOf = (some: readonly Column[]) =>
    some.map(({ textOf }) => textOf(row)).filter((text) => text !== '');
  return [
    {
      name: textsOf(linked).join(', '),
      detail: [capitalized(noun), ...textsOf(beside)].join(' · '),
      to: linkOf(link, row),
    },
  ];
}

function savedRow(
  { entities }: Product,
  { source, tab, from }: Listed & { readonly from: SavedSource },
  search: JsonObject,
  group: string,
): PaletteRow {
  return {
    name: displayRecord(entities[from.searches.entity]?.record?.display, search),
    detail: [capitalized(source.noun), group].filter((text) => text !== '').join(' · '),
    to: addressOf(source.screen, tab, { [from.address]: idOf(search) ?? '' }),
  };
}

/** Builds the address of a tab on its screen, with further parameters. */
function addressOf(
  screen: ScreenDescriptor,
  { name }: TabDescriptor,
  more: Readonly<Record<string, string>>,
): string {
  const open = screen.boxes.flatMap((box) => {
    const path = pathTo(box.tabs, name);
    return path === undefined ? [] : [[box.name, path.join('.')]];
  });
  return `${generatePath(screen.route)}?${new URLSearchParams([...open, ...Object.entries(more)])}`;
}

function pathTo(tabs: readonly BoxTab[], name: string): readonly string[] | undefined {
  for (const tab of tabs) {
    if (tab.kind === 'tab' && tab.tab === name) return [name];
    const inner = tab.kind === 'group' ? pathTo(tab.tabs, name) : undefined;
    if (inner !== undefined) return [tabNameOf(tab), ...inner];
  }
  return undefined;
}
