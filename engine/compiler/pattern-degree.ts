/**
 * Estimates the exponent of a pattern's worst-case time in the length of the text: the number of repetitions
 * that can match one and the same run of a character (`\d+\d+x`), plus one if unanchored. Misses repeated words
 * (`.*foo.*foo`).
 */
export function degreeOf(pattern: string): number {
  const whole = new Reader(pattern).alternatives();
  return Math.max(1, ...samples.map((sample) => whole(sample).best));
}

/**
 * Number of repetitions in a part of a pattern that can match one run of a character, by where the run lies.
 */
interface Shared {
  /** Number for a run through the whole part; negative infinity if the part cannot match such a run. */
  readonly through: number;
  readonly atStart: number;
  readonly atEnd: number;
  readonly best: number;
}

type Part = (sample: string) => Shared;

const samples = [
  ...Array.from({ length: 96 }, (_none, code) => String.fromCharCode(32 + code)),
  '\t',
  '\n',
  'é',
  '漢',
  '🙂',
];

const none: Shared = { through: 0, atStart: 0, atEnd: 0, best: 0 };
const blocked: Shared = { ...none, through: Number.NEGATIVE_INFINITY };
const one: Shared = { through: 1, atStart: 1, atEnd: 1, best: 1 };

/** Maximum count from which a repetition is treated as endless. */
const many = 100;

function then(a: Shared, b: Shared): Shared {
  return {
    through: a.through + b.through,
    atStart: Math.max(a.atStart, a.through + b.atStart),
    atEnd: Math.max(b.atEnd, b.through + a.atEnd),
    best: Math.max(a.best, b.best, a.atEnd + b.atStart),
  };
}

function either(a: Shared, b: Shared): Shared {
  return {
    through: Math.max(a.through, b.through),
    atStart: Math.max(a.atStart, b.atStart),
    atEnd: Math.max(a.atEnd, b.atEnd),
    best: Math.max(a.best, b.best),
  };
}

interface Count {
  readonly isOptional: boolean;
  readonly isEndless: boolean;
}

function repeated(part: Part, { isOptional, isEndless }: Count): Part {
  return (sample) => {
    const once = part(sample);
    const again = isEndless ? then(once, once) : once;
    const more = isEndless && once.through >= 0 ? either(again, then(once, one)) : again;
    const all = { ...more, through: isEndless ? once.through + 1 : once.through };
    const whole = { ...all, best: isEndless && once.through === 0 ? 1 : all.best };
    return isOptional ? either(whole, none) : whole;
  };
}

/** Lists the atoms of a pattern that `new RegExp(pattern, 'u')` accepts. */
export function atomsOf(pattern: string): readonly string[] {
  const atoms = pattern.match(
    /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<\w+>|\\.|\[(?:[^\]\\]|\\.)*\]|\{\d+(?:,\d*)?\}|\(\?(?:[:=!]|<[=!]|<\w+>)|[^\\]/gsu,
  );
  return atoms ?? [];
}

/** Reader of a pattern that `new RegExp(pattern, 'u')` accepts. */
class Reader {
  readonly #atoms: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#atoms = atomsOf(pattern);
  }

  alternatives(isInside = false): Part {
    const parts = [this.#sequence(isInside)];
    while (this.#atoms[this.#at] === '|') {
      this.#at += 1;
      parts.push(this.#sequence(isInside));
    }
    return (sample) => parts.map((part) => part(sample)).reduce(either);
  }

  #sequence(isInside: boolean): Part {
    const parts: (readonly [Part, Count])[] = [];
    const isAnchored = isInside || this.#atoms[this.#at] === '^';
    let isEnded = isInside;
    for (let atom = this.#atoms[this.#at]; atom !== undefined && atom !== '|' && atom !== ')'; ) {
      this.#at += 1;
      if (atom === '$') isEnded = true;
      const part = atom.startsWith('(') ? this.#group(atom) : partOf(atom);
      parts.push([part, this.#count()]);
      atom = this.#atoms[this.#at];
    }
    // Drops repetitions at the end of an unanchored pattern: nothing follows that could fail and cause
    // backtracking.
    while (!isEnded && parts.length > 0 && isFree(parts.at(-1)?.[1])) parts.pop();
    const read = parts.map(([part, count]) => repeated(part, count));
    const anywhere: readonly Part[] = isAnchored ? [] : [() => one];
    return (sample) => [...anywhere, ...read].map((part) => part(sample)).reduce(then, none);
  }

  #group(opening: string): Part {
    const inner = this.alternatives(true);
    this.#at += 1;
    const isLook = /^\(\?<?[=!]$/.test(opening);
    return isLook ? (sample) => ({ ...none, best: inner(sample).best }) : inner;
  }

  #count(): Count {
    const text = this.#atoms[this.#at] ?? '';
    if (!/^(?:[?*+]|\{\d.*\})$/.test(text)) return { isOptional: false, isEndless: false };
    this.#at += 1;
    if (this.#atoms[this.#at] === '?') this.#at += 1;
    const [, least = '', comma, greatest = ''] = /^\{(\d+)(,?)(\d*)\}$/.exec(text) ?? [];
    return {
      isOptional: text === '?' || text === '*' || least === '0',
      isEndless:
        text === '*' ||
        text === '+' ||
        (comma === ',' && greatest === '') ||
        Number(greatest || least) > many,
    };
  }
}

function isFree(count: Count | undefined): boolean {
  return count !== undefined && (count.isEndless || count.isOptional);
}

function partOf(atom: string): Part {
  if (/^(?:[\^$]|\\[bB])$/.test(atom)) return () => none;
  // Treats a back-reference as any character.
  if (/^\\(?:\d|k)/.test(atom)) return () => one;
  const matches = new RegExp(`^(?:${atom})$`, 'su');
  return (sample) => (matches.test(sample) ? none : blocked);
}
