import { type JsonObject, jsonObject } from '../json/json.ts';
import { choiceOf, extensionValue, type FhirValue, objectsIn, trimmedText } from './fhir-values.ts';
import type { ItemCondition, ItemExpressions, ItemLimits, QuestionnaireItem } from './item.ts';
import { optionsOf } from './options.ts';

/** Questionnaire of R4, R4B or R5, read into items. */
export interface Questionnaire {
  readonly title: string;
  /** Canonical URL with version, which a response repeats to name its Questionnaire. */
  readonly canonical: string | undefined;
  readonly items: readonly QuestionnaireItem[];
  /**
   * FHIRPath expressions with the variable for the result of each. An expression comes after those whose
   * variables it may read.
   */
  readonly variables: readonly QuestionnaireExpression[];
  readonly source: JsonObject;
}

export interface QuestionnaireExpression {
  readonly name: string;
  readonly expression: string;
}

const core = 'http://hl7.org/fhir/StructureDefinition';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';

/** URLs of the supported extensions. */
export const extensions = {
  control: `${core}/questionnaire-itemControl`,
  hidden: `${core}/questionnaire-hidden`,
  minValue: `${core}/minValue`,
  maxValue: `${core}/maxValue`,
  minLength: `${core}/minLength`,
  maxDecimalPlaces: `${core}/maxDecimalPlaces`,
  regex: `${core}/regex`,
  minOccurs: `${core}/questionnaire-minOccurs`,
  maxOccurs: `${core}/questionnaire-maxOccurs`,
  unit: `${core}/questionnaire-unit`,
  unitOption: `${core}/questionnaire-unitOption`,
  variable: `${core}/variable`,
  calculated: `${sdc}/sdc-questionnaire-calculatedExpression`,
  enabled: `${sdc}/sdc-questionnaire-enableWhenExpression`,
  initial: `${sdc}/sdc-questionnaire-initialExpression`,
} as const;

/** Reads a Questionnaire from outside; a value of a wrong type counts as missing. */
export function readQuestionnaire(source: object): Questionnaire {
  const questionnaire = jsonObject(source);
  const url = trimmedText(questionnaire['url']);
  const version = trimmedText(questionnaire['version']);
  return {
    title: trimmedText(questionnaire['title']) ?? trimmedText(questionnaire['name']) ?? 'Questionnaire',
    canonical: url === undefined || version === undefined ? url : `${url}|${version}`,
    items: itemsOf(questionnaire, { questionnaire, linkIds: new Set() }),
    variables: variablesOf(questionnaire),
    source: questionnaire,
  };
}

function variablesOf(questionnaire: JsonObject): readonly QuestionnaireExpression[] {
  const declared = objectsIn(questionnaire['extension']).filter(({ url }) => url === extensions.variable);
  return declared.flatMap((each) => {
    const { name, expression } = jsonObject(each['valueExpression']);
    return typeof name === 'string' && typeof expression === 'string' ? [{ name, expression }] : [];
  });
}

interface Reading {
  readonly questionnaire: JsonObject;
  /** linkIds read so far, to detect a repeated one, since an answer belongs to a single item. */
  readonly linkIds: Set<string>;
}

function itemsOf(element: JsonObject, reading: Reading): readonly QuestionnaireItem[] {
  const { linkIds } = reading;
  return objectsIn(element['item']).flatMap((item) => {
    const linkId = trimmedText(item['linkId']);
    if (linkId === undefined || linkIds.has(linkId)) return [];
    linkIds.add(linkId);
    return [readItem(item, linkId, reading)];
  });
}

function readItem(item: JsonObject, linkId: string, reading: Reading): QuestionnaireItem {
  const { questionnaire } = reading;
  const inside = itemsOf(item, reading);
  const helps = inside.filter(isHelp);
  const options = optionsOf(item, questionnaire);
  return {
    linkId,
    type: typeOf(item, options),
    title: itemTitle(item),
    text: trimmedText(item['text']),
    help: trimmedText(helps.map(({ title }) => title).join(' ')),
    isRequired: item['required'] === true,
    isRepeated: item['repeats'] === true,
    isReadOnly: item['readOnly'] === true,
    isHidden: extensionValue(item, extensions.hidden) === true,
    control: controlOf(item),
    options,
    initial: initialOf(item),
    units: unitsOf(item, inside),
    limits: limitsOf(item),
    conditions: objectsIn(item['enableWhen']).flatMap(conditionOf),
    isAnyEnough: item['enableBehavior'] === 'any',
    expressions: expressionsOf(item),
    items: inside.filter((each) => !isHelp(each) && each.control !== 'unit'),
  };
}

