interface Revised {
  readonly _id: string;
  readonly _rev: number;
}

/** Which records a list has, in which revisions, as one text: page and gateway compare by it whether a list has changed. */
export function revisionsOf(records: readonly Revised[]): string {
  return records
    .map(({ _id, _rev }) => `${_id}@${_rev}`)
    .toSorted()
    .join(' ');
}
