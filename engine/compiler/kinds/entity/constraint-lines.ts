import { pointerOf, tokensOf } from '../../../core/json/pointer.ts';
import { fillTemplate } from '../../../core/text/template.ts';
import type { FieldUse } from '../../emit/dictionary/dictionary-source.ts';
import { inlineCode, plain } from '../../emit/dictionary/markdown.ts';
import { requiredAt } from './field-facts.ts';

/** Keywords that can refuse a value, in the order listed. */
const keywords = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
];

/** Lists the constraints of the schema at a path, each with its message. */
export function constraintLines(use: FieldUse): readonly string[] {
  const { entity, at } = use;
  const schema = entity.schemas.get(at) ?? {};
  const title = entity.fields[at]?.title ?? entity.title;
  const line = (keyword: string, limit: unknown) => {
    const message = fillTemplate(messageAt(use, keyword), { limit, label: title });
    return `${inlineCode(keyword)}${limit === true ? '' : ` ${inlineCode(String(limit))}`}: “${plain(message)}”`;
  };
  const required = requiredAt(entity, at) ? [line('required', true)] : [];
  const own = keywords.filter((keyword) => schema[keyword] !== undefined);
  return [...required, ...own.map((keyword) => line(keyword, schema[keyword]))];
}

/**
 * Finds the message at the path, else the product's message; for a missing value also searches the enclosing
 * paths.
 */
function messageAt({ entity, at, source }: FieldUse, keyword: string): string {
  const messages = source.plan.rulesOf(entity.name).messages;
  const tokens = tokensOf(at);
  const lengths = keyword === 'required' ? [...tokens.keys(), tokens.length].toReversed() : [tokens.length];
  const found = lengths
    .map((length) => messages[pointerOf(tokens.slice(0, length))]?.[keyword])
    .find((message) => message !== undefined);
  return found ?? source.messages[keyword] ?? 'Invalid value';
}
