/**
 * Joins the ids and revisions of a list's records into one text, which page and gateway compare to detect a
 * change of the list.
 */
export function revisionsOf(records: readonly { readonly _id: string; readonly _rev: number }[]): string {
  return records
    .map(({ _id, _rev }) => `${_id}@${_rev}`)
    .toSorted()
    .join(' ');
}
