import type { SourceQuestion } from '../../../../engine/compiler/inspector/source-question.ts';
import type { Expression, Scope } from '../../../../engine/core/expressions/scope.ts';
import { isBlank } from '../../../../engine/core/json/blank.ts';
import { getAtTokens, pointerOf, tokensOf } from '../../../../engine/core/json/pointer.ts';
import type { Rule } from '../../../../engine/core/product/entity.ts';
import { scopeAt } from '../../../../engine/core/records/scope-at.ts';
import { type FieldFacts, fieldFactsOf } from '../../../../engine/react/form/store/field-facts.ts';
import { scopeOfField } from '../../../../engine/react/form/store/field-view.ts';
import type { FormStore } from '../../../../engine/react/form/store/form-store.ts';
import { accessLine } from './conditions.ts';
import { detailsOf, short } from './expressions.ts';
import { type Line, type Report, type Section, spoken } from './report.ts';

/** Reports the display state of a field in an open form, with reasons, and its problems. */
export function fieldReport(store: FormStore, path: string): Report {
  const field = fieldOf(store, path);
  const { facts } = field;
  return {
    title: `${facts.title} (${path})`,
    sections: spoken([
      whereIs(field),
      shownBecause(field),
      editedBecause(field),
      requiredBecause(field),
      problemsAt(field),
      rulesAt(field),
      otherExpressions(field),
    ]),
  };
}

interface InspectedField {
  readonly store: FormStore;
  readonly path: string;
  readonly facts: FieldFacts;
  readonly scope: Scope;
}

function fieldOf(store: FormStore, path: string): InspectedField {
  const { context, values } = store.get();
  const facts = fieldFactsOf(context, path);
  return { store, path, facts, scope: scopeOfField(facts, context.scopeOf(values)) };
}

function whereIs({ store, path, facts }: InspectedField): Section {
  const { form, entity } = store.get().context;
  const widget = facts.formField?.widget;
  const field: SourceQuestion = { of: 'field', entity: entity.name, pointer: facts.pointer };
  return {
    title: 'Where it is written',
    lines: [
      {
        text: `In the form ${form.name}${widget === undefined ? '' : `, widget ${widget}`}`,
        source: inForm(form.name, path),
      },
      { text: `In the schema of ${entity.name}`, source: field },
      { text: `Value: ${short(store.valueAt(path))}` },
    ],
  };
}

function inForm(form: string, path: string, word?: string): SourceQuestion {
  const field = path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*');
  return { of: 'form-field', form, path: field, ...(word === undefined ? {} : { word }) };
}

function shownBecause(field: InspectedField): Section {
  const { formField, access } = field.facts;
  return {
    title: field.store.viewAt(field.path).isVisible ? 'Shown' : 'Hidden',
    lines: [
      ...accessLines(field, [...(formField?.access === undefined ? [] : [formField.access]), ...access.read]),
      ...conditionLine(field, 'visibleWhen', formField?.visibleWhen),
    ],
  };
}

function editedBecause(field: InspectedField): Section {
  const { formField, access } = field.facts;
  const { isVisible, isEnabled } = field.store.viewAt(field.path);
  const follows = formField?.derive !== undefined && formField.enabledWhen === undefined;
  return {
    title: isVisible && isEnabled ? 'Can be edited' : 'Read-only',
    lines: [
      ...accessLines(field, access.write),
      ...conditionLine(field, 'enabledWhen', formField?.enabledWhen),
      ...(follows ? [{ text: 'Its value follows an expression, and has no "enabledWhen".' }] : []),
    ],
  };
}

function requiredBecause(field: InspectedField): Section {
  const { store, facts, path } = field;
  const { isRequired, isMissing } = store.viewAt(path);
  const { name } = store.get().context.entity;
  const around = facts.tokens.slice(0, -1);
  const object: SourceQuestion = { of: 'field', entity: name, pointer: pointerOf(around) };
  return {
    title: isRequired ? 'Required' : 'Not required',
    lines: [
      ...(facts.isRequired ? [{ text: 'The object around it requires it', source: object }] : []),
      ...conditionLine(field, 'requiredWhen', facts.formField?.requiredWhen),
      ...(isMissing ? [{ text: 'It is blank in the stored version already, which prevents no save.' }] : []),
    ],
  };
}

