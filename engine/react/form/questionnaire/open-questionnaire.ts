import type { JsonObject } from '../../../core/json/json.ts';
import type { Product } from '../../../core/product/product.ts';
import { Enablement } from '../../../core/questionnaires/enablement.ts';
import { type EvaluateFhirPath, Expressions } from '../../../core/questionnaires/expressions.ts';
import {
  initialAnswers,
  type QuestionnaireResponse,
  responseOf,
} from '../../../core/questionnaires/response.ts';
import type { QuestionnairePart, Shape } from '../../../core/questionnaires/shape.ts';
import type { QuestionnaireMessages } from './field-words.ts';
import { questionnaireProduct } from './questionnaire-product.ts';

/** Questionnaire as a form of the engine. */
export interface OpenedQuestionnaire {
  readonly shape: Shape;
  readonly product: Product;
  /** Values that a new response starts with. */
  readonly initial: JsonObject;
  /** Builds a response from the values of the form and from the response that was opened. */
  readonly respond: (values: JsonObject, base: JsonObject) => QuestionnaireResponse;
}

export function openQuestionnaire(
  shape: Shape,
  words: QuestionnaireMessages,
  fhirPath: EvaluateFhirPath | undefined,
): OpenedQuestionnaire {
  const expressions = fhirPath === undefined ? undefined : new Expressions(shape, fhirPath);
  const known = new WeakMap<JsonObject, Enablement>();
  const enablementOf = (values: JsonObject) => {
    const isEnabled =
      expressions === undefined
        ? undefined
        : (part: QuestionnairePart) => expressions.isEnabled(part, values);
    const enablement = known.get(values) ?? new Enablement(shape, values, isEnabled);
    known.set(values, enablement);
    return enablement;
  };
  const begun = initialAnswers(shape);
  return {
    shape,
    initial: expressions?.withInitial(begun) ?? begun,
    product: questionnaireProduct({ shape, enablementOf, words, expressions }),
    respond: (values, base) => responseOf({ shape, enablement: enablementOf(values), base }),
  };
}
