import type { Code } from '../code/literal.ts';
import { recordRead } from './term-code.ts';

/** Reports whether compiled code depends on the user, by a name, role, permission, organization or access rule. */
export function readsUser({ text }: Code): boolean {
  return withoutTexts(text).includes('s.user');
}

/** Reports whether compiled code reads the other records of the subject. */
export function readsSiblings({ text }: Code): boolean {
  return withoutTexts(text).includes('s.siblings');
}

/** Reports whether compiled code reads a record besides the value, such as its subject. */
export function readsRecord({ text }: Code, name: string): boolean {
  return text.includes(recordRead(name));
}

/** Reports whether compiled code reads the value it is about. */
export function readsSelf({ text }: Code): boolean {
  return /\bs\.self\b/.test(withoutTexts(text));
}

/** Lists the records besides the value that compiled code reads. */
export function recordsRead({ text }: Code): readonly string[] {
  const [before = '', after = ''] = recordRead(' ').split(' ');
  const parts = text.split(before).slice(1);
  return [...new Set(parts.map((part) => part.slice(0, part.indexOf(after))))];
}

/** Empties string literals, which are no code. */
function withoutTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}
