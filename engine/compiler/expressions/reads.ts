import type { Code } from '../code/literal.ts';
import { recordRead } from './term-code.ts';

/** True where compiled code depends on the user, by a name, a role, a permission, an organization or an access rule. */
export function readsUser({ text }: Code): boolean {
  return withoutTexts(text).includes('s.user');
}

/** True where compiled code reads the other records of the same subject. */
export function readsSiblings({ text }: Code): boolean {
  return withoutTexts(text).includes('s.siblings');
}

/** True where compiled code reads a record beside the value, such as the one that it belongs to. */
export function readsRecord({ text }: Code, name: string): boolean {
  return text.includes(recordRead(name));
}

/** True where compiled code reads the value that it judges. */
export function readsSelf({ text }: Code): boolean {
  return /\bs\.self\b/.test(withoutTexts(text));
}

/** Names of the records beside the value that compiled code reads. */
export function recordsRead({ text }: Code): readonly string[] {
  const [before = '', after = ''] = recordRead(' ').split(' ');
  const parts = text.split(before).slice(1);
  return [...new Set(parts.map((part) => part.slice(0, part.indexOf(after))))];
}

/** Empties quoted texts, which are no code. */
function withoutTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}
