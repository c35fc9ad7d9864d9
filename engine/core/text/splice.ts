/** A piece of a text that became another; nothing else of the text changed. */
export interface Splice {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

/** The one piece that two texts differ in. */
export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  let offset = 0;
  while (offset < most && before[offset] === after[offset]) offset += 1;
  let behind = 0;
  while (behind < most - offset && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return {
    offset,
    removed: before.slice(offset, before.length - behind),
    inserted: after.slice(offset, after.length - behind),
  };
}

/** The text with the other piece; undefined where the text is no longer the one that the splice was made of. */
export function spliced(text: string, { offset, removed, inserted }: Splice): string | undefined {
  if (text.slice(offset, offset + removed.length) !== removed) return undefined;
  return text.slice(0, offset) + inserted + text.slice(offset + removed.length);
}

export function inverseOf({ offset, removed, inserted }: Splice): Splice {
  return { offset, removed: inserted, inserted: removed };
}
