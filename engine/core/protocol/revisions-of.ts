/**
 * Joins the ids and revisions of a list's records into one text, by which page and gateway detect that the list has
 * changed.
 */
export function revisionsOf(records: readonly { readonly _id: string; readonly _rev: number }[]): string {
  return records
    .map(({ _id, _rev }) => `${_id}@${_rev}`)
    .toSorted()
    .join(' ');
}