/** Reports whether an item is a help text of the question around it. */
function isHelp({ type, control }: QuestionnaireItem): boolean {
  return type === 'display' && (control === 'help' || control === 'flyover');
}

function typeOf(item: JsonObject, options: readonly FhirValue[]): string {
  const type = trimmedText(item['type']) ?? 'display';
  const isOpen =
    item['answerConstraint'] === 'optionsOrString' || item['answerConstraint'] === 'optionsOrType';
  if (type === 'coding') return isOpen ? 'open-choice' : 'choice';
  const isListed = options.length > 0 && type !== 'open-choice' && type !== 'group';
  return isListed ? (isOpen ? 'open-choice' : 'choice') : type;
}

/** Joins the prefix and the displayed text of an item. */
export function itemTitle(item: JsonObject): string {
  const text = trimmedText(item['text']) ?? trimmedText(item['linkId']) ?? '';
  const prefix = trimmedText(item['prefix']);
  return prefix === undefined ? text : `${prefix} ${text}`;
}

function controlOf(item: JsonObject): string | undefined {
  const concept = jsonObject(extensionValue(item, extensions.control));
  return objectsIn(concept['coding']).flatMap(({ code }) => trimmedText(code) ?? [])[0];
}

/** Reads `initial`, and `initialSelected` of options (R4 and later). */
function initialOf(item: JsonObject): readonly FhirValue[] {
  const chosen = objectsIn(item['answerOption']).filter((option) => option['initialSelected'] === true);
  return [...objectsIn(item['initial']), ...chosen].flatMap((each) => choiceOf(each, 'value') ?? []);
}

function unitsOf(item: JsonObject, inside: readonly QuestionnaireItem[]): readonly JsonObject[] {
  const fixed = extensionValue(item, extensions.unit);
  if (fixed !== undefined) return [jsonObject(fixed)];
  const offered = objectsIn(item['extension']).filter(({ url }) => url === extensions.unitOption);
  if (offered.length > 0) return offered.map((each) => jsonObject(choiceOf(each, 'value')?.value));
  const shown = inside.find(({ control }) => control === 'unit');
  return shown === undefined ? [] : [{ display: shown.title }];
}

function limitsOf(item: JsonObject): ItemLimits {
  const minimum = limitOf(item, extensions.minValue);
  const maximum = limitOf(item, extensions.maxValue);
  const pattern = trimmedText(extensionValue(item, extensions.regex));
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern !== undefined && { pattern }),
    ...counted('minLength', extensionValue(item, extensions.minLength)),
    ...counted('maxLength', item['maxLength']),
    ...counted('decimals', extensionValue(item, extensions.maxDecimalPlaces)),
    ...counted('least', extensionValue(item, extensions.minOccurs)),
    ...counted('most', extensionValue(item, extensions.maxOccurs)),
  };
}

function limitOf(item: JsonObject, url: string): FhirValue | undefined {
  const found = objectsIn(item['extension']).find((each) => each['url'] === url);
  return found === undefined ? undefined : choiceOf(found, 'value');
}

function counted(word: keyof ItemLimits, value: unknown): ItemLimits {
  return typeof value === 'number' ? { [word]: value } : {};
}

function conditionOf(condition: JsonObject): readonly ItemCondition[] {
  const answer = choiceOf(condition, 'answer');
  const question = trimmedText(condition['question']);
  if (answer === undefined || question === undefined) return [];
  return [{ question, operator: trimmedText(condition['operator']) ?? '', answer }];
}

function expressionsOf(item: JsonObject): ItemExpressions {
  const found = (['calculated', 'enabled', 'initial'] as const).flatMap((purpose) => {
    const expression = jsonObject(extensionValue(item, extensions[purpose]));
    const text = trimmedText(expression['expression']);
    return text === undefined ? [] : [[purpose, text] as const];
  });
  return Object.fromEntries(found);
}
