import type { Code } from '../code/literal.ts';
import { recordRead } from './term-code.ts';

/**
 * Reports whether compiled code reads the user: the name, a role, a permission, an organization or an access
 * rule.
 */
export function readsUser({ text }: Code): boolean {
  return withoutTexts(text).includes('s.user');
}

/** Reports whether compiled code reads `siblings`, the other records of the same subject. */
export function readsSiblings({ text }: Code): boolean {
  return withoutTexts(text).includes('s.siblings');
}

/** Reports whether compiled code reads the named record, such as the subject of the value. */
export function readsRecord({ text }: Code, name: string): boolean {
  return text.includes(recordRead(name));
}

/** Reports whether compiled code reads `self`, the value that it is about. */
export function readsSelf({ text }: Code): boolean {
  return /\bs\.self\b/.test(withoutTexts(text));
}

/** Lists the names of the records that compiled code reads besides the value. */
export function recordsRead({ text }: Code): readonly string[] {
  const [before = '', after = ''] = recordRead(' ').split(' ');
  const parts = text.split(before).slice(1);
  return [...new Set(parts.map((part) => part.slice(0, part.indexOf(after))))];
}

/** Empties string literals, which are no code. */
function withoutTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}
