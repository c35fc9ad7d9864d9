import { text } from '../../core/expressions/runtime.ts';
import type { SourceFile } from '../source/source-file.ts';

/** Reports whether a value set lists other spellings of its codes, in its column `aliases`. */
export function hasSpellings({ value }: SourceFile<'codes'>): boolean {
  return value.codes.some(({ aliases }) => aliases !== undefined);
}

/** Maps every accepted spelling, in lower case, to its code. */
export function spellingsOfCodes({ value }: SourceFile<'codes'>): Readonly<Record<string, string>> {
  const spelt = value.codes.flatMap(({ code, aliases }) => {
    const others = Array.isArray(aliases) ? aliases : [];
    return [code, ...others].map((spelling) => [text(spelling).trim().toLowerCase(), text(code)] as const);
  });
  return Object.fromEntries(spelt);
}
