import type { Scope } from '../expressions/scope.ts';
import type { DocumentMessages } from '../product/document.ts';
import { printableText } from './printable-text.ts';

/** The language of a text, and the scope of its expressions. */
export interface MessageContext {
  readonly language: string;
  readonly scope: Scope;
}

/**
 * The text in a language, with the values of its expressions. Values are plain text: braces and markup in them are
 * printed as typed.
 */
export function messageIn(messages: DocumentMessages, { language, scope }: MessageContext): string {
  const parts = messages[language] ?? messages['*'] ?? Object.values(messages)[0] ?? [];
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
