import type { Scope } from '../expressions/scope.ts';
import type { DocumentMessages } from '../product/document.ts';
import { printableText } from './printable-text.ts';

/** Where words are put together: the language, and what their expressions read. */
export interface MessageLocation {
  readonly language: string;
  readonly scope: Scope;
}

/**
 * The words in a language, with the values of their expressions. A value is text and nothing else: braces and
 * markup in it stand on the paper as they were typed.
 */
export function messageIn(words: DocumentMessages, { language, scope }: MessageLocation): string {
  const parts = words[language] ?? words['*'] ?? Object.values(words)[0] ?? [];
  const texts = parts.map((part) => (typeof part === 'string' ? part : textOf(part.evaluate(scope))));
  return printableText(texts.join(''))
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
