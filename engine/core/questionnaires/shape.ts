import { jsonObject } from '../json/json.ts';
import { isAnswerable } from './answerable.ts';
import { type FhirValue, keyOfValue } from './fhir-values.ts';
import type { QuestionnaireItem } from './item.ts';
import type { Questionnaire } from './read-questionnaire.ts';

/** Question with one answer, or with a list of choices. */
export interface AnswerPart {
  readonly kind: 'answer';
  readonly item: QuestionnaireItem;
  /** Name of the field in the record or the row. */
  readonly name: string;
  /** Name of the field for the unit, if the user can choose or type it. */
  readonly unit?: string;
  /** Name of the field for an answer that is not among the choices. */
  readonly other?: string;
  /** True if one field holds several choices. */
  readonly isList?: true;
  /** Questions nested in the answer. */
  readonly parts: readonly QuestionnairePart[];
}

/** Repeated group, or question with several answers. Its value is a list of rows with fields. */
export interface RowsPart {
  readonly kind: 'rows';
  readonly item: QuestionnaireItem;
  readonly name: string;
  /** True for a repeated question, each row of which has the answer as its only part. */
  readonly isAnswers: boolean;
  readonly parts: readonly QuestionnairePart[];
}

/** Group that is not repeated. Its fields are on the level of the group itself. */
export interface GroupPart {
  readonly kind: 'group';
  readonly item: QuestionnaireItem;
  readonly parts: readonly QuestionnairePart[];
}

export interface TextPart {
  readonly kind: 'text';
  readonly item: QuestionnaireItem;
  readonly parts: readonly [];
}

/** Item for which no form has a control, such as an attachment. Existing answers to it are kept. */
export interface OmittedPart {
  readonly kind: 'omitted';
  readonly item: QuestionnaireItem;
  readonly parts: readonly [];
}

export type QuestionnairePart = AnswerPart | RowsPart | GroupPart | TextPart | OmittedPart;

export interface PartContext {
  /** Part that directly contains this part. */
  readonly inside: QuestionnairePart | undefined;
  /** Repeated parts that contain this part, the outermost first. */
  readonly within: readonly RowsPart[];
  /** Position in the Questionnaire, in the order of its items. */
  readonly order: number;
}

/** Form of a Questionnaire, described by the structure of the values with its answers. */
export interface Shape {
  readonly questionnaire: Questionnaire;
  readonly parts: readonly QuestionnairePart[];
  readonly contexts: ReadonlyMap<QuestionnairePart, PartContext>;
  readonly byLinkId: ReadonlyMap<string, QuestionnairePart>;
}

/** Choices and units of a response that its Questionnaire does not list, by linkId. */
export type HeldValues = ReadonlyMap<string, readonly FhirValue[]>;

/**
 * Builds the form of a Questionnaire. Offers, besides the listed choices and units, those that the edited
 * response contains.
 */
export function shapeOf(questionnaire: Questionnaire, held: HeldValues = new Map()): Shape {
  const parts = new Shaping(held).partsOf(questionnaire.items);
  const contexts = new Map<QuestionnairePart, PartContext>();
  contextsOf(parts, { inside: undefined, within: [] }, contexts);
  const byLinkId = new Map<string, QuestionnairePart>();
  for (const part of contexts.keys())
    if (!byLinkId.has(part.item.linkId)) byLinkId.set(part.item.linkId, part);
  return { questionnaire, parts, contexts, byLinkId };
}

function contextsOf(
  parts: readonly QuestionnairePart[],
  around: Pick<PartContext, 'inside' | 'within'>,
  contexts: Map<QuestionnairePart, PartContext>,
): void {
  for (const part of parts) {
    contexts.set(part, { ...around, order: contexts.size });
    const within = part.kind === 'rows' ? [...around.within, part] : around.within;
    contextsOf(part.parts, { inside: part, within }, contexts);
  }
}

/**
 * Builder of the form's parts. Names fields by numbers in the order of the Questionnaire, since a linkId may
 * contain any character.
 */
class Shaping {
  readonly #held: HeldValues;
  #fields = 0;

  constructor(held: HeldValues) {
    this.#held = held;
  }

  partsOf(items: readonly QuestionnaireItem[]): readonly QuestionnairePart[] {
    return items.map((item) => this.#partOf(this.#withHeld(item)));
  }

  #partOf(item: QuestionnaireItem): QuestionnairePart {
    if (item.type === 'display') return { kind: 'text', item, parts: [] };
    if (item.type === 'group') return this.#group(item);
    if (!isAnswerable(item)) return { kind: 'omitted', item, parts: [] };
    if (!item.isRepeated) return this.#answer(item);
    if (item.type === 'choice' && item.options.length > 0 && item.items.length === 0)
      return { ...this.#answer(item), isList: true };
    const name = this.#nextName();
    return { kind: 'rows', item, name, isAnswers: true, parts: [this.#answer(item)] };
  }

  #group(item: QuestionnaireItem): QuestionnairePart {
    if (!item.isRepeated) return { kind: 'group', item, parts: this.partsOf(item.items) };
    const name = this.#nextName();
    return { kind: 'rows', item, name, isAnswers: false, parts: this.partsOf(item.items) };
  }

  #answer(item: QuestionnaireItem): AnswerPart {
    const name = this.#nextName();
    const hasUnit = item.type === 'quantity' && item.units.length !== 1;
    return {
      ...{ kind: 'answer', item, name },
      ...(hasUnit && { unit: `${name}-unit` }),
      ...(item.type === 'open-choice' && item.options.length > 0 && { other: `${name}-other` }),
      parts: this.partsOf(item.items),
    };
  }

  #nextName(): string {
    this.#fields += 1;
    return `field-${this.#fields}`;
  }

  #withHeld(item: QuestionnaireItem): QuestionnaireItem {
    const held = this.#held.get(item.linkId) ?? [];
    if (held.length === 0) return item;
    if (item.type === 'quantity')
      return { ...item, units: [...item.units, ...held.map(({ value }) => jsonObject(value))] };
    const known = new Set(item.options.map(keyOfValue));
    return { ...item, options: [...item.options, ...held.filter((each) => !known.has(keyOfValue(each)))] };
  }
}
