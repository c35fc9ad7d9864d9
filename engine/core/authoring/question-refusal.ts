import type { NewQuestion } from './new-question.ts';
import type { QuestionType } from './question-types.ts';

/** Lowest and highest number of a scale that sets none. */
const usualSteps = { least: 0, most: 10 };
const mostSteps = 21;

/** Explains why a question cannot be added, as a sentence; undefined if it can. */
export function questionRefusal(question: NewQuestion, { asks }: QuestionType): string | undefined {
  const { codes, choices = [], questions = [], least, most } = question;
  const title = question.title.trim();
  if (title === '') return 'A question needs a title: what do people read?';
  if (asks.includes('choices') && codes === undefined && choices.every(isBlank))
    return `“${title}” needs a choice: write one in each line.`;
  if (asks.includes('questions') && questions.every((each) => isBlank(each.title)))
    return `“${title}” needs a question that each of its rows asks.`;
  const { count } = rangeOf(question);
  if (asks.includes('steps') && (count < 2 || count > mostSteps))
    return `A scale has 2 to ${mostSteps} numbers in a row: for more, ask for a number.`;
  return asks.includes('limits') && least !== undefined && most !== undefined && least > most
    ? `${least} is more than ${most}: no number would be right.`
    : undefined;
}

/** Lists the numbers of a scale. */
export function scaleNumbers(question: NewQuestion): readonly number[] {
  const { first, count } = rangeOf(question);
  return Array.from({ length: count }, (_, index) => first + index);
}

function rangeOf({ least = usualSteps.least, most = usualSteps.most }: NewQuestion) {
  return { first: Math.trunc(least), count: Math.trunc(most) - Math.trunc(least) + 1 };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
