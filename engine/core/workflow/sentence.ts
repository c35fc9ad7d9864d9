import type { Scope } from '../expressions/scope.ts';
import type { Sentence } from '../product/workflow.ts';

/** The sentence with its expressions worked out; what is blank leaves nothing. */
export function sentenceText(sentence: Sentence, scope: Scope): string {
  return sentence
    .map((part) => (typeof part === 'string' ? part : shown(part.evaluate(scope))))
    .join('')
    .trim();
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
