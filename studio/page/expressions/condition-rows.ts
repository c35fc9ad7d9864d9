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

/** Condition being chosen, whose clauses may still lack a subject or a value. */
export interface ChosenGroup {
  readonly join: ConditionGroup['join'];
  readonly of: readonly (ChosenClause | ChosenGroup)[];
}

export interface ChosenClause {
  /** Path of the subject with dots; blank until one is chosen. */
  readonly subject: string;
  readonly verb: Verb;
  readonly value?: ConditionValue;
}

export const noClause: ChosenClause = { subject: '', verb: '==' };

export function isChosenGroup(part: ChosenClause | ChosenGroup): part is ChosenGroup {
  return 'join' in part;
}

/** Reports whether a question is chosen in some row, whatever else is missing. */
export function hasQuestion({ of }: ChosenGroup): boolean {
  return of.some((part) => (isChosenGroup(part) ? hasQuestion(part) : part.subject !== ''));
}

/** Converts a condition to rows for choosing; no condition becomes one row without a subject. */
export function chosenRows(condition: Condition | undefined): ChosenGroup {
  if (condition === undefined) return { join: 'and', of: [noClause] };
  return isGroup(condition)
    ? { join: condition.join, of: condition.of.map(partOf) }
    : { join: 'and', of: [partOf(condition)] };
}

/**
 * Builds the rows of a new condition: a clause about the given question if its usual verb needs a value, else
 * an empty clause.
 */
export function firstRows(subject: string | undefined, subjects: readonly ConditionSubject[]): ChosenGroup {
  if (subject === undefined || subjectAt(subjects, subject.split('.')) === undefined)
    return chosenRows(undefined);
  const { verb } = withSubject(subject, subjects);
  return { join: 'and', of: [takesValue(verb) ? { subject, verb } : noClause] };
}

function partOf(condition: Condition): ChosenClause | ChosenGroup {
  return isGroup(condition) ? chosenRows(condition) : { ...condition, subject: condition.subject.join('.') };
}

/** Builds the condition chosen so far, without incomplete clauses; undefined for none. */
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

/** Builds a clause about another subject, with the subject's usual verb and a value to be chosen. */
export function withSubject(subject: string, subjects: readonly ConditionSubject[]): ChosenClause {
  const kind = subjectAt(subjects, subject.split('.'))?.kind ?? 'other';
  const verb = verbsOf[kind][0]?.verb ?? 'filled';
  return { subject, verb, ...firstValue(verb, kind) };
}

/** Changes the verb of a clause; keeps the value where it still fits. */
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

/** Chooses today as the first value for a day, since days are most often compared with today. */
function firstValue(verb: Verb, kind: ConditionSubject['kind']): Pick<ChosenClause, 'value'> {
  return kind === 'day' && takesValue(verb) ? { value: { is: 'today', days: 0 } } : {};
}
