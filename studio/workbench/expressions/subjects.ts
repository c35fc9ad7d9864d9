import type { ExpressionFacts } from '../../../engine/compiler/expressions/facts.ts';
import type { ExpressionType } from '../../../engine/compiler/expressions/types.ts';
import type { ConditionSubject, SubjectKind } from '../../../engine/core/authoring/condition-subject.ts';
import { distinctTitles } from '../../../engine/core/authoring/distinct-titles.ts';
import { isOwnField } from '../../../engine/core/records/as-stored.ts';
import { capitalized } from '../../../engine/core/text/capitalized.ts';
import type { LocatedExpression } from './locate-expression.ts';

type Known = Pick<LocatedExpression, 'context' | 'facts'>;

/** Maximum number of subjects to choose from, and maximum depth of values within others. */
const mostSubjects = 400;
const deepest = 3;

/** Names that conditions are seldom about, since they mean the same record again, or no record. */
const leftOut: ReadonlySet<string> = new Set(['root', 'old', 'user', 'siblings', 'answer']);

/** Lists the subjects of a condition at a location: values of the record, of the records around it, and the user. */
export function subjectsAt({ context, facts }: Known): readonly ConditionSubject[] {
  const names = Object.keys(context).filter((name) => !leftOut.has(name));
  const ofRecords = names
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .flatMap((name) => {
      const type = context[name];
      if (type === undefined) return [];
      const values = valuesIn(type, [name], { facts, titles: [], group: groupOf(name) });
      // Sorts values that users fill in before values that the gateway writes.
      return distinctTitles(values, ({ path }) => path.slice(1).join('.')).toSorted(
        (one, other) => Number(isOfGateway(one)) - Number(isOfGateway(other)),
      );
    });
  const user = context['user'] === undefined ? [] : subjectsOfUser(facts);
  return [...ofRecords.slice(0, mostSubjects), ...user];
}

/** Lists what the user may have been granted, as far as the product names it. */
function subjectsOfUser({ codes }: ExpressionFacts): readonly ConditionSubject[] {
  const choicesOfSet = (name: string) =>
    (codes.get(name)?.entries ?? []).map(({ code, display }) => ({
      ...{ value: String(code), label: String(display ?? code) },
    }));
  const group = 'The user';
  const [roles, permissions] = [choicesOfSet('roles'), choicesOfSet('permissions')];
  const all: readonly ConditionSubject[] = [
    { path: ['user'], title: 'The user', group, kind: 'user', choices: roles },
    {
      ...{ path: ['user', 'permissions'], title: 'The user’s permissions', group },
      ...{ kind: 'permissions', choices: permissions },
    },
  ];
  return all.filter(({ choices = [] }) => choices.length > 0);
}

function isOfGateway({ path: [, name = ''] }: ConditionSubject): boolean {
  return isOwnField(name) || name === 'type';
}

function isOwn(name: string): boolean {
  return name === 'self' || name === 'item' || name === 'inputs';
}

function groupOf(name: string): string {
  if (isOwn(name)) return 'This record';
  return capitalized(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

interface Around extends Pick<Known, 'facts'> {
  readonly titles: readonly string[];
  /** True within a retired value. */
  readonly isRetired?: boolean;
  readonly group: string;
}

function valuesIn(
  type: ExpressionType,
  path: readonly string[],
  around: Around,
): readonly ConditionSubject[] {
  const isRetired = around.isRetired === true || type.isRetired === true;
  if (type.is === 'object') {
    if (path.length > deepest) return [];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      // Excludes a name that is no identifier, since CEL needs brackets for it and it could not be chosen.
      if (!/^[A-Za-z_]\w*$/.test(name)) return [];
      const titles = [...around.titles, field.title ?? name];
      return valuesIn(field, [...path, name], { ...around, titles, isRetired });
    });
  }
  const choices = choicesOf(type.is === 'list' ? type.of : type, around);
  const title = around.titles.join(' › ');
  return [
    {
      ...{ path, title: title === '' ? around.group : title, group: around.group },
      kind: kindOf(type, choices !== undefined),
      ...(choices !== undefined && { choices }),
      ...(isRetired && { isRetired }),
    },
  ];
}

function kindOf(type: ExpressionType, isChoice: boolean): SubjectKind {
  if (type.is === 'list') return isChoice ? 'choices' : 'other';
  if (type.is === 'text') return isChoice ? 'choice' : 'text';
  return type.is === 'number' || type.is === 'bool' || type.is === 'day' || type.is === 'time'
    ? type.is
    : 'other';
}

function choicesOf(type: ExpressionType, { facts }: Around): ConditionSubject['choices'] {
  if (type.is !== 'text' || type.among === undefined) return undefined;
  const { texts, codes } = type.among;
  const entries = codes === undefined ? [] : (facts.codes.get(codes)?.entries ?? []);
  const displays = new Map(entries.map(({ code, display }) => [String(code), String(display ?? code)]));
  return texts.map((value) => ({ value, label: displays.get(value) ?? type.words?.[value] ?? value }));
}
