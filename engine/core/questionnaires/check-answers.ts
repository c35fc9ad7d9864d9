import type { Json, JsonObject } from '../json/json.ts';
import { pointerOf } from '../json/pointer.ts';
import { isMultipleOf } from '../numbers/decimal.ts';
import type { StructuralError } from '../product/entity.ts';
import { isValidAs, otherChoice } from './answers.ts';
import { compareFhirValues } from './conditions.ts';
import { type Enablement, type Levels, rowsIn } from './enablement.ts';
import type { FhirValue } from './fhir-values.ts';
import type { AnswerPart, QuestionnairePart, RowsPart, Shape } from './shape.ts';

/** Problem of an answer, expressed by a keyword of JSON Schema. */
export interface AnswerError extends StructuralError {
  readonly data?: unknown;
}

/** Lists the errors of the answers: missing answers, and answers outside of their limits. */
export function checkAnswers({ parts }: Shape, enablement: Enablement): readonly AnswerError[] {
  return errorsIn(parts, { enablement, levels: enablement.root, at: [] });
}

interface Here {
  readonly enablement: Enablement;
  readonly levels: Levels;
  /** Tokens of the path to the record or row that contains the answer. */
  readonly at: readonly string[];
}

function errorsIn(parts: readonly QuestionnairePart[], here: Here): readonly AnswerError[] {
  return parts.flatMap((part) => (here.enablement.isEnabled(part, here.levels) ? errorsOf(part, here) : []));
}

function errorsOf(part: QuestionnairePart, here: Here): readonly AnswerError[] {
  if (part.kind === 'answer') return [...errorsOfAnswer(part, here), ...errorsIn(part.parts, here)];
  return part.kind === 'rows' ? errorsOfRows(part, here) : errorsIn(part.parts, here);
}

function errorsOfRows(part: RowsPart, here: Here): readonly AnswerError[] {
  const { name, item } = part;
  const rows = rowsIn(part, fieldsAt(here));
  const at = [...here.at, name];
  const least = Math.max(item.limits.least ?? 0, item.isRequired ? 1 : 0);
  const { most = Number.POSITIVE_INFINITY } = item.limits;
  return [
    ...(rows.length < least ? [errorAt(at, 'minItems', { limit: least })] : []),
    ...(rows.length > most ? [errorAt(at, 'maxItems', { limit: most })] : []),
    ...rows.flatMap((fields, index) =>
      errorsIn(part.parts, {
        ...{ enablement: here.enablement, levels: [...here.levels, { fields, of: part }] },
        at: [...at, String(index)],
      }),
    ),
  ];
}

function errorsOfAnswer(part: AnswerPart, here: Here): readonly AnswerError[] {
  const { item, name, other, unit } = part;
  const fields = fieldsAt(here);
  const value = fields[name];
  if (isMissing(value)) return item.isRequired && !item.isHidden ? [missing(here, name)] : [];
  if (value === otherChoice) return isMissing(fields[other ?? '']) ? [missing(here, other ?? name)] : [];
  if (item.options.length > 0) return tooMany(part, value, here);
  if (!isValidAs(item.type, value)) return [errorAt([...here.at, name], ...formOf(item.type), value)];
  const isWithoutUnit = unit !== undefined && item.units.length > 0 && isMissing(fields[unit]);
  return isWithoutUnit ? [missing(here, unit)] : beyondLimits(part, value, [...here.at, name]);
}

function fieldsAt({ levels }: Here): JsonObject {
  return levels.at(-1)?.fields ?? {};
}

function isMissing(value: Json | undefined): value is undefined | null | '' {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && value.trim() === '')
  );
}

function tooMany({ item, name }: AnswerPart, value: Json, here: Here): readonly AnswerError[] {
  const { most = Number.POSITIVE_INFINITY, least = 0 } = item.limits;
  const count = Array.isArray(value) ? value.length : 1;
  if (count > most) return [errorAt([...here.at, name], 'maxItems', { limit: most })];
  return count < least ? [errorAt([...here.at, name], 'minItems', { limit: least })] : [];
}

/** Finds the JSON Schema keyword and its parameters that describe the form of a type's answers. */
function formOf(type: string): readonly [string, StructuralError['params']] {
  if (type === 'decimal' || type === 'quantity') return ['type', { type: 'number' }];
  if (type === 'integer' || type === 'boolean') return ['type', { type }];
  const formats: Readonly<Record<string, string>> = { dateTime: 'date-time', url: 'uri' };
  return ['format', { format: formats[type] ?? type }];
}

const dayBased: Readonly<Record<string, string>> = { date: 'Date', dateTime: 'DateTime', time: 'Time' };

function beyondLimits({ item }: AnswerPart, value: Json, at: readonly string[]): readonly AnswerError[] {
  const {
    minimum,
    maximum,
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
    pattern,
    decimals,
  } = item.limits;
  const step = decimals === undefined ? undefined : Number(`1e-${decimals}`);
  const given: FhirValue = { type: dayBased[item.type] ?? '', value };
  const below = minimum !== undefined && (compareFhirValues(given, amountOf(minimum)) ?? 0) < 0;
  const above = maximum !== undefined && (compareFhirValues(given, amountOf(maximum)) ?? 0) > 0;
  const length =
    typeof value === 'string' && dayBased[item.type] === undefined ? [...value].length : undefined;
  return [
    ...(below ? [errorAt(at, 'minimum', { limit: amountOf(minimum).value })] : []),
    ...(above ? [errorAt(at, 'maximum', { limit: amountOf(maximum).value })] : []),
    ...(length !== undefined && length < minLength ? [errorAt(at, 'minLength', { limit: minLength })] : []),
    ...(length !== undefined && length > maxLength ? [errorAt(at, 'maxLength', { limit: maxLength })] : []),
    ...(pattern !== undefined && !matchesWhole(pattern, String(value))
      ? [errorAt(at, 'pattern', { pattern })]
      : []),
    ...(step !== undefined && typeof value === 'number' && !isMultipleOf(value, step)
      ? [errorAt(at, 'multipleOf', { multipleOf: step })]
      : []),
  ];
}

/** Reads the number of a quantity limit, whose unit is that of the question. */
function amountOf(limit: FhirValue): FhirValue {
  const { value } = limit;
  const amount = typeof value === 'object' && value !== null && 'value' in value ? value['value'] : undefined;
  return typeof amount === 'number' ? { type: '', value: amount } : limit;
}

/**
 * Reports whether a pattern matches the whole text. True for a pattern that JavaScript cannot read, so that it
 * refuses nothing.
 */
function matchesWhole(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text);
  } catch {
    return true;
  }
}

function missing({ at }: Here, name: string): AnswerError {
  return { ...errorAt(at, 'required', { missingProperty: name }) };
}

function errorAt(
  at: readonly string[],
  keyword: string,
  params: StructuralError['params'],
  data?: unknown,
): AnswerError {
  return { instancePath: pointerOf(at), schemaPath: '', keyword, params, data };
}
