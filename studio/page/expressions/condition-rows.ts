import {
  type Clause,
  type Condition,
  type ConditionGroup,
  type ConditionValue,
  isGroup,
  type Verb,
} from '../../../engine/core/authoring/condition.ts';
import {
  type ConditionSubject,
  subjectAt,
  takesValue,
  verbsOf,
} from '../../../engine/core/authoring/condition-subject.ts';

/** A condition that is being chosen: its clauses may lack a subject or a value still. */
export interface ChosenGroup {
  readonly join: ConditionGroup['join'];
  readonly of: readonly (ChosenClause | ChosenGroup)[];
}

export interface ChosenClause {
  /** Path with dots; blank until somebody has chosen. */
  readonly subject: string;
  readonly verb: Verb;
  readonly value?: ConditionValue;
}

export const noClause: ChosenClause = { subject: '', verb: '==' };

export function isChosenGroup(part: ChosenClause | ChosenGroup): part is ChosenGroup {
  return 'join' in part;
}

/** The rows that a condition is chosen in; one without a subject for none. */
export function rowsOf(condition: Condition | undefined): ChosenGroup {
  if (condition === undefined) return { join: 'and', of: [noClause] };
  return isGroup(condition)
    ? { join: condition.join, of: condition.of.map(partOf) }
    : { join: 'and', of: [partOf(condition)] };
}

/** The rows of a new condition: about a question that is known, where something is left to be chosen of it. */
export function firstRows(subject: string | undefined, subjects: readonly ConditionSubject[]): ChosenGroup {
  if (subject === undefined || subjectAt(subjects, subject.split('.')) === undefined)
    return rowsOf(undefined);
  const { verb } = withSubject(subject, subjects);
  return { join: 'and', of: [takesValue(verb) ? { subject, verb } : noClause] };
}

function partOf(condition: Condition): ChosenClause | ChosenGroup {
  return isGroup(condition) ? rowsOf(condition) : { ...condition, subject: condition.subject.join('.') };
}

/** The condition that has been chosen so far: clauses that lack something are left out; undefined for none. */
export function chosenCondition({ join, of }: ChosenGroup): Condition | undefined {
  const parts = of.flatMap((part): readonly Condition[] => {
    const made = isChosenGroup(part) ? chosenCondition(part) : clauseOf(part);
    if (made === undefined) return [];
    return isGroup(made) && made.join === join ? made.of : [made];
  });
  const [only, ...others] = parts;
  return others.length === 0 ? only : { join, of: parts };
}

function clauseOf({ subject, verb, value }: ChosenClause): Clause | undefined {
  if (subject === '') return undefined;
  const path = subject.split('.');
  if (!takesValue(verb)) return { subject: path, verb };
  return value === undefined || isBlank(value) ? undefined : { subject: path, verb, value };
}

function isBlank(value: ConditionValue): boolean {
  switch (value.is) {
    case 'text':
      return value.text === '';
    case 'texts':
      return value.texts.length === 0;
    case 'day':
      return !/^\d{4}-\d{2}-\d{2}$/.test(value.day);
    case 'time':
      return !/^\d{2}:\d{2}$/.test(value.time);
    case 'number':
    case 'today':
      return !Number.isFinite(value.is === 'number' ? value.number : value.days);
    case 'field':
      return value.path.length < 2;
  }
}

/** A clause about another value: what is usually said of it, with a value to be chosen. */
export function withSubject(subject: string, subjects: readonly ConditionSubject[]): ChosenClause {
  const kind = subjectAt(subjects, subject.split('.'))?.kind ?? 'other';
  const verb = verbsOf[kind][0]?.verb ?? 'filled';
  return { subject, verb, ...firstValue(verb, kind) };
}

/** A clause with another verb, and its value where that still fits. */
export function withVerb(clause: ChosenClause, verb: Verb, kind: ConditionSubject['kind']): ChosenClause {
  const { value, ...rest } = clause;
  if (!takesValue(verb)) return { ...rest, verb };
  const isList = verb === 'among' || verb === 'not among';
  if (isList && value?.is === 'text') return { ...rest, verb, value: { is: 'texts', texts: [value.text] } };
  if (isList && value?.is !== 'texts') return { ...rest, verb, value: { is: 'texts', texts: [] } };
  if (!isList && value?.is === 'texts') {
    const [text] = value.texts;
    return { ...rest, verb, ...(text !== undefined && { value: { is: 'text', text } }) };
  }
  return { ...rest, verb, ...(value === undefined ? firstValue(verb, kind) : { value }) };
}

/** A day is compared with today most often. */
function firstValue(verb: Verb, kind: ConditionSubject['kind']): Pick<ChosenClause, 'value'> {
  return kind === 'day' && takesValue(verb) ? { value: { is: 'today', days: 0 } } : {};
}