function accessLines({ store }: InspectedField, rules: readonly string[]): readonly Line[] {
  const { can } = store.get().context;
  return rules.map((rule) => accessLine(rule, can(rule)));
}

type Condition = 'visibleWhen' | 'enabledWhen' | 'requiredWhen';

/**
 * Formats a condition with its value. A requirement has no source of its own here, since the rules below list it.
 */
function conditionLine(
  { store, path, scope }: InspectedField,
  word: Condition,
  expression: Expression | undefined,
): readonly Line[] {
  if (expression === undefined) return [];
  const text = `${word} is ${String(expression.evaluate(scope))} ${detailsOf(expression, scope)}`;
  const line: Line = { text, code: expression.source };
  if (word === 'requiredWhen') return [line];
  return [{ ...line, source: inForm(store.get().context.form.name, path, word) }];
}

function problemsAt(field: InspectedField): Section {
  const { store, path, facts } = field;
  const { context, problems, paths, touched } = store.get();
  const own = problems.filter(({ at }) => paths.at(at) === path);
  const untouched = touched.has(path) ? '' : ' (not shown yet: nobody has left the field)';
  const broken = rulesOf(field).filter(({ state }) => state === 'broken');
  return {
    title: own.some(({ severity }) => severity === 'error') ? 'A save is refused' : 'Problems',
    lines: own.map(({ severity, message, code }) => {
      const rule = broken.find(
        ({ rule: { id, kind } }) => id === code || (code === 'required' && kind === 'require'),
      );
      const source: SourceQuestion =
        rule === undefined
          ? { of: 'field', entity: context.entity.name, pointer: facts.pointer }
          : { of: 'rule', id: rule.rule.id };
      return { text: `${severity} ${code}: ${message}${untouched}`, source };
    }),
  };
}

function rulesAt(field: InspectedField): Section {
  const lines = rulesOf(field).map(({ rule, scope, state }): Line => {
    const text = `${rule.id} (${rule.severity}, ${rule.kind}): ${state} ${detailsOf(rule.test, scope)}`;
    return { text, code: rule.test.source, source: { of: 'rule', id: rule.id } };
  });
  return { title: 'Rules of this field', lines };
}

interface RuleHere {
  readonly rule: Rule;
  readonly scope: Scope;
  readonly state: string;
}

function rulesOf({ store, facts }: InspectedField): readonly RuleHere[] {
  const { context, made } = store.get();
  const { entity, old } = context;
  return entity.rules.flatMap((rule) => {
    const on = pathOf(rule, facts.tokens);
    if (on === undefined) return [];
    const scope = scopeAt({ entity, value: made, old, scope: context.scopeOf(made), on });
    return [{ rule, scope, state: stateOf(rule, scope) }];
  });
}

/** Finds the path of `self` for a rule whose message is at these tokens. */
function pathOf({ on, at }: Rule, tokens: readonly string[]): string | undefined {
  const around = tokensOf(on);
  const whole = [...around, ...tokensOf(at)];
  const fits =
    whole.length === tokens.length && whole.every((each, index) => each === '*' || each === tokens[index]);
  return fits ? pointerOf(tokens.slice(0, around.length)) : undefined;
}

function stateOf({ kind, guard, test, at }: Rule, scope: Scope): string {
  const isValueBlank = isBlank(getAtTokens(scope.self, tokensOf(at)));
  if (kind === 'require' && !isValueBlank) return 'not applied, the field has a value';
  if (kind === 'unless' && isValueBlank) return 'not applied, the field is blank';
  if (guard !== undefined && guard.evaluate(scope) !== true) return `not applied, ${guard.source} is false`;
  const result = test.evaluate(scope);
  const isBroken = kind === 'found' ? !isBlank(result) : result !== (kind === 'unless');
  return isBroken ? 'broken' : 'kept';
}

function otherExpressions({ store, path, facts, scope }: InspectedField): Section {
  const { derive, feedback } = facts.formField ?? {};
  const { form } = store.get().context;
  const lines = Object.entries({ derive, feedback }).flatMap(([word, expression]): readonly Line[] => {
    if (expression === undefined) return [];
    const text = `${word} is ${short(expression.evaluate(scope))} ${detailsOf(expression, scope)}`;
    return [{ text, code: expression.source, source: inForm(form.name, path, word) }];
  });
  return { title: 'Other expressions', lines };
}
