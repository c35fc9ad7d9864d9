import type { Expression, Scope } from '../../../core/expressions/scope.ts';
import { type JsonObject, type JsonSchema, jsonObject } from '../../../core/json/json.ts';
import { pathToPointer } from '../../../core/json/pointer.ts';
import type { Entity, Field, StructuralValidator } from '../../../core/product/entity.ts';
import type { FormField, LayoutNode } from '../../../core/product/form.ts';
import type { Product } from '../../../core/product/product.ts';
import { otherChoice } from '../../../core/questionnaires/answers.ts';
import { checkAnswers } from '../../../core/questionnaires/check-answers.ts';
import type { Enablement } from '../../../core/questionnaires/enablement.ts';
import type { Expressions } from '../../../core/questionnaires/expressions.ts';
import type { AnswerPart, QuestionnairePart, RowsPart, Shape } from '../../../core/questionnaires/shape.ts';
import { escapeMarkdown } from '../layout/FormText.tsx';
import { productOfForm, schemaForm } from '../rjsf/schema-form/schema-product.ts';
import { validatorSentence } from '../rjsf/schema-form/sentences.ts';
import {
  fixedUnit,
  type QuestionnaireMessages,
  schemaOfAnswer,
  schemaOfUnit,
  widgetOfAnswer,
} from './field-words.ts';

export interface QuestionnaireProductInput {
  readonly shape: Shape;
  /** Decides which items are enabled for the values of the form. */
  readonly enablementOf: (values: JsonObject) => Enablement;
  readonly words: QuestionnaireMessages;
  /** Evaluator of FHIRPath expressions; undefined where the host supplies none. */
  readonly expressions: Expressions | undefined;
}

/**
 * Builds a product that consists of a Questionnaire's form: a field for each question, rows for each repeated item.
 */
export function questionnaireProduct(input: QuestionnaireProductInput): Product {
  const { shape, enablementOf } = input;
  const builder = new Builder(input);
  const layout = builder.layoutOf(shape.parts);
  const schema = { type: 'object', properties: builder.propertiesOf(shape.parts) };
  const entity: Entity = {
    ...{ name: schemaForm, title: shape.questionnaire.title, description: '', schema },
    ...{ fields: builder.entityFields, rules: [], messages: {}, keyedArrays: {} },
    validate: validatorOf(shape, enablementOf),
    verbatim: { '': 'value' },
  };
  const form = { name: schemaForm, entity: schemaForm, layout, fields: builder.formFields, initial: {} };
  return productOfForm(entity, form, {});
}

function validatorOf(shape: Shape, enablementOf: (values: JsonObject) => Enablement): StructuralValidator {
  const validate: StructuralValidator = (data) => {
    const errors = checkAnswers(shape, enablementOf(jsonObject(data)));
    validate.errors = errors.map((error) => ({ ...error, message: validatorSentence(error) }));
    return errors.length === 0;
  };
  return validate;
}

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };
const always: Expression<boolean> = { source: 'true', evaluate: () => true };
const never: Expression<boolean> = { source: 'false', evaluate: () => false };

class Builder {
  readonly entityFields: Record<string, Field> = {};
  readonly formFields: Record<string, FormField> = {};
  readonly #input: QuestionnaireProductInput;

  constructor(input: QuestionnaireProductInput) {
    this.#input = input;
  }

  layoutOf(parts: readonly QuestionnairePart[]): readonly LayoutNode[] {
    return parts.flatMap((part): readonly LayoutNode[] => {
      if (part.kind === 'omitted') return [];
      if (part.kind === 'text') return [{ text: escapeMarkdown(part.item.title), ...this.#visible(part) }];
      if (part.kind === 'group') return [{ group: part.item.title, rows: this.layoutOf(part.parts) }];
      if (part.kind === 'rows') return [{ row: [part.name] }];
      const besides = [part.other, part.unit].filter((name) => name !== undefined);
      return [{ row: [part.name, ...besides] }, ...this.layoutOf(part.parts)];
    });
  }

  /** Builds the properties of a record or a row, and adds the fields to the descriptors. */
  propertiesOf(parts: readonly QuestionnairePart[], prefix = ''): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries(parts.flatMap((part) => this.#propertiesOf(part, prefix)));
  }

  #propertiesOf(part: QuestionnairePart, prefix: string): readonly (readonly [string, JsonSchema])[] {
    if (part.kind === 'answer')
      return [
        ...this.#answer(part, prefix),
        ...part.parts.flatMap((each) => this.#propertiesOf(each, prefix)),
      ];
    if (part.kind === 'rows') return [this.#rows(part, prefix)];
    return part.parts.flatMap((each) => this.#propertiesOf(each, prefix));
  }

  #answer(part: AnswerPart, prefix: string): readonly (readonly [string, JsonSchema])[] {
    const { words } = this.#input;
    const { item, name, other, unit } = part;
    const schema = schemaOfAnswer(part, words);
    const widget = widgetOfAnswer(part);
    const measure = fixedUnit(part);
    const format = typeof schema.format === 'string' ? { format: schema.format } : {};
    this.#note(`${prefix}${name}`, {
      field: {
        title: item.title,
        type: String(schema.type),
        ...format,
        ...(measure !== undefined && { unit: measure }),
      },
      form: {
        ...this.#wordsOf(part),
        ...this.#calculated(part, prefix),
        ...(widget !== undefined && { widget }),
      },
    });
    const besides = [
      ...(other === undefined ? [] : [[other, `${item.title}: ${words.other}`] as const]),
      ...(unit === undefined ? [] : [[unit, `${item.title}: ${words.unit}`] as const]),
    ];
    for (const [beside, title] of besides)
      this.#note(`${prefix}${beside}`, {
        field: { title, type: 'string' },
        form: beside === other ? this.#whileOther(part) : this.#visible(part),
      });
    return [
      [name, schema],
      ...besides.map(
        ([beside, title]) =>
          [beside, beside === unit ? schemaOfUnit(part, title) : { type: 'string', title }] as const,
      ),
    ];
  }

