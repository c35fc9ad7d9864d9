import { jsonEqual } from '../json/equal.ts';
import { type Json, type JsonObject, jsonObject } from '../json/json.ts';
import { fieldsOf, labelOfUnit, unitAmong } from './answers.ts';
import { type Enablement, type Levels, rowsIn } from './enablement.ts';
import { choiceOf, type FhirValue, keyOfValue, objectsIn, trimmedText } from './fhir-values.ts';
import type { QuestionnaireItem } from './item.ts';
import type { Questionnaire } from './read-questionnaire.ts';
import type { AnswerPart, HeldValues, QuestionnairePart, RowsPart, Shape } from './shape.ts';

/** QuestionnaireResponse of R4; members other than `item` are those of the edited response. */
export interface QuestionnaireResponse extends JsonObject {
  readonly resourceType: 'QuestionnaireResponse';
  readonly status: string;
  readonly item?: readonly JsonObject[];
}

export interface ResponseInput {
  readonly shape: Shape;
  readonly enablement: Enablement;
  /** Edited response. Its ids, author, texts and the members that no form shows stay unchanged. */
  readonly base: JsonObject;
}

/**
 * Builds a response from the answers of a form. Contains only answers of enabled items, nested as in the
 * Questionnaire.
 */
export function responseOf({ shape, enablement, base }: ResponseInput): QuestionnaireResponse {
  const writer = new Writer(enablement);
  const items = writer.itemsOf(shape.parts, enablement.root, objectsIn(base['item']));
  const { item: _before, resourceType: _type, status, questionnaire, ...rest } = base;
  const answered = questionnaire ?? shape.questionnaire.canonical;
  return {
    ...rest,
    resourceType: 'QuestionnaireResponse',
    status: trimmedText(status) ?? 'in-progress',
    ...(answered !== undefined && { questionnaire: answered }),
    ...(items.length > 0 && { item: items }),
  };
}

class Writer {
  readonly #enablement: Enablement;

  constructor(enablement: Enablement) {
    this.#enablement = enablement;
  }

  /** Appends the items of the response that the form does not know to the form's own items. */
  itemsOf(
    parts: readonly QuestionnairePart[],
    levels: Levels,
    before: readonly JsonObject[],
  ): readonly JsonObject[] {
    const known = new Set(parts.filter(({ kind }) => kind !== 'omitted').map(({ item }) => item.linkId));
    const written = parts.flatMap((part) => this.#itemOf(part, levels, before));
    return [...written, ...before.filter(({ linkId }) => !known.has(trimmedText(linkId) ?? ''))];
  }

  #itemOf(part: QuestionnairePart, levels: Levels, before: readonly JsonObject[]): readonly JsonObject[] {
    if (part.kind === 'text' || part.kind === 'omitted' || !this.#enablement.isEnabled(part, levels))
      return [];
    const same = before.filter(({ linkId }) => linkId === part.item.linkId);
    if (part.kind === 'answer') return this.#question(part, [levels], same[0]);
    if (part.kind === 'group') return this.#group(part, levels, same[0]);
    const rows = rowsIn(part, levels.at(-1)?.fields ?? {}).map((row) => [
      ...levels,
      { fields: row, of: part },
    ]);
    const [answer] = part.parts;
    if (part.isAnswers) return answer?.kind === 'answer' ? this.#question(answer, rows, same[0]) : [];
    return rows.flatMap((row, index) =>
      this.#group(part, row, rows.length === same.length ? same[index] : undefined),
    );
  }

  #group(
    { item, parts }: QuestionnairePart,
    levels: Levels,
    before: JsonObject | undefined,
  ): readonly JsonObject[] {
    const inside = this.itemsOf(parts, levels, objectsIn(before?.['item']));
    return inside.length === 0 ? [] : [{ ...headOf(item, before), item: inside }];
  }

  /**
   * Writes the item of a question. `places` has one level for a single answer, or one level for each of several
   * answers.
   */
  #question(
    part: AnswerPart,
    places: readonly Levels[],
    before: JsonObject | undefined,
  ): readonly JsonObject[] {
    const answersBefore = objectsIn(before?.['answer']);
    const answers = places.flatMap((levels, index) =>
      this.#enablement
        .answersTo(part, levels)
        .map((answer, at) => this.#answer(part, { answer, levels, before: answersBefore[index + at] })),
    );
    return answers.length === 0 ? [] : [{ ...headOf(part.item, before), answer: answers }];
  }

  #answer(part: AnswerPart, { answer, levels, before }: AnswerInput): JsonObject {
    const nested = this.itemsOf(part.parts, levels, objectsIn(before?.['item']));
    const { item: _nested, ...head } = before ?? {};
    const isSame = before !== undefined && isSameAnswer(part, choiceOf(before, 'value'), answer);
    const written = isSame ? head : { [`value${answer.type}`]: answer.value };
    return { ...written, ...(nested.length > 0 && { item: nested }) };
  }
}

interface AnswerInput {
  readonly answer: FhirValue;
  readonly levels: Levels;
  readonly before: JsonObject | undefined;
}

function headOf({ linkId, text }: QuestionnaireItem, before: JsonObject | undefined): JsonObject {
  if (before === undefined) return { linkId, ...(text !== undefined && { text }) };
  const { answer: _answer, item: _item, ...head } = before;
  return head;
}

