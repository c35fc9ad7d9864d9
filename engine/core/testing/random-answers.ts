import type { Json, JsonObject } from '../json/json.ts';
import { keyOfUnit, otherChoice } from '../questionnaires/answers.ts';
import { keyOfValue } from '../questionnaires/fhir-values.ts';
import type { AnswerPart, QuestionnairePart } from '../questionnaires/shape.ts';

/** Picks a whole number from 0 up to, but not including, `below`. */
export type Next = (below: number) => number;

/**
 * Generates random values for the form of a Questionnaire, as a user could have entered them. Leaves some
 * questions unanswered.
 */
export function randomAnswers(parts: readonly QuestionnairePart[], next: Next): JsonObject {
  return Object.assign({}, ...parts.map((part) => fieldsOfPart(part, next)));
}

function fieldsOfPart(part: QuestionnairePart, next: Next): JsonObject {
  if (part.kind === 'group') return randomAnswers(part.parts, next);
  if (part.kind === 'rows')
    return { [part.name]: Array.from({ length: next(3) }, () => randomAnswers(part.parts, next)) };
  if (part.kind !== 'answer') return {};
  const nested = randomAnswers(part.parts, next);
  return next(4) === 0 ? nested : { ...answerOf(part, next), ...nested };
}

function answerOf({ item, name, isList, other, unit }: AnswerPart, next: Next): JsonObject {
  const { options, units, type } = item;
  if (isList === true) return { [name]: options.filter(() => next(2) === 0).map(keyOfValue) };
  const chosen = options[next(options.length + (other === undefined ? 0 : 1))];
  if (options.length > 0 && chosen === undefined) return { [name]: otherChoice, [other ?? '']: textOf(next) };
  if (chosen !== undefined) return { [name]: keyOfValue(chosen) };
  const measured = units[next(Math.max(units.length, 1))];
  const besides = unit === undefined ? {} : { [unit]: measured === undefined ? 'each' : keyOfUnit(measured) };
  return { [name]: plainAnswer(type, next), ...besides };
}

function plainAnswer(type: string, next: Next): Json {
  if (type === 'boolean') return next(2) === 0;
  if (type === 'integer') return next(130);
  if (type === 'decimal' || type === 'quantity') return next(1000) / 100;
  if (type === 'date') return ['2026-05-01', '2025-12-31', '2026-04', '2024'][next(4)] ?? '';
  if (type === 'dateTime')
    return ['2026-05-01T08:30:00Z', '2026-05-01T15:00:00+02:00', '2026-05-01'][next(3)] ?? '';
  if (type === 'time') return ['18:30', '06:05', '23:59:59'][next(3)] ?? '';
  return type === 'url' ? 'https://example.org/a' : textOf(next);
}

function textOf(next: Next): string {
  return ['A12', 'Two words', 'Zwölf\nZeilen', '0'][next(4)] ?? '';
}
