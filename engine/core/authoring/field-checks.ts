import { type JsonObject, jsonItems, jsonObject } from '../json/json.ts';
import { pathToPointer } from '../json/pointer.ts';
import { stringOrEmpty } from '../json/string-values.ts';
import { kebabCase } from '../text/kebab-case.ts';
import { NamesOfTitles } from './names-of-titles.ts';

/** Effect of a check: it refuses a save, or asks before it. */
export type FieldCheckSeverity = 'error' | 'warning';

/** Rule that restricts a field's value, other than one that requires a value. */
export interface FieldRestriction {
  readonly id: string;
  /** Index of the rule in the list of rules. */
  readonly rule: number;
  readonly severity: FieldCheckSeverity;
  /** Keyword with the condition; absent where the rule says more than one condition does. */
  readonly word?: 'when' | 'unless';
  /** Text of the message, or the name of a message of the product after `@`. */
  readonly message: string;
}

/** Lists the checks of a field, in their order. */
export function checksOf(rules: JsonObject, field: string): readonly FieldRestriction[] {
  return jsonItems(rules['rules']).flatMap((written, rule) => {
    const { id, at, severity, message, require, ...words } = jsonObject(written);
    if (at !== pathToPointer(field) || require !== undefined || severity === 'info') return [];
    const conditions = (['when', 'unless', 'found'] as const).filter((word) => words[word] !== undefined);
    const [word = 'found'] = conditions;
    return [
      {
        ...{ id: stringOrEmpty(id), rule, message: stringOrEmpty(message) },
        severity: severity === 'warning' ? 'warning' : 'error',
        ...(conditions.length === 1 && word !== 'found' && { word }),
      },
    ];
  });
}

/**
 * Builds a unique name for a rule about a field, such as `book.pen-name-check`, with a number if that name is
 * taken.
 */
export function newRuleName(rules: JsonObject, entity: string, field: string, what: string): string {
  const taken = jsonItems(rules['rules']).map((rule) => stringOrEmpty(jsonObject(rule)['id']));
  return new NamesOfTitles(taken).given(`${entity}.${kebabCase(field)}-${what}`);
}
