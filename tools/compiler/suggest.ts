/** The known name that is nearest to a misspelt one, if one is near enough to be meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (best === undefined || distance < best.distance) best = { candidate, distance };
  }
  const limit = Math.max(1, Math.floor(name.length / 3));
  return best !== undefined && best.distance <= limit ? best.candidate : undefined;
}

/** `Did you mean "x"?`, or what there is to choose from. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known].toSorted();
  const match = nearest(name, names);
  if (match !== undefined) return `Did you mean "${match}"?`;
  const shown = names.slice(0, 12).join(', ');
  return names.length === 0 ? 'There is none yet.' : `Known: ${shown}${names.length > 12 ? ', …' : ''}.`;
}

/** Levenshtein distance. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
