import { fillPiped } from '../../../core/expressions/piped.ts';
import type { Scope } from '../../../core/expressions/scope.ts';
import { isBlank } from '../../../core/json/blank.ts';
import type { Json } from '../../../core/json/json.ts';
import { getAtTokens } from '../../../core/json/pointer.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import type { FieldCheckState, FoundRow, ValuesOffer } from './checks.ts';
import type { FieldFacts } from './field-facts.ts';
import type { FormContext } from './form-context.ts';

/** Display state of a field, apart from its value. */
export interface FieldView {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  /** True where the user has to fill in the field, since a blank stops the save. */
  readonly isRequired: boolean;
  /** True if the required field was blank in the stored version already; it is marked, but stops no save. */
  readonly isMissing: boolean;
  /** Messages to show; empty until the user has left the field. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Rows that the gateway has found, shown under the warnings. */
  readonly found: readonly FoundRow[];
  /** Values that the gateway proposes; the user applies them by a button. */
  readonly offer: ValuesOffer | undefined;
  /** Messages that need no action. */
  readonly infos: readonly string[];
  /** Label and help of a field if they contain expressions; otherwise undefined. */
  readonly title: string | undefined;
  readonly help: string | undefined;
  /** Feedback on the typed value; '' for none. */
  readonly feedback: string;
  /** True while the gateway checks the value. */
  readonly isChecking: boolean;
  /**
   * True if leaving the field requests values from the gateway, which are announced and for which room is
   * reserved.
   */
  readonly awaitsAnswer: boolean;
}

/** Data that a field's control shows. */
export interface FieldDisplay {
  readonly view: FieldView;
  readonly value: unknown;
  /** Value that a save will store for the field. */
  readonly made: unknown;
}

export interface FieldViewInput {
  readonly context: FormContext;
  readonly facts: FieldFacts;
  readonly scope: Scope;
  /** Problems at the field's path. */
  readonly problems: readonly Problem[];
  readonly isTouched: boolean;
  readonly check: FieldCheckState | undefined;
}

const none: readonly string[] = [];
const nothingFound: readonly FoundRow[] = [];

export function viewOf(input: FieldViewInput): FieldView {
  const { context, facts, problems, isTouched, check } = input;
  const scope = scopeOfField(facts, input.scope);
  const shown = isTouched ? problems : [];
  const isWanted = facts.isRequired || facts.formField?.requiredWhen?.evaluate(scope) === true;
  // Tolerates a blank field that was blank in the stored version, unless a problem with it stops the save.
  const mayStay = !problems.some(({ severity }) => severity === 'error') && wasBlank(context, facts);
  const isMissing = isWanted && mayStay && isBlank(getAtTokens(input.scope.self, facts.tokens));
  const isFree = isEnabled(context, facts, scope);
  return {
    isVisible: isVisible(context, facts, scope),
    isEnabled: isFree,
    isRequired: isWanted && !isMissing && isFree,
    isMissing,
    errors: messagesOf(shown, 'error'),
    warnings: withFound(messagesOf(shown, 'warning'), check?.warning),
    found: check?.found ?? nothingFound,
    offer: check?.offer,
    infos: messagesOf(problems, 'info'),
    title: pipedWord(facts, 'ui:title', scope),
    help: pipedWord(facts, 'ui:help', scope),
    feedback: facts.formField?.feedback?.evaluate(scope) ?? '',
    isChecking: check?.isPending === true,
    awaitsAnswer: awaitsAnswer(facts, scope, input.scope),
  };
}

/** Reports whether the field has a check that can propose values and that applies to its current value. */
function awaitsAnswer({ formField, tokens }: FieldFacts, scope: Scope, { self }: Scope): boolean {
  const check = formField?.check;
  if (check?.offers === undefined || isBlank(getAtTokens(self, tokens))) return false;
  return check.when?.evaluate(scope) !== false;
}

/**
 * Reports whether the field is blank in the stored version; false for a new record, and for a field of a row, which
 * is checked as a whole.
 */
export function wasBlank({ old }: FormContext, { tokens }: FieldFacts): boolean {
  if (old === undefined || tokens.some((token) => /^\d+$/.test(token))) return false;
  return isBlank(getAtTokens(old, tokens));
}

function pipedWord(
  { formField }: FieldFacts,
  word: 'ui:title' | 'ui:help',
  scope: Scope,
): string | undefined {
  const sentence = formField?.piped === undefined ? undefined : formField.uiSchema[word];
  return typeof sentence === 'string' ? fillPiped(sentence, formField?.piped, { scope }) : undefined;
}

function withFound(warnings: readonly string[], found: string | undefined): readonly string[] {
  return found === undefined ? warnings : [...warnings, found];
}

/** Builds the scope of a field: in a field of a row, `self` is the row and `root` the values of the form. */
export function scopeOfField({ tokens }: Pick<FieldFacts, 'tokens'>, scope: Scope): Scope {
  const row = tokens.slice(0, -1);
  if (!/^\d+$/.test(row.at(-1) ?? '')) return scope;
  return { ...scope, root: scope.self, self: getAtTokens(scope.self, row) as Json };
}

/**
 * Reports whether two display states are equal. Compares member by member, which is faster than comparing
 * JSON, since every change compares many fields.
 */
export function sameView(left: FieldView, right: FieldView): boolean {
  return (
    left.isVisible === right.isVisible &&
    left.isEnabled === right.isEnabled &&
    left.isRequired === right.isRequired &&
    left.isMissing === right.isMissing &&
    left.title === right.title &&
    left.help === right.help &&
    left.feedback === right.feedback &&
    left.isChecking === right.isChecking &&
    left.awaitsAnswer === right.awaitsAnswer &&
    left.found === right.found &&
    left.offer === right.offer &&
    sameTexts(left.infos, right.infos) &&
    sameTexts(left.errors, right.errors) &&
    sameTexts(left.warnings, right.warnings)
  );
}

function sameTexts(left: readonly string[], right: readonly string[]): boolean {
  return left === right || (left.length === right.length && left.every((text, at) => text === right[at]));
}

function isVisible({ can }: FormContext, { formField, access }: FieldFacts, scope: Scope): boolean {
  if (formField?.access !== undefined && !can(formField.access)) return false;
  if (!access.read.every(can)) return false;
  return formField?.visibleWhen === undefined || formField.visibleWhen.evaluate(scope);
}

function isEnabled({ can }: FormContext, { formField, access }: FieldFacts, scope: Scope): boolean {
  if (!access.write.every(can)) return false;
  // Enables typing in a derived field only where its `enabledWhen` is true.
  return formField?.enabledWhen?.evaluate(scope) ?? formField?.derive === undefined;
}

function messagesOf(problems: readonly Problem[], severity: Problem['severity']): readonly string[] {
  if (problems.length === 0) return none;
  return [
    ...new Set(problems.filter((problem) => problem.severity === severity).map(({ message }) => message)),
  ];
}
