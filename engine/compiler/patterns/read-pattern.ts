/** Regular expression as a tree. */
export type PatternNode =
  /** Character, class or escape, as written, that matches exactly one character. */
  | { readonly kind: 'character'; readonly atom: string }
  /** Anchor or word boundary, which matches no character. */
  | { readonly kind: 'anchor'; readonly atom: string }
  | { readonly kind: 'reference' }
  /** Look-ahead or look-behind, which matches no character. */
  | { readonly kind: 'look'; readonly node: PatternNode }
  | { readonly kind: 'sequence'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly nodes: readonly PatternNode[] }
  /** Repetition; `most` is infinite for an endless one. */
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly least: number; readonly most: number };

const atoms =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<\w+>|\\c[A-Za-z]|\\.|\[(?:[^\]\\]|\\.)*\]|\{\d+(?:,\d*)?\}|\(\?(?:[:=!]|<[=!]|<\w+>)|[^\\]/gsu;

/** Reads a pattern that `new RegExp(pattern, 'u')` accepts. */
export function readPattern(pattern: string): PatternNode {
  return new PatternReader(pattern.match(atoms) ?? []).choice();
}

class PatternReader {
  readonly #atoms: readonly string[];
  #at = 0;

  constructor(atoms: readonly string[]) {
    this.#atoms = atoms;
  }

  choice(): PatternNode {
    const first = this.#sequence();
    const nodes = [first];
    while (this.#atoms[this.#at] === '|') {
      this.#at += 1;
      nodes.push(this.#sequence());
    }
    return nodes.length === 1 ? first : { kind: 'choice', nodes };
  }

  #sequence(): PatternNode {
    const nodes: PatternNode[] = [];
    for (let atom = this.#atoms[this.#at]; atom !== undefined && atom !== '|' && atom !== ')'; ) {
      this.#at += 1;
      nodes.push(this.#repeated(atom.startsWith('(') ? this.#group(atom) : nodeOfAtom(atom)));
      atom = this.#atoms[this.#at];
    }
    return { kind: 'sequence', nodes };
  }

  #group(opening: string): PatternNode {
    const node = this.choice();
    this.#at += 1;
    return /^\(\?<?[=!]$/.test(opening) ? { kind: 'look', node } : node;
  }

  #repeated(node: PatternNode): PatternNode {
    const text = this.#atoms[this.#at] ?? '';
    const counted = /^\{(\d+)(,?)(\d*)\}$/.exec(text);
    if (counted === null && !['?', '*', '+'].includes(text)) return node;
    this.#at += 1;
    if (this.#atoms[this.#at] === '?') this.#at += 1;
    if (counted === null)
      return { kind: 'repeat', node, least: text === '+' ? 1 : 0, most: text === '?' ? 1 : Infinity };
    const [, least = '0', comma, most = ''] = counted;
    const end = comma === '' ? Number(least) : Infinity;
    return { kind: 'repeat', node, least: Number(least), most: most === '' ? end : Number(most) };
  }
}

function nodeOfAtom(atom: string): PatternNode {
  if (/^(?:[\^$]|\\[bB])$/.test(atom)) return { kind: 'anchor', atom };
  if (/^\\(?:[1-9]|k)/.test(atom)) return { kind: 'reference' };
  return { kind: 'character', atom };
}

/** Returns a function that reports whether an atom that stands for one character matches a character. */
export function matcherOf(atom: string): (character: string) => boolean {
  const matches = new RegExp(`^(?:${atom})$`, 'su');
  return (character) => matches.test(character);
}