/**
 * Reports whether an answer is unchanged. An unchanged answer is written as received, even with another display of
 * its code.
 */
function isSameAnswer(part: AnswerPart, before: FhirValue | undefined, after: FhirValue): boolean {
  if (before === undefined) return false;
  return jsonEqual(fieldsOf(part, [before]), fieldsOf(part, [after]));
}

/** Reads the values of the form from a response. */
export function responseValues({ parts }: Shape, response: JsonObject): JsonObject {
  return fieldsOfItems(parts, objectsIn(response['item']));
}

function fieldsOfItems(parts: readonly QuestionnairePart[], items: readonly JsonObject[]): JsonObject {
  return Object.assign({}, ...parts.map((part) => fieldsOfPart(part, items)));
}

function fieldsOfPart(part: QuestionnairePart, items: readonly JsonObject[]): JsonObject {
  const own = items.filter(({ linkId }) => linkId === part.item.linkId);
  if (part.kind === 'group')
    return fieldsOfItems(
      part.parts,
      own.flatMap((each) => objectsIn(each['item'])),
    );
  if (part.kind === 'rows') return { [part.name]: rowsOf(part, own) };
  if (part.kind !== 'answer') return {};
  return fieldsOfAnswers(
    part,
    own.flatMap((each) => objectsIn(each['answer'])),
  );
}

function rowsOf(part: RowsPart, own: readonly JsonObject[]): readonly JsonObject[] {
  if (!part.isAnswers) return own.map((each) => fieldsOfItems(part.parts, objectsIn(each['item'])));
  const [answer] = part.parts;
  if (answer?.kind !== 'answer') return [];
  return own.flatMap((each) => objectsIn(each['answer'])).map((each) => fieldsOfAnswers(answer, [each]));
}

function fieldsOfAnswers(part: AnswerPart, answers: readonly JsonObject[]): JsonObject {
  const values = answers.flatMap((each) => choiceOf(each, 'value') ?? []);
  const inside = answers.flatMap((each) => objectsIn(each['item']));
  return { ...fieldsOf(part, values), ...fieldsOfItems(part.parts, inside) };
}

/** Finds the choices and units of a response that its Questionnaire does not list. */
export function heldValues({ items }: Questionnaire, response: JsonObject): HeldValues {
  const held = new Map<string, readonly FhirValue[]>();
  const known = new Map(allItems(items).map((item) => [item.linkId, item] as const));
  for (const item of responseItems(response)) {
    const question = known.get(trimmedText(item['linkId']) ?? '');
    if (question === undefined) continue;
    const found = objectsIn(item['answer']).flatMap((each) => choiceOf(each, 'value') ?? []);
    const others = question.type === 'quantity' ? otherUnits(question, found) : otherChoices(question, found);
    if (others.length > 0) held.set(question.linkId, [...(held.get(question.linkId) ?? []), ...others]);
  }
  return held;
}

function otherChoices(
  { options, type }: QuestionnaireItem,
  answers: readonly FhirValue[],
): readonly FhirValue[] {
  const keys = new Set(options.map(keyOfValue));
  const isTyped = (answer: FhirValue) => type === 'open-choice' && answer.type === 'String';
  return options.length === 0 ? [] : answers.filter((each) => !keys.has(keyOfValue(each)) && !isTyped(each));
}

/**
 * Lists the units of answers that the item does not offer. They stay available, since the unit of an answer
 * must never change silently.
 */
function otherUnits({ units }: QuestionnaireItem, answers: readonly FhirValue[]): readonly FhirValue[] {
  if (units.length === 0) return [];
  return answers.flatMap(({ type, value }) => {
    const { value: _amount, comparator: _comparator, ...unit } = jsonObject(value);
    const isKnown = labelOfUnit(unit) === '' || unitAmong(units, unit) !== undefined;
    return isKnown ? [] : [{ type, value: unit }];
  });
}

export function allItems(items: readonly QuestionnaireItem[]): readonly QuestionnaireItem[] {
  return items.flatMap((item) => [item, ...allItems(item.items)]);
}

function responseItems(element: JsonObject): readonly JsonObject[] {
  const inside = [...objectsIn(element['item']), ...objectsIn(element['answer'])];
  return inside.flatMap((each) => [each, ...responseItems(each)]);
}

/**
 * Builds the values of a new response: the Questionnaire's initial values, and a first row in each required
 * list of rows.
 */
export function initialAnswers({ parts }: Pick<Shape, 'parts'>): JsonObject {
  return Object.assign({}, ...parts.map(initialOf));
}

function initialOf(part: QuestionnairePart): JsonObject {
  if (part.kind === 'group') return initialAnswers(part);
  if (part.kind === 'answer') return { ...fieldsOf(part, part.item.initial), ...initialAnswers(part) };
  return part.kind === 'rows' ? { [part.name]: initialRows(part) } : {};
}

function initialRows(part: RowsPart): readonly Json[] {
  const [answer] = part.parts;
  const { initial, isRequired, limits } = part.item;
  if (part.isAnswers && answer?.kind === 'answer' && initial.length > 0)
    return initial.map((each) => fieldsOf(answer, [each]));
  const count = Math.max(limits.least ?? 0, isRequired ? 1 : 0);
  return Array.from({ length: count }, () => initialAnswers(part));
}
