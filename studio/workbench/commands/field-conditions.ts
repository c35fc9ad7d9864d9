import { checksOf, newRuleName } from '../../../engine/core/authoring/field-checks.ts';
import { hasRemark, oppositeOf } from '../../../engine/core/authoring/opposite-of.ts';
import {
  conjunctionOf,
  enclosingObject,
  type Requirement,
  requirementOf,
  visibilityConditions,
} from '../../../engine/core/authoring/requirement.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { getAtTokens, pathToPointer, pointerOf, setAt } from '../../../engine/core/json/pointer.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { CommandError } from './command-error.ts';
import { rulesFile, withRulesOf } from './rules-of.ts';
import { type FileTexts, fileOf } from './schema-files.ts';

type Of<Name extends StudioCommand['command']> = Extract<StudioCommand, { readonly command: Name }>;

/**
 * Makes a field of a form required or optional: by its schema; by a rule where the form does not always show
 * the field, since users cannot fill in a hidden field; or by a rule with a condition of its own. Throws
 * `CommandError`.
 */
export function requireField(texts: FileTexts, command: Of<'require-field'>): FileTexts {
  const { form, field, isRequired, when = '' } = command;
  if (isRequired && when.trim() !== '') return withRequirementWhen(texts, { form, field, when: when.trim() });
  const freed = withoutRequirement(texts, form, field);
  return isRequired ? withRequirement(freed, form, field) : freed;
}

/**
 * Sets the condition that shows a field of a form, blank for always, and adjusts the requirement of the
 * field.
 */
export function showField(texts: FileTexts, { form, field, when = '' }: Of<'show-field'>): FileTexts {
  const isAlways = requirementAt(texts, form, field).is === 'always';
  const freed = isAlways ? withoutRequirement(texts, form, field) : texts;
  const file = fileOf('form', form, freed);
  const shown = withTexts(freed, [
    {
      path: file.path,
      text: editText(file.text, withWord(file.value, field, { visibleWhen: writtenLines(when) })),
    },
  ]);
  return isAlways ? withRequirement(shown, form, field) : shown;
}

/**
 * Sets the condition on which a field of a form is read-only, blank for never. Throws `CommandError` for a
 * derived value, whose `enabledWhen` says when users may overwrite it.
 */
export function lockField(texts: FileTexts, { form, field, when = '' }: Of<'lock-field'>): FileTexts {
  const file = fileOf('form', form, texts);
  if (jsonObject(jsonObject(file.value['fields'])[field])['derive'] !== undefined)
    throw new CommandError(
      'This question is worked out, so that nobody fills it in: take away how it is worked out first.',
    );
  const value = withWord(file.value, field, { enabledWhen: writtenLines(oppositeOf(when)) });
  return withTexts(texts, [{ path: file.path, text: editText(file.text, value) }]);
}

/**
 * Writes a rule about the value of a field, or removes it if its condition is blank. Throws `CommandError`.
 */
export function writeFieldCheck(texts: FileTexts, command: Of<'check-field'>): FileTexts {
  const { form, field, id, severity, when = '', word = 'when', message } = command;
  const { entity, rules } = asked(texts, form);
  const known = checksOf(rules, field).find((each) => each.id === id);
  const changed = (change: (all: readonly Json[]) => readonly Json[]) =>
    withRulesOf(texts, entity, (value) => ({ ...value, rules: change(jsonItems(value['rules'])) }));
  if (when.trim() === '')
    return known === undefined ? texts : changed((all) => all.filter((_, index) => index !== known.rule));
  if (message.trim() === '') throw new CommandError('Write what people read when the check finds something.');
  const said = { message: namedMessage(texts, message.trim()) };
  if (known === undefined) {
    const strictness = severity === 'error' ? {} : { severity };
    const rule = { id, at: pathToPointer(field), ...strictness, [word]: writtenLines(when), ...said };
    return changed((all) => [...all, rule]);
  }
  if (known.word === undefined)
    throw new CommandError(`The rule "${id}" says more than one condition does: change it in its panel.`);
  const next = { [known.word]: writtenLines(when), ...said };
  return changed((all) =>
    all.map((each, index) => (index === known.rule ? { ...jsonObject(each), ...next } : each)),
  );
}

/**
 * Writes a condition as in files: several lines as a list, which the compiler joins into one line, or as one
 * text if a line ends with a comment.
 */
function writtenLines(condition: string): Json {
  const text = condition.trim();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && !hasRemark(text) ? lines : text;
}

