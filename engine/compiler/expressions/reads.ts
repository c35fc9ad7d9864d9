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

/** Empties quoted texts, which are no code. */
function withoutTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}
