import { atomsOf } from './pattern-degree.ts';

/** Lengths of the texts that match a pattern. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

/**
 * Finds the shortest and the longest text that a pattern accepts; an unanchored pattern also matches any longer text.
 */
export function lengthsOf(pattern: string): Lengths {
  const reader = new LengthReader(atomsOf(pattern));
  const whole = reader.alternatives();
  return reader.isWhole ? whole : { least: whole.least, most: Infinity };
}

const nothing: Lengths = { least: 0, most: 0 };

class LengthReader {
  readonly #atoms: readonly string[];
  #at = 0;
  /** True if every alternative of the whole pattern is anchored at both ends. */
  isWhole = true;

  constructor(atoms: readonly string[]) {
    this.#atoms = atoms;
  }

  alternatives(isInside = false): Lengths {
    let lengths = this.#sequence(isInside);
    while (this.#atoms[this.#at] === '|') {
      this.#at += 1;
      const next = this.#sequence(isInside);
      lengths = { least: Math.min(lengths.least, next.least), most: Math.max(lengths.most, next.most) };
    }
    return lengths;
  }

  #sequence(isInside: boolean): Lengths {
    const first = this.#at;
    let lengths = nothing;
    for (let atom = this.#atoms[this.#at]; atom !== undefined && atom !== '|' && atom !== ')'; ) {
      this.#at += 1;
      const part = atom.startsWith('(') ? this.#group(atom) : lengthsOfAtom(atom);
      const { least, most } = this.#count();
      lengths = { least: lengths.least + part.least * least, most: lengths.most + timesOf(part.most, most) };
      atom = this.#atoms[this.#at];
    }
    const isAnchored = this.#atoms[first] === '^' && this.#atoms[this.#at - 1] === '$';
    if (!isInside && !isAnchored) this.isWhole = false;
    return lengths;
  }

  #group(opening: string): Lengths {
    const inner = this.alternatives(true);
    this.#at += 1;
    return /^\(\?<?[=!]$/.test(opening) ? nothing : inner;
  }

  #count(): Lengths {
    const text = this.#atoms[this.#at] ?? '';
    const counted = /^\{(\d+)(,?)(\d*)\}$/.exec(text);
    if (counted === null && !['?', '*', '+'].includes(text)) return { least: 1, most: 1 };
    this.#at += 1;
    if (this.#atoms[this.#at] === '?') this.#at += 1;
    if (counted === null) return { least: text === '+' ? 1 : 0, most: text === '?' ? 1 : Infinity };
    const [, least = '0', comma, most = ''] = counted;
    const end = comma === '' ? Number(least) : Infinity;
    return { least: Number(least), most: most === '' ? end : Number(most) };
  }
}

function timesOf(length: number, times: number): number {
  return length === 0 || times === 0 ? 0 : length * times;
}

function lengthsOfAtom(atom: string): Lengths {
  if (/^(?:[\^$]|\\[bB])$/.test(atom)) return nothing;
  // Treats a back-reference as text of any length.
  return /^\\(?:[1-9]|k)/.test(atom) ? { least: 0, most: Infinity } : { least: 1, most: 1 };
}
