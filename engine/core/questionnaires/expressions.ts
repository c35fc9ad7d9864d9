import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { fieldsOf } from './answers.ts';
import { Enablement } from './enablement.ts';
import { type QuestionnaireResponse, responseOf } from './response.ts';
import type { AnswerPart, QuestionnairePart, Shape } from './shape.ts';

/**
 * Evaluates FHIRPath over a response, like `evaluate` of the package `fhirpath`. The variables are those of the
 * Questionnaire and `resource`, the response.
 */
export type EvaluateFhirPath = (
  resource: QuestionnaireResponse,
  expression: string,
  variables: Readonly<Record<string, unknown>>,
) => readonly unknown[];

/**
 * Evaluator of a Questionnaire's expressions. An expression that throws, such as on an unfinished answer, has
 * no result.
 */
export class Expressions {
  readonly #shape: Shape;
  readonly #evaluate: EvaluateFhirPath;
  readonly #known = new WeakMap<JsonObject, ExpressionContext>();

  constructor(shape: Shape, evaluate: EvaluateFhirPath) {
    this.#shape = shape;
    this.#evaluate = evaluate;
  }

  /** Reports whether `enableWhenExpression` enables an item. */
  isEnabled(part: QuestionnairePart, values: JsonObject): boolean {
    const { enabled } = part.item.expressions;
    return enabled === undefined || this.#result(enabled, values) === true;
  }

  /** Calculates the value of a question's field. */
  calculated(part: AnswerPart, values: JsonObject): Json | undefined {
    const { calculated } = part.item.expressions;
    return calculated === undefined ? undefined : fieldOf(part, this.#result(calculated, values));
  }

  /** Adds the initial values of a new response, both fixed ones and those computed by expressions. */
  withInitial(values: JsonObject): JsonObject {
    let filled = values;
    for (const [part, { within }] of this.#shape.contexts) {
      const { initial } = part.item.expressions;
      if (part.kind !== 'answer' || within.length > 0 || initial === undefined) continue;
      const value = fieldOf(part, this.#result(initial, filled));
      if (value !== undefined) filled = { ...filled, [part.name]: value };
    }
    return filled;
  }

  #result(expression: string, values: JsonObject): unknown {
    const known = this.#known.get(values) ?? this.#contextOf(values);
    this.#known.set(values, known);
    return this.#evaluated(expression, known)[0];
  }

  /** Builds the context of expressions from the answers to all items whose `enableWhen` is true. */
  #contextOf(values: JsonObject): ExpressionContext {
    const enablement = new Enablement(this.#shape, values);
    const resource = responseOf({ shape: this.#shape, enablement, base: {} });
    let variables: ExpressionContext['variables'] = { resource };
    for (const { name, expression } of this.#shape.questionnaire.variables)
      variables = { ...variables, [name]: this.#evaluated(expression, { resource, variables }) };
    return { resource, variables };
  }

  #evaluated(expression: string, { resource, variables }: ExpressionContext): readonly unknown[] {
    try {
      return this.#evaluate(resource, expression, variables);
    } catch {
      return [];
    }
  }
}

interface ExpressionContext {
  readonly resource: QuestionnaireResponse;
  readonly variables: Readonly<Record<string, unknown>>;
}

function fieldOf(part: AnswerPart, result: unknown): Json | undefined {
  const value = answerOf(part, result);
  return value === undefined ? undefined : fieldsOf(part, [{ type: '', value }])[part.name];
}

function answerOf({ item }: AnswerPart, result: unknown): Json | undefined {
  if (typeof result === 'number' && item.type === 'quantity') return { value: result };
  const isScalar = typeof result === 'string' || typeof result === 'number' || typeof result === 'boolean';
  return isScalar || isJsonObject(result) ? result : undefined;
}
