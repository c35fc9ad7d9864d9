import type { SyntaxProblem } from '../../engine/compiler/source/explain-syntax.ts';
import { parseText } from '../../engine/compiler/source/parse-text.ts';
import { isJsonObject, type JsonObject } from '../../engine/core/json/json.ts';

/** Reading of the typed text: a schema, a FHIR Questionnaire, a small product, or none of them, with the reason. */
export type Typed =
  | { readonly kind: 'schema' | 'questionnaire'; readonly content: JsonObject }
  | { readonly kind: 'product'; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: 'wrong'; readonly why: string };

/** File that each product has: by it a text is read as files, each with its path as the key. */
const productFile = 'schemas/product.json';

/** Reads the typed text. */
export function readTyped(text: string): Typed {
  if (text.trim() === '')
    return {
      kind: 'wrong',
      why: 'Type or paste a JSON Schema, a FHIR Questionnaire, or the files of a small product.',
    };
  const [problem] = parseText(text).problems;
  if (problem !== undefined) return { kind: 'wrong', why: sentenceOf(problem, text) };
  const content: unknown = JSON.parse(text);
  if (!isJsonObject(content)) return { kind: 'wrong', why: 'A schema begins with { and ends with }.' };
  if (Object.hasOwn(content, productFile)) return { kind: 'product', texts: textsOf(content) };
  const { resourceType } = content;
  if (resourceType === undefined) return { kind: 'schema', content };
  if (resourceType === 'Questionnaire') return { kind: 'questionnaire', content };
  return { kind: 'wrong', why: `Of FHIR, a Questionnaire can be shown; this is a ${String(resourceType)}.` };
}

function sentenceOf({ message, help, offset }: SyntaxProblem, text: string): string {
  const before = text.slice(0, offset).split('\n');
  return `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${message} ${help}`;
}

/** Lists the files of a product as texts, each on lines of its own so that a problem has a line. */
function textsOf(content: JsonObject): ReadonlyMap<string, string> {
  return new Map(Object.entries(content).map(([path, file]) => [path, JSON.stringify(file, undefined, 2)]));
}
