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

/** How to correct a mistake: a sentence, and the word that was meant for another, where that is known. */
export type Help = string | Suggestion;

export interface Suggestion {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

export function helpText(help: Help): string {
  return typeof help === 'string' ? help : help.text;
}

/** A help with a further sentence. */
export function helpAnd(help: Help, sentence: string): Help {
  const text = `${helpText(help)} ${sentence}`;
  return typeof help === 'string' ? text : { ...help, text };
}

/** `Did you mean "x"?`. */
export function suggestion(from: string, to: string): Suggestion {
  return { text: `Did you mean "${to}"?`, from, to };
}

/** `Did you mean "x"?`, or what there is to choose from. */
export function didYouMean(name: string, known: Iterable<string>): Help {
  const names = [...known].toSorted();
  const match = nearest(name, names);
  if (match !== undefined) return suggestion(name, match);
  const shown = names.slice(0, 12).join(', ');
  return names.length === 0 ? 'There is none yet.' : `Known: ${shown}${names.length > 12 ? ', …' : ''}.`;
}

/** Changes between two words: a letter more, less or another, or two neighbours swapped. */
function editDistance(left: string, right: string): number {
  let [beforeLast, last]: (readonly number[])[] = [
    [],
    Array.from({ length: right.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const other = left[i - 1] === right[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const swapped = isSwap ? (beforeLast?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last?.[j - 1] ?? 0) + other, (last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped));
    }
    [beforeLast, last] = [last ?? [], row];
  }
  return last?.at(-1) ?? 0;
}
