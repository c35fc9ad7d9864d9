import type { Condition, Verb } from './condition.ts';
import { isGroup } from './condition.ts';

/** Kind of the value that a condition is about. */
export type SubjectKind =
  | 'text'
  | 'choice'
  | 'choices'
  | 'number'
  | 'bool'
  | 'day'
  | 'time'
  | 'user'
  | 'permissions'
  | 'other';

/** Value of a record that a condition can compare. */
export interface ConditionSubject {
  readonly path: readonly string[];
  readonly title: string;
  /** Title of the record that has the value. */
  readonly group: string;
  readonly kind: SubjectKind;
  /** True for a retired field, which only existing conditions may name. */
  readonly isRetired?: true;
  /** Texts that the value can be one of; absent where it is no choice. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

interface VerbOption {
  readonly verb: Verb;
  readonly title: string;
}

const option = (verb: Verb, title: string): VerbOption => ({ verb, title });
const presence = [option('filled', 'is filled in'), option('empty', 'is empty')];
const equality = [option('==', 'is'), option('!=', 'is not')];

/** Comparisons offered for each kind of value, the most usual first. */
export const verbsOf: Readonly<Record<SubjectKind, readonly VerbOption[]>> = {
  text: [
    ...equality,
    ...presence,
    ...[option('contains', 'contains'), option('not contains', 'does not contain')],
    ...[option('startsWith', 'begins with'), option('endsWith', 'ends with')],
  ],
  choice: [...equality, ...presence, option('among', 'is one of'), option('not among', 'is none of')],
  choices: [option('includes', 'has'), option('not includes', 'has not'), ...presence],
  number: [
    ...equality,
    ...[option('>', 'is more than'), option('>=', 'is at least')],
    ...[option('<', 'is less than'), option('<=', 'is at most')],
    ...presence,
  ],
  bool: [option('yes', 'is yes'), option('no', 'is no'), ...presence],
  day: [
    ...[option('<', 'is before'), option('<=', 'is not after')],
    ...[option('>', 'is after'), option('>=', 'is not before')],
    ...equality,
    ...presence,
  ],
  time: [option('<', 'is before'), option('>', 'is after'), ...equality, ...presence],
  user: [option('holds', 'has the role'), option('not holds', 'has not the role')],
  permissions: [option('holds', 'include'), option('not holds', 'do not include')],
  other: presence,
};

const needsNothing: readonly Verb[] = ['yes', 'no', 'filled', 'empty'];

/** Reports whether a verb needs a value to compare with; `empty` and `yes` do not. */
export function takesValue(verb: Verb): boolean {
  return !needsNothing.includes(verb);
}

export function subjectAt(
  subjects: readonly ConditionSubject[],
  path: readonly string[],
): ConditionSubject | undefined {
  const wanted = path.join('.');
  return subjects.find((subject) => subject.path.join('.') === wanted);
}

/** Reports whether the editor can show a condition: each subject exists and accepts the verb and the value. */
export function canBeChosen(condition: Condition, subjects: readonly ConditionSubject[]): boolean {
  if (isGroup(condition)) return condition.of.every((each) => canBeChosen(each, subjects));
  const { subject: path, verb, value } = condition;
  const subject = subjectAt(subjects, path);
  if (subject === undefined || !verbsOf[subject.kind].some((each) => each.verb === verb)) return false;
  if (value?.is === 'field') return subjectAt(subjects, value.path) !== undefined;
  if (value?.is === 'text') return fits(subject, [value.text]);
  if (value?.is === 'texts') return fits(subject, value.texts);
  if (value === undefined) return true;
  if (value.is === 'number') return subject.kind === 'number';
  return value.is === 'time' ? subject.kind === 'time' : subject.kind === 'day';
}

function fits({ kind, choices }: ConditionSubject, texts: readonly string[]): boolean {
  if (kind === 'text') return true;
  return texts.every((text) => choices?.some(({ value }) => value === text) === true);
}
