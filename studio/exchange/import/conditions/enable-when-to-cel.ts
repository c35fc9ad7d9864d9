import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { choiceOf, objectsIn, trimmedText } from '../../../../engine/core/questionnaires/fhir-values.ts';
import { celString, type FieldType, type KnownField } from './to-cel.ts';

/** Converts an item's `enableWhen` to CEL; undefined where a part has no exact counterpart. */
export function celOfEnableWhen(
  item: JsonObject,
  field: (question: string) => KnownField | undefined,
): string | undefined {
  const parts = objectsIn(item['enableWhen']).map((each) => {
    const known = field(trimmedText(each['question']) ?? '');
    return known === undefined ? undefined : celOfAnswer(known, each);
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [only, ...others] = parts;
  if (only === undefined || others.length === 0) return only;
  return parts.map((part) => `(${part})`).join(item['enableBehavior'] === 'any' ? ' || ' : ' && ');
}

const signs: Readonly<Record<string, string>> = { '=': '==', '>': '>', '<': '<', '>=': '>=', '<=': '<=' };

/**
 * Converts a condition of `enableWhen`. An unanswered question meets only `exists = false`, since FHIR
 * compares answers, even for `!=`.
 */
function celOfAnswer({ cel, type }: KnownField, condition: JsonObject): string | undefined {
  const operator = trimmedText(condition['operator']) ?? '';
  const answer = choiceOf(condition, 'answer')?.value;
  if (operator === 'exists') return answer === false ? `blank(${cel})` : `!blank(${cel})`;
  const value = literalOf(type, answer);
  if (value === undefined) return undefined;
  if (type === 'codes') {
    if (operator === '=') return `${value} in ${cel}`;
    return operator === '!=' ? `!blank(${cel}) && !(${value} in ${cel})` : undefined;
  }
  if (type === 'boolean' && answer === false && operator === '=') return `!${cel} && !blank(${cel})`;
  if (operator === '!=') return `!blank(${cel}) && ${cel} != ${value}`;
  // Excludes comparisons of texts by order, which FHIR does not have; in CEL, a missing text comes first.
  const sign = type === 'number' || type === 'date' || operator === '=' ? signs[operator] : undefined;
  return sign === undefined ? undefined : `${cel} ${sign} ${value}`;
}

function literalOf(type: FieldType, answer: unknown): string | undefined {
  if (type === 'boolean') return typeof answer === 'boolean' ? String(answer) : undefined;
  if (type === 'number') {
    const number = isJsonObject(answer) ? answer['value'] : answer;
    return typeof number === 'number' ? String(number) : undefined;
  }
  const code = isJsonObject(answer) ? (answer['code'] ?? answer['display']) : answer;
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  if (type === 'date') return `date(${celString(String(code))})`;
  // Excludes times, which FHIR writes with seconds.
  return type === 'rows' || type === 'time' ? undefined : celString(String(code));
}
