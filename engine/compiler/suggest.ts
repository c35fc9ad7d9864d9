import { nearest } from '../core/text/nearest.ts';

/** Help for a mistake: a sentence, with the intended name where known. */
export type Help = string | NameSuggestion;

export interface NameSuggestion {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

export function helpText(help: Help): string {
  return typeof help === 'string' ? help : help.text;
}

/** Appends a sentence to a help and keeps the suggested name, if any. */
export function helpAnd(help: Help, sentence: string): Help {
  const text = `${helpText(help)} ${sentence}`;
  return typeof help === 'string' ? text : { ...help, text };
}

/** Builds the help `Did you mean "x"?`. */
export function suggestion(from: string, to: string): NameSuggestion {
  return { text: `Did you mean "${to}"?`, from, to };
}

/** Builds the help `Did you mean "x"?`, else lists the known names. */
export function didYouMean(name: string, known: Iterable<string>): Help {
  const names = [...known].toSorted();
  const match = nearest(name, names);
  if (match !== undefined) return suggestion(name, match);
  const shown = names.slice(0, 12).join(', ');
  return names.length === 0 ? 'There is none yet.' : `Known: ${shown}${names.length > 12 ? ', …' : ''}.`;
}

/** Explanation of a mistake in an analyst's words, with its correction. */
export interface Explanation {
  readonly message: string;
  readonly help?: Help | undefined;
}
