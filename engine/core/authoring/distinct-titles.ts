/** Appends the item's name to each title that several items have, so that people can distinguish them. */
export function distinctTitles<Item extends { readonly title: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const byTitle = Map.groupBy(items, ({ title }) => title);
  return items.map((item) =>
    byTitle.get(item.title)?.length === 1 ? item : { ...item, title: `${item.title} (${nameOf(item)})` },
  );
}
