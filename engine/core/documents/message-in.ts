import type { Scope } from '../expressions/scope.ts';
import { decimalText } from '../numbers/decimal.ts';
import type { DocumentMessages } from '../product/document.ts';

/** Language of a text, and scope of its expressions. */
export interface MessageContext {
  readonly language: string;
  readonly scope: Scope;
}

/**
 * Fills a message in a language with the values of its expressions. Braces and markup inside of a value are
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
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'boolean' ? String(value) : '';
}

/**
 * Removes control characters and characters that reorder or hide letters, since a dose must be printed as
 * typed. Keeps line breaks.
 */
function printableText(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}--\n]/gv, '')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
