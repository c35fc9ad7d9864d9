import { type JsonObject, jsonObject } from '../json/json.ts';
import { isAnswerable } from './answerable.ts';
import { objectsIn, trimmedText } from './fhir-values.ts';
import type { Omission, QuestionnaireItem } from './item.ts';
import { extensions, itemTitle, type Questionnaire, readQuestionnaire } from './read-questionnaire.ts';

/**
 * Extensions that do not change a form, since they concern its look, its subject, or a later use of the
 * answers.
 */
const withoutEffect = new Set([
  ...[
    'choiceOrientation',
    'displayCategory',
    'supportLink',
    'sliderStepValue',
    'optionPrefix',
    'fhirType',
  ].map((name) => `questionnaire-${name}`),
  ...['rendering-style', 'rendering-xhtml', 'rendering-styleSensitive', 'rendering-markdown'],
  ...['designNote', 'entryFormat', 'ordinalValue', 'itemWeight', 'preferredTerminologyServer', 'shortText'],
  ...['sdc-questionnaire-shortText', 'sdc-questionnaire-observationLinkPeriod', 'artifact-versionAlgorithm'],
  ...['sdc-questionnaire-observationExtract', 'sdc-questionnaire-preferredTerminologyServer', 'cqf-library'],
]);

const known: ReadonlySet<string> = new Set(Object.values(extensions));

/**
 * Lists, for the author of a Questionnaire, the features and expressions that its form leaves out. Without a FHIRPath
 * evaluator, it leaves out all expressions.
 */
export function omissionsOf(
  { source, items, variables }: Questionnaire,
  isEvaluated = false,
): readonly Omission[] {
  const unused = isEvaluated ? [] : variables;
  const own = [
    ...ofExtensions(source),
    ...unused.map(({ name, expression }) => `The variable ${name} was left out: ${expression}.`),
  ].map((text) => ({ linkId: '', text }));
  const sources = sourceItems(source);
  const unread = unreadOf(sources);
  return [
    ...own,
    ...unread,
    ...sources.flatMap(ofSource),
    ...items.flatMap((item) => ofItem(item, { isEvaluated, isInRows: false })),
  ];
}

/** Lists items without a linkId, and items that repeat one; FHIR requires every item to have a unique linkId. */
function unreadOf(sources: readonly JsonObject[]): readonly Omission[] {
  const seen = new Set<string>();
  return sources.flatMap((item) => {
    const linkId = trimmedText(item['linkId']) ?? '';
    if (linkId === '')
      return [{ linkId, text: `An item has no linkId, and is not asked: ${itemTitle(item)}.` }];
    if (seen.has(linkId))
      return [{ linkId, text: `The linkId stands twice, and is asked once: ${itemTitle(item)}.` }];
    seen.add(linkId);
    return [];
  });
}

/**
 * Lists what the form of a Questionnaire would leave out, without creating the form; `questionnaire` is FHIR
 * JSON.
 */
export function omissionsOfQuestionnaire(questionnaire: object): readonly Omission[] {
  return omissionsOf(readQuestionnaire(questionnaire));
}

function sourceItems(element: JsonObject): readonly JsonObject[] {
  return objectsIn(element['item']).flatMap((item) => [item, ...sourceItems(item)]);
}

function ofSource(item: JsonObject): readonly Omission[] {
  const linkId = trimmedText(item['linkId']) ?? '';
  const valueSet = trimmedText(item['answerValueSet']);
  const elsewhere = valueSet === undefined || valueSet.startsWith('#') ? [] : [valueSet];
  return [
    ...ofExtensions(item),
    ...elsewhere.map(
      (url) => `Its choices are in ${url}, which is not in the Questionnaire: its answer is typed.`,
    ),
  ].map((text) => ({ linkId, text }));
}

function ofExtensions(element: JsonObject): readonly string[] {
  return objectsIn(element['extension']).flatMap((each) => {
    const url = trimmedText(each['url']) ?? '';
    const name = url.slice(url.lastIndexOf('/') + 1);
    if (known.has(url) || withoutEffect.has(name)) return [];
    const expression = trimmedText(jsonObject(each['valueExpression'])['expression']);
    return [`The extension ${name} was left out${expression === undefined ? '' : `: ${expression}`}.`];
  });
}

interface ItemContext {
  readonly isEvaluated: boolean;
  readonly isInRows: boolean;
}

function ofItem(item: QuestionnaireItem, { isEvaluated, isInRows }: ItemContext): readonly Omission[] {
  const { linkId, type } = item;
  const isRows = isInRows || item.isRepeated;
  const isGroup = type === 'group';
  const texts = [
    ...(isGroup || type === 'display' || isAnswerable(item)
      ? []
      : [`Questions of the type "${type}" are not asked.`]),
    ...(isGroup && item.isRequired && !item.isRepeated
      ? ['That the group has an answer is not required: require its questions.']
      : []),
    ...leftOut(item, isEvaluated && !isRows).map(
      (expression) => `The expression was left out: ${expression}.`,
    ),
    ...(isInRows && item.initial.length > 0 ? ['Rows that are added begin without its initial value.'] : []),
  ];
  const inside = { isEvaluated, isInRows: isRows };
  return [...texts.map((text) => ({ linkId, text })), ...item.items.flatMap((each) => ofItem(each, inside))];
}

/** Lists the expressions of an item that the form leaves out: all of them without an evaluator. */
function leftOut({ expressions }: QuestionnaireItem, isEvaluated: boolean): readonly string[] {
  const { calculated, enabled, initial } = expressions;
  return isEvaluated ? [] : [calculated, enabled, initial].filter((each) => each !== undefined);
}