/**
 * Replaces a text by the name of the product's message with the same text, if there is one, so that the text
 * exists once.
 */
function namedMessage(texts: FileTexts, message: string): string {
  const messages = Object.entries(jsonObject(fileOf('product', 'product', texts).value['messages']));
  const [name] = messages.find(([, text]) => text === message) ?? [];
  return name === undefined ? message : `@${name}`;
}

/** Sets keywords of a field in a form; removes blank ones. */
function withWord(form: JsonObject, field: string, word: JsonObject): JsonObject {
  const before = jsonObject(form['fields']);
  const { [field]: _was, ...others } = before;
  const words = Object.entries({ ...word, ...jsonObject(before[field]), ...word });
  const said = words.filter(([, value]) => value !== '');
  const fields = said.length === 0 ? others : { ...before, [field]: Object.fromEntries(said) };
  const { fields: _fields, ...rest } = form;
  return Object.keys(fields).length === 0 ? rest : { ...form, fields };
}

interface Asked {
  readonly entity: string;
  readonly form: JsonObject;
  readonly schema: JsonObject;
  readonly rules: JsonObject;
}

function asked(texts: FileTexts, name: string): Asked {
  const form = fileOf('form', name, texts).value;
  const entity = String(form['entity'] ?? '');
  return {
    ...{ entity, form, schema: fileOf('schema', entity, texts).value },
    rules: rulesFile(texts, entity)?.value ?? {},
  };
}

function requirementAt(texts: FileTexts, form: string, field: string): Requirement {
  return requirementOf({ ...asked(texts, form), field });
}

function withRequirement(texts: FileTexts, form: string, field: string): FileTexts {
  const { entity, form: written, rules } = asked(texts, form);
  const conditions = visibilityConditions(written, field);
  if (conditions.length === 0)
    return withRequired(texts, entity, field, (required, name) => [...required, name]);
  return withNewRule(texts, { entity, rules, field, require: conjunctionOf(conditions) });
}

interface NewRule extends Pick<Asked, 'entity' | 'rules'> {
  readonly field: string;
  readonly require: Json;
}

function withNewRule(texts: FileTexts, { entity, rules, field, require }: NewRule): FileTexts {
  const id = newRuleName(rules, entity, field, 'required');
  const rule = { id, at: pathToPointer(field), require, message: '@required' };
  return withRulesOf(texts, entity, (value) => ({ ...value, rules: [...jsonItems(value['rules']), rule] }));
}

/** Requires the field under a condition; an existing rule keeps its name and its message. */
function withRequirementWhen(
  texts: FileTexts,
  { form, field, when }: { readonly form: string; readonly field: string; readonly when: string },
): FileTexts {
  const { rule } = requirementAt(texts, form, field);
  const freed = rule === undefined ? withoutRequirement(texts, form, field) : texts;
  const { entity, rules } = asked(freed, form);
  if (rule === undefined) return withNewRule(freed, { entity, rules, field, require: writtenLines(when) });
  return withRulesOf(freed, entity, (value) => ({
    ...value,
    rules: jsonItems(value['rules']).map((each, index) =>
      index === rule ? { ...jsonObject(each), require: writtenLines(when) } : each,
    ),
  }));
}

/** Removes the requirement from schema and rules. */
function withoutRequirement(texts: FileTexts, form: string, field: string): FileTexts {
  const { rule, is } = requirementAt(texts, form, field);
  if (is === 'never') return texts;
  const { entity } = asked(texts, form);
  if (rule === undefined)
    return withRequired(texts, entity, field, (required, name) => required.filter((each) => each !== name));
  return withRulesOf(texts, entity, (value) => ({
    ...value,
    rules: jsonItems(value['rules']).filter((_, index) => index !== rule),
  }));
}

function withRequired(
  texts: FileTexts,
  entity: string,
  field: string,
  change: (required: readonly Json[], name: string) => readonly Json[],
): FileTexts {
  const file = fileOf('schema', entity, texts);
  const { at, name } = enclosingObject(field);
  const owner = getAtTokens(file.value, at);
  if (!isJsonObject(owner) || !Object.hasOwn(jsonObject(owner['properties']), name))
    throw new CommandError(`"${field}" is described in another file than "${entity}": change it there.`);
  const { required: before, ...others } = owner;
  const required = change(jsonItems(before), name);
  const next = required.length === 0 ? others : { ...owner, required };
  const value = setAt(file.value, pointerOf(at), next);
  return withTexts(texts, [{ path: file.path, text: editText(file.text, value) }]);
}
