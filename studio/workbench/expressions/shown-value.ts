import { isBlank } from '../../../engine/core/json/blank.ts';

const longest = 80;

/** Formats a value for display beside an expression. */
export function shownValue(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (isBlank(value)) return 'blank';
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
