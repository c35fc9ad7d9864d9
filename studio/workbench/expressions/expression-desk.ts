import { closureOf } from '../../../engine/compiler/expressions/closures.ts';
import type { CheckedExpression } from '../../../engine/compiler/expressions/compile-expression.ts';
import { conditionOf } from '../../../engine/core/authoring/condition.ts';
import { type ConditionSubject, canBeChosen } from '../../../engine/core/authoring/condition-subject.ts';
import { TooCostlyError } from '../../../engine/core/compute/too-costly.ts';
import { Steps, withSteps } from '../../../engine/core/expressions/steps.ts';
import type {
  ExpressionCases,
  ExpressionLook,
  ExpressionQuestion,
} from '../../../engine/core/protocol/expression-look.ts';
import type { FileTexts } from '../commands/schema-files.ts';
import { casesOf, distinctConditions, noTable } from './cases.ts';
import { checkedAt } from './checked-at.ts';
import { completionAt } from './completion.ts';
import { readsOf } from './inputs.ts';
import {
  createExpressionLocator,
  createSentenceLocator,
  type ExpressionLocator,
  type LocatedExpression,
} from './locate-expression.ts';
import { mutationHints } from './mutations.ts';
import { withProductName } from './product-name.ts';
import { describeReading } from './reading.ts';
import { exampleSamples, type Sample } from './samples.ts';
import { lookAtSentence } from './sentence.ts';
import { subjectsAt } from './subjects.ts';
import { tried } from './trial.ts';
import { triedScopes } from './tried-scopes.ts';

export interface ExpressionDesk {
  readonly locateIn: ExpressionLocator;
  readonly look: (texts: FileTexts, question: ExpressionQuestion) => ExpressionLook;
}

/** Answers an editor's questions about the expressions of a schema set. */
/** Limit on the steps of one question, about a second: tried expressions are traced, and slower than compiled ones. */
const usualSteps = 5_000_000;

export function createExpressionDesk(mostSteps = usualSteps): ExpressionDesk {
  const locateIn = createExpressionLocator();
  const sentenceAt = createSentenceLocator();
  return {
    locateIn,
    look(texts, question) {
      const { path, pointer, source } = question;
      const location = locateIn(texts, path, pointer);
      if (location !== undefined)
        return withProductName(location.slug, question, (written) =>
          withinSteps(mostSteps, written, () => look(location, written)),
        );
      const sentence = source.includes('{') ? sentenceAt(texts, path, pointer) : undefined;
      if (sentence === undefined) return { isKnown: false, canKeep: false };
      return withProductName(sentence.slug, question, (written) =>
        withinSteps(mostSteps, written, () => lookAtSentence(sentence, written)),
      );
    },
  };
}

/** Runs work within `most` steps; returns a problem if more steps are needed. */
function withinSteps(
  most: number,
  { source }: ExpressionQuestion,
  work: () => ExpressionLook,
): ExpressionLook {
  try {
    return withSteps(new Steps(most), work);
  } catch (error) {
    if (!(error instanceof TooCostlyError)) throw error;
    const message = 'Trying this takes too many steps.';
    const help = 'Try it for a record with shorter lists, or give the lists a smaller maxItems.';
    return { isKnown: true, canKeep: false, problem: { message, help, start: 0, end: source.length } };
  }
}

function look(location: LocatedExpression, question: ExpressionQuestion): ExpressionLook {
  const { source, caret, hasSubjects = false } = question;
  const known = {
    isKnown: true,
    canKeep: location.entity !== undefined,
    ...(location.entity !== undefined && { entity: location.entity }),
    ...(caret !== undefined && { completion: completionAt(source, caret, location) }),
    ...(hasSubjects && location.wants === 'bool' && { subjects: subjectsAt(location) }),
  };
  if (source.trim() === '') return known;
  const checked = checkedAt(location, source);
  if ('mistake' in checked) return { ...known, problem: checked.mistake };
  return {
    ...known,
    reading: describeReading(checked.tree, checked.whole, location),
    ...(known.subjects !== undefined && chosen(checked.tree, source, known.subjects)),
    ...evaluated(checked, location, question),
  };
}

/**
 * Pattern of a comment (`//`) in an expression; also matches string literals, in which `//` starts no
 * comment.
 */
const remark = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(\/\/)/g;

/**
 * Converts an expression to a condition that users can edit by choosing; undefined if a part cannot be
 * chosen, or if the source has comments, which would be lost.
 */
function chosen(
  tree: CheckedExpression['tree'],
  source: string,
  subjects: readonly ConditionSubject[],
): Pick<ExpressionLook, 'condition'> {
  if ([...source.matchAll(remark)].some(([, found]) => found !== undefined)) return {};
  const condition = conditionOf(tree);
  if (condition === undefined || !canBeChosen(condition, subjects)) return {};
  return { condition: JSON.stringify(condition) };
}

function evaluated(
  checked: CheckedExpression,
  location: LocatedExpression,
  { source, trial, stored, hasCases = false }: ExpressionQuestion,
): Pick<ExpressionLook, 'trial' | 'cases'> {
  if (trial === undefined && !hasCases) return {};
  return {
    ...(trial !== undefined && { trial: tried([checked], location, { trial, stored }) }),
    ...(hasCases && { cases: casesAt(checked, source, location, exampleSamples(location)) }),
  };
}

function casesAt(
  checked: CheckedExpression,
  source: string,
  location: LocatedExpression,
  samples: readonly Sample[],
): ExpressionCases {
  const conditions = distinctConditions(checked, location, (node) =>
    describeReading(node, checked.whole, location),
  );
  const [start] = samples;
  const scopes =
    start === undefined ? { scopes: [], isComplete: false } : triedScopes(readsOf(checked.term), start.scope);
  const evaluate = closureOf(checked.term);
  const message = noTable(conditions);
  return {
    conditions: conditions.map(({ words }) => words),
    ...(message !== undefined && { message }),
    rows: message === undefined ? casesOf(evaluate, conditions, scopes) : [],
    hints:
      location.examples === undefined
        ? []
        : mutationHints(source, location, { evaluate, samples, tried: scopes.scopes }),
  };
}
