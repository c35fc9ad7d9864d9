import type { JsonObject, JsonSchemaObject } from '../../../core/json/json.ts';
import type { WidgetName } from '../../../core/product/parts.ts';
import { keyOfUnit, labelOfUnit, otherChoice } from '../../../core/questionnaires/answers.ts';
import { keyOfValue, labelOfValue } from '../../../core/questionnaires/fhir-values.ts';
import type { QuestionnaireItem } from '../../../core/questionnaires/item.ts';
import type { AnswerPart } from '../../../core/questionnaires/shape.ts';

/** Texts of the engine in a form of a Questionnaire. */
export interface QuestionnaireMessages {
  readonly yes: string;
  readonly no: string;
  readonly other: string;
  readonly unit: string;
}

/** Builds the schema of the answer to a question. */
export function schemaOfAnswer(
  { item, other, isList }: AnswerPart,
  words: QuestionnaireMessages,
): JsonSchemaObject {
  const title = item.title;
  if (item.options.length > 0) {
    const more = other === undefined ? [] : [{ const: otherChoice, title: words.other }];
    const listed = item.options.map((each) => ({ const: keyOfValue(each), title: labelOfValue(each) }));
    const choice = { type: 'string', oneOf: [...listed, ...more] };
    const { most } = item.limits;
    if (isList !== true) return { ...choice, title };
    return { type: 'array', title, items: choice, ...(most !== undefined && { maxItems: most }) };
  }
  return { ...plainSchema(item, words), title };
}

function plainSchema({ type, limits }: QuestionnaireItem, words: QuestionnaireMessages): JsonSchemaObject {
  if (type === 'boolean') {
    const choices = [
      { const: true, title: words.yes },
      { const: false, title: words.no },
    ];
    return { type, oneOf: choices };
  }
  if (type === 'decimal' || type === 'quantity') return { type: 'number' };
  if (type === 'integer') return { type };
  const { maxLength } = limits;
  const format = formats[type];
  return {
    type: 'string',
    ...(format !== undefined && { format }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

const formats: Readonly<Record<string, string>> = {
  date: 'date',
  dateTime: 'date-time',
  time: 'time',
  url: 'uri',
};

export function schemaOfUnit({ item }: AnswerPart, title: string): JsonSchemaObject {
  if (item.units.length === 0) return { type: 'string', title };
  const oneOf = item.units.map((each) => ({ const: keyOfUnit(each), title: labelOfUnit(each) }));
  return { type: 'string', title, oneOf };
}

/** Maximum number of choices shown as radio buttons; more are shown as a drop-down list. */
const mostInSight = 5;

/**
 * Finds the widget for an answer; undefined where the schema determines it. An optional answer gets a list, in which
 * the user can also clear it.
 */
export function widgetOfAnswer({ item, isList }: AnswerPart): WidgetName | undefined {
  if (isList === true) return 'checklist';
  if (item.type === 'text') return 'textarea';
  const count = item.type === 'boolean' ? 2 : item.options.length;
  if (count === 0 || item.control === 'drop-down' || item.control === 'autocomplete') return undefined;
  const isInSight = item.control === 'radio-button' || (item.isRequired && count <= mostInSight);
  return isInSight ? 'radio' : undefined;
}

/** Finds the display text of a question's only unit. */
export function fixedUnit({ item, unit }: AnswerPart): string | undefined {
  const [only]: readonly (JsonObject | undefined)[] = item.units;
  return unit === undefined && only !== undefined ? labelOfUnit(only) : undefined;
}
