import type { QuestionnaireItem } from './item.ts';

/** Types of questions for which a form has a control. */
const answerable = new Set([
  ...['boolean', 'decimal', 'integer', 'date', 'dateTime', 'time'],
  ...['string', 'text', 'url', 'choice', 'open-choice', 'quantity'],
]);

export function isAnswerable({ type }: Pick<QuestionnaireItem, 'type'>): boolean {
  return answerable.has(type);
}
