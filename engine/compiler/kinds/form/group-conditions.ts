import type { JSONPath } from 'jsonc-parser';
import { memoized } from '../../../core/compute/memoized.ts';
import type { Code } from '../../code/literal.ts';
import { Diagnostics } from '../../diagnostics.ts';
import { brokenExpression } from '../../expressions/compile-expression.ts';
import type { FieldFile, FormFile } from '../../files/form.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import { fieldsOfLayout, type GroupAround } from './fields-of-layout.ts';
import { compileInForm, type FormLocation } from './form-location.ts';

/** Conditions of a group that hold for everything in it. */
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
 * A field's own condition together with those of the groups and tabs that it stands in: from here on it is the
 * field's, so that whatever follows from it in the page and in the gateway follows for groups, too.
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

/** Several conditions as one that holds while all of them do. What is wrong with one is reported where it stands. */
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

/** The CEL of a condition in one line; none where there is no condition. */
export function sourceOf(source: Cel | undefined): readonly string[] {
  if (source === undefined) return [];
  return [typeof source === 'string' ? source : source.join(' ')];
}

/** True where no group around a field has a condition or `whenHidden` that holds for the field. */
export function isUnconditional(path: string, form: FormFile): boolean {
  return groupsAround(form, path).every(
    ({ group }) =>
      group.whenHidden === undefined && conditionsOfGroups.every((name) => group[name] === undefined),
  );
}

/** Finds the fate of a field's value when it hides: from the field, else from the nearest group that sets it. */
export function whenHiddenOf(path: string, form: FormFile): NonNullable<FieldFile['whenHidden']> {
  const nearest = groupsAround(form, path).findLast(({ group }) => group.whenHidden !== undefined);
  return form.fields?.[path]?.whenHidden ?? nearest?.group.whenHidden ?? 'keep';
}

/** Finds the keyword of a field in the file: at the field, else at the nearest group around it that has it. */
export function whereWritten(word: Condition | 'whenHidden', path: string, form: FormFile): JSONPath {
  if (form.fields?.[path]?.[word] !== undefined) return ['fields', path, word];
  const nearest = groupsAround(form, path).findLast(({ group }) => group[word] !== undefined);
  return nearest === undefined ? ['fields', path] : [...nearest.at, word];
}
