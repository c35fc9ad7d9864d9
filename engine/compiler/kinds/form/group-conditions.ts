import type { JSONPath } from 'jsonc-parser';
import { memoized } from '../../../core/compute/memoized.ts';
import type { Code } from '../../code/literal.ts';
import { Diagnostics } from '../../diagnostics.ts';
import { brokenExpression } from '../../expressions/compile-expression.ts';
import type { FieldFile, FormFile } from '../../files/form.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import { fieldsOfLayout, type GroupAround } from './fields-of-layout.ts';
import { compileInForm, type FormLocation } from './form-location.ts';

/** Conditions of a group that apply to all its content. */
export const conditionsOfGroups = ['visibleWhen', 'enabledWhen'] as const;

type Condition = (typeof conditionsOfGroups)[number];

type Around = ReadonlyMap<string, readonly GroupAround[]>;

const groupsByField = memoized(
  (form: FormFile): Around => new Map(fieldsOfLayout(form.layout).map(({ path, around }) => [path, around])),
);

function groupsAround(form: FormFile, path: string): readonly GroupAround[] {
  return groupsByField(form).get(path) ?? [];
}

/**
 * Joins a field's own condition with those of its groups and tabs. Page and gateway then treat the result as
 * the field's own condition.
 */
export function conditionWithGroups(
  name: Condition,
  path: string,
  { own, location: at }: { readonly own: Code | undefined; readonly location: FormLocation },
): Code | undefined {
  const { form } = at;
  const around = groupsAround(form, path).flatMap(({ group }) => sourceOf(group[name]));
  if (around.length === 0 || own === brokenExpression) return own;
  const sources = [...around, ...sourceOf(form.fields?.[path]?.[name])];
  return joinConditions(sources, ['fields', path], at);
}

/** Joins conditions into one that holds while all do; a mistake in one is reported at its own position. */
export function joinConditions(
  sources: readonly string[],
  at: JSONPath,
  location: FormLocation,
): Code | undefined {
  if (sources.length === 0) return undefined;
  const source = sources.length === 1 ? (sources[0] ?? '') : sources.map((each) => `(${each})`).join(' && ');
  const quiet = { ...location, plans: { ...location.plans, diagnostics: new Diagnostics() } };
  return compileInForm({ source, at, location: quiet, wants: 'bool' });
}

/** Writes a condition's CEL in one line; empty without a condition. */
export function sourceOf(source: Cel | undefined): readonly string[] {
  if (source === undefined) return [];
  return [typeof source === 'string' ? source : source.join(' ')];
}

/** Reports whether no group around a field sets a condition or `whenHidden` that the field inherits. */
export function isUnconditional(path: string, form: FormFile): boolean {
  return groupsAround(form, path).every(
    ({ group }) =>
      group.whenHidden === undefined && conditionsOfGroups.every((name) => group[name] === undefined),
  );
}

/**
 * Finds what happens to a field's value when the field is hidden: set by the field, else by the nearest
 * enclosing group.
 */
export function whenHiddenOf(path: string, form: FormFile): NonNullable<FieldFile['whenHidden']> {
  const nearest = groupsAround(form, path).findLast(({ group }) => group.whenHidden !== undefined);
  return form.fields?.[path]?.whenHidden ?? nearest?.group.whenHidden ?? 'keep';
}

/**
 * Finds the position of a field's keyword in the file: in the field's entry, else in the nearest group that
 * sets it.
 */
export function whereWritten(word: Condition | 'whenHidden', path: string, form: FormFile): JSONPath {
  if (form.fields?.[path]?.[word] !== undefined) return ['fields', path, word];
  const nearest = groupsAround(form, path).findLast(({ group }) => group[word] !== undefined);
  return nearest === undefined ? ['fields', path] : [...nearest.at, word];
}