  #rows(part: RowsPart, prefix: string): readonly [string, JsonSchema] {
    const { item, name } = part;
    const columns = columnsOf(part.parts);
    const least = Math.max(item.limits.least ?? 0, item.isRequired ? 1 : 0);
    this.#note(`${prefix}${name}`, {
      field: { title: item.title, type: 'array' },
      form: {
        ...this.#wordsOf(part),
        rows: {
          item: item.title,
          columns: columns.map((each) => each.name),
          least,
          ...(isWide(part) && { panels: true }),
        },
      },
    });
    const properties = this.propertiesOf(part.parts, `${prefix}${name}.*.`);
    for (const column of columns) this.#describe(`${prefix}${name}.*.${column.name}`, column.texts);
    const { most } = item.limits;
    const items = { type: 'object', properties };
    return [name, { type: 'array', title: item.title, items, ...(most !== undefined && { maxItems: most }) }];
  }

  #note(path: string, { field, form }: { readonly field: Field; readonly form: Partial<FormField> }): void {
    this.entityFields[pathToPointer(path)] = field;
    this.formFields[path] = { ...plain, ...form };
  }

  /**
   * Adds the texts before a field in a row to the field's description, since a row has no texts between its fields.
   */
  #describe(path: string, texts: readonly string[]): void {
    const field = this.formFields[path];
    if (field === undefined || texts.length === 0) return;
    const description = texts.join(' – ');
    this.formFields[path] = { ...field, uiSchema: { ...field.uiSchema, 'ui:description': description } };
  }

  #wordsOf(part: AnswerPart | RowsPart): Partial<FormField> {
    const { help, isRequired, isReadOnly } = part.item;
    return {
      uiSchema: { 'ui:title': part.item.title, ...(help !== undefined && { 'ui:help': help }) },
      ...(isRequired && { requiredWhen: always }),
      ...(isReadOnly && { enabledWhen: never }),
      ...this.#visible(part),
    };
  }

  /** Builds the expression that calculates a field; fields in rows are not calculated. */
  #calculated(part: AnswerPart, prefix: string): Pick<FormField, 'derive'> {
    const { expressions } = this.#input;
    const source = part.item.expressions.calculated;
    if (expressions === undefined || source === undefined || prefix !== '') return {};
    return { derive: { source, evaluate: ({ self }) => expressions.calculated(part, jsonObject(self)) } };
  }

  /**
   * Builds the condition for showing an item only where the item is conditional, since conditions are evaluated after
   * every change.
   */
  #visible(part: QuestionnairePart): { readonly visibleWhen?: Expression<boolean> } {
    if (part.item.isHidden) return { visibleWhen: never };
    return this.#isConditional(part) ? { visibleWhen: this.#whileEnabled(part, () => true) } : {};
  }

  #whileOther(part: AnswerPart): Partial<FormField> {
    const isOther = (fields: JsonObject) => fields[part.name] === otherChoice;
    return { requiredWhen: always, visibleWhen: this.#whileEnabled(part, isOther) };
  }

  #whileEnabled(part: QuestionnairePart, holds: (fields: JsonObject) => boolean): Expression<boolean> {
    const evaluate = ({ self, root }: Scope) => {
      const fields = jsonObject(self);
      const enablement = this.#input.enablementOf(jsonObject(root));
      return enablement.isEnabled(part, enablement.levelsOf(fields) ?? enablement.root) && holds(fields);
    };
    return { source: '', evaluate };
  }

  #isConditional(part: QuestionnairePart): boolean {
    const { conditions, expressions } = part.item;
    if (conditions.length > 0 || expressions.enabled !== undefined) return true;
    const { inside: parent } = this.#input.shape.contexts.get(part) ?? {};
    if (parent === undefined) return false;
    return parent.item.isHidden || parent.kind === 'answer' || this.#isConditional(parent);
  }
}

interface Column {
  readonly name: string;
  /** Texts before the column's field. */
  readonly texts: readonly string[];
}

/** Lists the fields of a row in order, including fields of groups and nested questions. */
function columnsOf(parts: readonly QuestionnairePart[], before: readonly string[] = []): readonly Column[] {
  let texts = before;
  return parts.flatMap((part): readonly Column[] => {
    const here = texts;
    texts = [];
    if (part.kind === 'text') texts = [...here, part.item.title];
    if (part.kind === 'text' || part.kind === 'omitted') return [];
    if (part.kind === 'group') return columnsOf(part.parts, [...here, part.item.title]);
    if (part.kind === 'rows') return [{ name: part.name, texts: here }];
    const besides = [part.other, part.unit].filter((name) => name !== undefined);
    const own = [{ name: part.name, texts: here }, ...besides.map((name) => ({ name, texts: [] }))];
    return [...own, ...columnsOf(part.parts)];
  });
}

/** Maximum number of fields side by side; a row that contains a list is too wide with fewer fields, too. */
const mostColumns = 4;

function isWide({ parts }: RowsPart): boolean {
  const columns = columnsOf(parts);
  const hasText = columns.some(({ texts }) => texts.length > 0);
  return hasText || columns.length > mostColumns || parts.some((part) => part.parts.length > 0);
}
