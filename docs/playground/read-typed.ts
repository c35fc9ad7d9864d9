import type { SyntaxProblem } from '../../engine/compiler/source/explain-syntax.ts';
import { parseText } from '../../engine/compiler/source/parse-text.ts';
import { isJsonObject, type JsonObject } from '../../engine/core/json/json.ts';

/** Reading of the typed text: a schema, a FHIR Questionnaire, or neither, with the reason. */
export type Typed =
  | { readonly kind: 'schema' | 'questionnaire'; readonly content: JsonObject }
  | { readonly kind: 'wrong'; readonly why: string };

/** Reads the typed text. */
export function readTyped(text: string): Typed {
  if (text.trim() === '')
    return { kind: 'wrong', why: 'Type or paste a JSON Schema, or a FHIR Questionnaire.' };
  const [problem] = parseText(text).problems;
  if (problem !== undefined) return { kind: 'wrong', why: sentenceOf(problem, text) };
  const content: unknown = JSON.parse(text);
  if (!isJsonObject(content)) return { kind: 'wrong', why: 'A schema begins with { and ends with }.' };
  const { resourceType } = content;
  if (resourceType === undefined) return { kind: 'schema', content };
  if (resourceType === 'Questionnaire') return { kind: 'questionnaire', content };
  return { kind: 'wrong', why: `Of FHIR, a Questionnaire can be shown; this is a ${String(resourceType)}.` };
}

function sentenceOf({ message, help, offset }: SyntaxProblem, text: string): string {
  const before = text.slice(0, offset).split('\n');
  return `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${message} ${help}`;
}
