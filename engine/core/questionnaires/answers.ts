import { isCalendarDay } from '../dates/dates.ts';
import { isTimeOfDay } from '../dates/times.ts';
import { isJsonObject, type Json, type JsonObject, jsonItems } from '../json/json.ts';
import { type FhirValue, keyOfValue, trimmedText } from './fhir-values.ts';
import type { QuestionnaireItem } from './item.ts';
import type { AnswerPart } from './shape.ts';

/**
 * Code for an answer that is none of the choices. Cannot collide with a FHIR code, which has no spaces around
 * it.
 */
export const otherChoice = ' other ';

type Fields = JsonObject;

/** Reads the answers from the fields of a question, leaving out invalid values such as half a date. */
export function answersIn(part: AnswerPart, fields: Fields): readonly FhirValue[] {
  const { item, name, isList } = part;
  const value = fields[name];
  if (value === undefined || value === null) return [];
  if (item.options.length > 0)
    return (isList === true ? jsonItems(value) : [value]).flatMap((key) => chosen(part, fields, key));
  if (item.type === 'quantity') return quantity(part, fields, value);
  return plain(item, value);
}

function chosen({ item, other }: AnswerPart, fields: Fields, key: Json): readonly FhirValue[] {
  if (key === otherChoice && other !== undefined) return text('String', fields[other]);
  return item.options.filter((option) => keyOfValue(option) === key);
}

function quantity(part: AnswerPart, fields: Fields, value: Json): readonly FhirValue[] {
  if (typeof value !== 'number') return [];
  return [{ type: 'Quantity', value: { value, ...unitOf(part, fields) } }];
}

function unitOf({ item, unit }: AnswerPart, fields: Fields): JsonObject {
  const given = unit === undefined ? undefined : fields[unit];
  if (item.units.length === 0) return typeof given === 'string' ? { unit: given } : {};
  const coding = unit === undefined ? item.units[0] : item.units.find((each) => keyOfUnit(each) === given);
  if (coding === undefined) return {};
  const { system, code } = coding;
  const label = labelOfUnit(coding);
  return {
    ...(label !== '' && { unit: label }),
    ...(system !== undefined && { system }),
    ...(code !== undefined && { code }),
  };
}

/** Identifies a unit: the Coding of an option, or the unit of a Quantity. */
export function keyOfUnit(unit: JsonObject): string {
  const code = trimmedText(unit['code']) ?? labelOfUnit(unit);
  const system = trimmedText(unit['system']);
  return system === undefined ? code : `${system}|${code}`;
}

export function labelOfUnit(unit: JsonObject): string {
  return trimmedText(unit['display']) ?? trimmedText(unit['unit']) ?? trimmedText(unit['code']) ?? '';
}

const types: Readonly<Record<string, string>> = {
  boolean: 'Boolean',
  decimal: 'Decimal',
  integer: 'Integer',
  date: 'Date',
  dateTime: 'DateTime',
  time: 'Time',
  string: 'String',
  text: 'String',
  url: 'Uri',
  'open-choice': 'String',
};

function plain(item: QuestionnaireItem, value: Json): readonly FhirValue[] {
  if (!isValidAs(item.type, value)) return [];
  // Reads a choice as plain text if the Questionnaire does not contain its choices.
  if (item.type === 'choice') return [{ type: 'Coding', value: { display: value } }];
  const type = types[item.type];
  return type === undefined
    ? []
    : [{ type, value: item.type === 'time' ? withSeconds(String(value)) : value }];
}

function text(type: string, value: Json | undefined): readonly FhirValue[] {
  return value !== undefined && isText(value) ? [{ type, value }] : [];
}

const checks: Readonly<Record<string, (value: Json) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  decimal: (value) => typeof value === 'number',
  quantity: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  date: (value) => typeof value === 'string' && isFhirDate(value),
  dateTime: (value) => typeof value === 'string' && (isFhirDate(value) || isInstant(value)),
  time: (value) =>
    typeof value === 'string' && (isTimeOfDay(value) || /^\d\d:\d\d:\d\d(\.\d+)?$/.test(value)),
  url: (value) => isText(value) && !/\s/.test(String(value)),
};

/** Reports whether a value can answer a question of a type. */
export function isValidAs(type: string, value: Json): boolean {
  return (checks[type] ?? isText)(value);
}

function isText(value: Json): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Reports whether a text is a day, a month or a year. */
function isFhirDate(text: string): boolean {
  return /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || isCalendarDay(text);
}

/** Reports whether a text is an instant. FHIR requires an offset if there is a time. */
function isInstant(text: string): boolean {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);
  return isComplete && !Number.isNaN(Date.parse(text));
}

function withSeconds(time: string): string {
  return isTimeOfDay(time) ? `${time}:00` : time;
}

/**
 * Builds the fields of a question with these answers: one answer at most, unless the question is a list of
 * choices.
 */
export function fieldsOf(part: AnswerPart, answers: readonly FhirValue[]): Fields {
  const { item, name, isList } = part;
  const [answer] = answers;
  if (answer === undefined) return {};
  if (isList === true) return { [name]: answers.map(keyOfValue) };
  if (item.options.length > 0) return fieldsOfChoice(part, answer);
  if (item.type === 'quantity') return fieldsOfQuantity(part, answer);
  return { [name]: plainField(item, answer) };
}

function fieldsOfChoice({ item, name, other }: AnswerPart, answer: FhirValue): Fields {
  const key = keyOfValue(answer);
  if (other === undefined || item.options.some((option) => keyOfValue(option) === key))
    return { [name]: key };
  return { [name]: otherChoice, [other]: key };
}

function fieldsOfQuantity({ item, name, unit }: AnswerPart, { value }: FhirValue): Fields {
  if (!isJsonObject(value)) return {};
  const known = unitAmong(item.units, value);
  const key = known === undefined ? labelOfUnit(value) : keyOfUnit(known);
  return { [name]: value['value'], ...(unit !== undefined && key !== '' && { [unit]: key }) };
}

/** Finds the unit of a Quantity by its code. Compares the text if only one of the two has a code. */
export function unitAmong(units: readonly JsonObject[], quantity: JsonObject): JsonObject | undefined {
  const code = trimmedText(quantity['code']);
  const label = labelOfUnit(quantity);
  return units.find((unit) => (code !== undefined && unit['code'] === code) || labelOfUnit(unit) === label);
}

function plainField({ type }: QuestionnaireItem, { value }: FhirValue): Json {
  if (type === 'time') return String(value).replace(/^(\d\d:\d\d):00$/, '$1');
  return isJsonObject(value) ? keyOfValue({ type, value }) : value;
}
