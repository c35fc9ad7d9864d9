import { type CallHandler, ok } from '../call.ts';
import { type CatalogueEntry, catalogues } from '../catalogues/catalogues.ts';
import { badRequest } from '../errors.ts';
import { ProductError } from '../records/kinds.ts';
import { foldWords } from '../search/fold.ts';

interface Suggestion {
  readonly system: string;
  readonly code: string;
  readonly display: string;
  readonly type?: string;
}

const mostSuggestions = 50;
const shortestText = 2;

/**
 * Looks up concepts by the start of a word, case and diacritics ignored, in one of the catalogues that come with
 * the gateway. They are for demonstration: their code system says so, and a terminology server takes their place.
 */
export const terminologySearch: CallHandler = {
  isWrite: false,
  async answer({ query }, { options }) {
    const [text] = Object.values(query);
    const words = foldWords(typeof text === 'string' ? text : '');
    if (words.join('').length < shortestText) throw badRequest('Missing valid search parameters');
    const contains = suggestionsOf(String(options['catalogue'])).filter(({ display }) =>
      startsWords(display, words),
    );
    return ok({ expansion: { total: contains.length, contains: contains.slice(0, mostSuggestions) } });
  },
};

/** Whether each typed word starts a word of the text. */
function startsWords(text: string, typed: readonly string[]): boolean {
  const words = foldWords(text);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function suggestionsOf(name: string): readonly Suggestion[] {
  const entries = catalogues[name];
  if (entries === undefined) throw new ProductError(`There is no catalogue "${name}".`);
  return entries
    .map((entry) => suggestionOf(name, entry))
    .toSorted((a, b) => compare(a.display.toLowerCase(), b.display.toLowerCase()));
}

function suggestionOf(catalogue: string, { code, display, kind }: CatalogueEntry): Suggestion {
  const system = `urn:regimen:demo:${catalogue}`;
  return { system, code, display, ...(kind === undefined ? {} : { type: kind }) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
