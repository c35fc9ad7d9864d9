import { text } from '../../../engine/core/expressions/runtime.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { SourceFile } from '../source/source-file.ts';

/** Whether a value set lists other spellings of its codes, in its column `aliases`. */
export function hasSpellings(codes: SourceFile): boolean {
  return entriesOf(codes).some(({ aliases }) => aliases !== undefined);
}

/** The codes by every spelling that is read as them, in lower case. */
export function spellingsOfCodes(codes: SourceFile): Readonly<Record<string, string>> {
  const spelt = entriesOf(codes).flatMap(({ code, aliases }) => {
    const others = Array.isArray(aliases) ? aliases : [];
    return [code, ...others].map((spelling) => [text(spelling).trim().toLowerCase(), text(code)] as const);
  });
  return Object.fromEntries(spelt);
}

function entriesOf({ value }: SourceFile): readonly JsonObject[] {
  return (value as { readonly codes: readonly JsonObject[] }).codes;
}
