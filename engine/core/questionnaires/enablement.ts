import { type JsonObject, jsonObject } from '../json/json.ts';
import { answersIn } from './answers.ts';
import { meets } from './conditions.ts';
import { type FhirValue, objectsIn } from './fhir-values.ts';
import type { ItemCondition } from './item.ts';
import type { QuestionnairePart, RowsPart, Shape } from './shape.ts';

/** Record or row whose fields are read, with the repeated item that a row belongs to. */
export interface Level {
  readonly fields: JsonObject;
  readonly of: RowsPart | undefined;
}

/** Levels from the record down to a row. */
export type Levels = readonly Level[];

/** Evaluates `enableWhenExpression` for a part; always true without a FHIRPath evaluator. */
export type EnabledByExpression = (part: QuestionnairePart, levels: Levels) => boolean;

/**
 * Evaluator of `enableWhen`, which finds the enabled items; answers in a disabled item do not count. A
 * condition reads the nearest occurrence of its question. Items nested in an answer are enabled once the answer
 * exists.
 */
export class Enablement {
  readonly #shape: Shape;
  readonly #root: Level;
  readonly #byExpression: EnabledByExpression;
  readonly #known = new Map<JsonObject, Map<QuestionnairePart, boolean>>();
  readonly #levels = new Map<JsonObject, Levels>();

  constructor(shape: Shape, values: JsonObject, byExpression: EnabledByExpression = () => true) {
    this.#shape = shape;
    this.#byExpression = byExpression;
    this.#root = { fields: values, of: undefined };
    this.#enter(shape.parts, [this.#root]);
  }

  get root(): Levels {
    return [this.#root];
  }

  /**
   * Finds the levels that lead to a row, given the row's object; undefined for an object that is no row of the
   * values.
   */
  levelsOf(fields: JsonObject): Levels | undefined {
    return this.#levels.get(fields);
  }

  isEnabled(part: QuestionnairePart, levels: Levels): boolean {
    const fields = levels.at(-1)?.fields ?? this.#root.fields;
    const known = this.#known.get(fields) ?? new Map<QuestionnairePart, boolean>();
    this.#known.set(fields, known);
    const before = known.get(part);
    if (before !== undefined) return before;
    // Ends cycles of conditions: while an item is being evaluated, it counts as enabled.
    known.set(part, true);
    const isEnabled = this.#decide(part, levels);
    known.set(part, isEnabled);
    return isEnabled;
  }

  /** Reads the answers to a question at a level; empty if the question is disabled. */
  answersTo(part: QuestionnairePart, levels: Levels): readonly FhirValue[] {
    if (!this.isEnabled(part, levels)) return [];
    const fields = levels.at(-1)?.fields ?? {};
    if (part.kind === 'answer') return answersIn(part, fields);
    if (part.kind !== 'rows' || !part.isAnswers) return [];
    return rowsIn(part, fields).flatMap((row) =>
      part.parts.flatMap((answer) => this.answersTo(answer, [...levels, { fields: row, of: part }])),
    );
  }

  #enter(parts: readonly QuestionnairePart[], levels: Levels): void {
    const fields = levels.at(-1)?.fields ?? {};
    this.#levels.set(fields, levels);
    for (const part of parts) {
      if (part.kind !== 'rows') this.#enter(part.parts, levels);
      else
        for (const row of rowsIn(part, fields))
          this.#enter(part.parts, [...levels, { fields: row, of: part }]);
    }
  }

  #decide(part: QuestionnairePart, levels: Levels): boolean {
    const parent = this.#shape.contexts.get(part)?.inside;
    if (parent !== undefined && !this.#takesPartIn(part, parent, levels)) return false;
    if (parent?.item === part.item) return true;
    const { conditions, isAnyEnough } = part.item;
    const holds = (condition: ItemCondition) => this.#holds(condition, part, levels);
    if (conditions.length > 0 && !(isAnyEnough ? conditions.some(holds) : conditions.every(holds)))
      return false;
    return part.item.expressions.enabled === undefined || this.#byExpression(part, levels);
  }

  #takesPartIn(part: QuestionnairePart, parent: QuestionnairePart, levels: Levels): boolean {
    const around = parent.kind === 'rows' ? levels.slice(0, -1) : levels;
    if (!this.isEnabled(parent, around)) return false;
    return parent.kind !== 'answer' || part.kind === 'text' || this.answersTo(parent, around).length > 0;
  }

  #holds({ question, operator, answer }: ItemCondition, part: QuestionnairePart, levels: Levels): boolean {
    const questionPart = this.#shape.byLinkId.get(question);
    if (questionPart === undefined) return false;
    const found = this.#nearest(questionPart, part, levels);
    return meets(found === undefined ? [] : this.answersTo(found.part, found.levels), operator, answer);
  }

  /** Finds the nearest occurrence of a question: around an item, else before it, else after it. */
  #nearest(
    question: QuestionnairePart,
    from: QuestionnairePart,
    levels: Levels,
  ): { readonly part: QuestionnairePart; readonly levels: Levels } | undefined {
    const { within = [], order = 0 } = this.#shape.contexts.get(question) ?? {};
    let found: Levels = levels.slice(0, 1);
    for (const rows of within) {
      const own = levels[found.length];
      const next = own?.of === rows && isStartOf(found, levels) ? own : this.#besides(rows, from, found);
      if (next === undefined) return undefined;
      found = [...found, next];
    }
    const row = levels[found.length];
    // Takes only the enclosing answer, since a condition inside of one of several answers refers to that
    // answer.
    if (question.kind === 'rows' && row?.of === question && isStartOf(found, levels)) {
      const [answer] = question.parts;
      return answer === undefined ? undefined : { part: answer, levels: [...found, row] };
    }
    return order < 0 ? undefined : { part: question, levels: found };
  }

  #besides(rows: RowsPart, from: QuestionnairePart, around: Levels): Level | undefined {
    const isBefore = this.#orderOf(rows) < this.#orderOf(from);
    const row = rowsIn(rows, jsonObject(around.at(-1)?.fields)).at(isBefore ? -1 : 0);
    return row === undefined ? undefined : { fields: row, of: rows };
  }

  #orderOf(part: QuestionnairePart): number {
    return this.#shape.contexts.get(part)?.order ?? 0;
  }
}

function isStartOf(start: Levels, levels: Levels): boolean {
  return start.every(({ fields }, index) => levels[index]?.fields === fields);
}

/** Lists the rows of a repeated item. */
export function rowsIn({ name }: RowsPart, fields: JsonObject): readonly JsonObject[] {
  return objectsIn(fields[name]);
}
