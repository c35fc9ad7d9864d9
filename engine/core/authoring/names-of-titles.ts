import { capitalized } from '../text/capitalized.ts';
import { withoutMarks } from '../text/fold-text.ts';

/** Names that every JavaScript object inherits. */
const ofObjects = ['constructor', 'hasOwnProperty', 'isPrototypeOf', 'toString', 'valueOf'];

/** Reserved names of the CEL language and of records. */
export const ofLanguage: readonly string[] = [
  ...['as', 'break', 'const', 'continue', 'else', 'false', 'for', 'function', 'if', 'import', 'in', 'let'],
  ...['loop', 'namespace', 'null', 'package', 'return', 'true', 'var', 'void', 'while'],
  ...['performedBy', 'subject', 'type', 'updatedAt'],
];

/** Maximum number of letters and digits in a name made from a title, whose rest is cut off. */
const mostLetters = 40;

/** Names made from titles and other texts, each unique within one scope. */
export class NamesOfTitles {
  readonly #taken: Set<string>;
  /** Next number to append to each name, since thousands of titles may yield the same one. */
  readonly #next = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...ofObjects, ...taken]);
  }

  /** Names a field: `Pain at rest (0–10)` becomes `painAtRest010`, a title in other letters `question`. */
  field(title: string): string {
    for (const name of ofLanguage) this.#taken.add(name);
    const [first = '', ...others] = wordsOf(title);
    const name = [first, ...others.map(capitalized)].join('');
    return this.#free(/^[a-z]/.test(name) ? name : `question${name}`, '');
  }

  /** Makes the code of a choice: `Not at all` becomes `not-at-all`. */
  code(text: string): string {
    return this.#free(wordsOf(text).join('-') || 'choice', '-');
  }

  /** Names a file, beginning with a letter; `otherwise` begins the name of a text in other letters. */
  file(text: string, otherwise = 'list'): string {
    const name = wordsOf(text).join('-');
    return this.#free(/^[a-z]/.test(name) ? name : `${otherwise}-${name}`.replace(/-$/, ''), '-');
  }

  /** Makes a given name of several parts unique. */
  given(name: string): string {
    return this.#free(name, '-');
  }

  #free(name: string, separator: string): string {
    let [free, number] = [name, this.#next.get(name) ?? 2];
    for (; this.#taken.has(free); number += 1) free = `${name}${separator}${number}`;
    this.#next.set(name, number);
    this.#taken.add(free);
    return free;
  }
}

/** Lists the words of a text that consist of letters allowed in names; empty for a text in another script. */
function wordsOf(text: string): readonly string[] {
  const plain = withoutMarks(text.normalize('NFKD').toLowerCase()).replaceAll(/['’]/g, '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let left = mostLetters;
  return words.flatMap((word, index) => {
    left -= word.length;
    return left >= 0 || index === 0 ? [word.slice(0, mostLetters)] : [];
  });
}
