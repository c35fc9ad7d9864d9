import { type NewQuestion, titledQuestions } from '../../../../engine/core/authoring/new-question.ts';
import { questionRefusal } from '../../../../engine/core/authoring/question-refusal.ts';
import type { QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import type { DropSide } from '../use-drag-and-drop.ts';

/** File to choose by its title. */
export interface NamedTitle {
  readonly name: string;
  readonly title: string;
}

/** Position of a new question. */
export type QuestionSpot = {
  /**
   * Fields beside which the question may stand, in order of preference, since some may not have been added
   * yet.
   */
  readonly anchors: readonly string[];
  readonly side: DropSide;
  /** List whose rows get the question. */
  readonly within?: string;
};

/** Question in a list of several, as stored in a draft. */
export type QuestionRow = {
  readonly type: string;
  readonly title: string;
  readonly isRequired?: boolean;
  /** Choices, one a line. */
  readonly choices?: string;
};

/** Question being written, as stored in a draft. */
export type QuestionDraft = {
  readonly type: string;
  readonly title: string;
  readonly isRequired: boolean;
  readonly least: string;
  readonly most: string;
  readonly message: string;
  readonly unit: string;
  /** Choices, one a line. */
  readonly choices: string;
  /** Value set instead of choices; blank for none. */
  readonly codes: string;
  /** Questions of a list. */
  readonly rows: readonly QuestionRow[];
  /** Tabs whose tables get a column. */
  readonly tabs: readonly string[];
};

/** Creates a question of a type with its defaults, which can be added unchanged. */
export function newDraft({ name, title, asks }: QuestionType): QuestionDraft {
  return {
    type: name,
    title: title.replace(/ …$/, ''),
    isRequired: false,
    message: '',
    unit: '',
    codes: '',
    tabs: [],
    least: asks.includes('steps') ? '0' : '',
    most: asks.includes('steps') ? '10' : '',
    choices: 'First choice\nSecond choice\nThird choice',
    rows: [{ type: 'short-text', title: 'First question' }],
  };
}

/** Builds the gateway's question, without details that its type does not have. */
export function questionOf(draft: QuestionDraft, { asks }: QuestionType): NewQuestion {
  const { type, title, isRequired, message, unit, choices, codes, rows } = draft;
  const [least, most] = [numberOf(draft.least), numberOf(draft.most)];
  const hasRange = asks.includes('limits') || asks.includes('steps');
  return {
    type,
    title: title.trim(),
    ...(isRequired && { isRequired }),
    ...(hasRange && least !== undefined && { least }),
    ...(hasRange && most !== undefined && { most }),
    ...(asks.includes('limits') && message.trim() !== '' && { message }),
    ...(asks.includes('unit') && unit.trim() !== '' && { unit }),
    ...(asks.includes('choices') && (codes === '' ? { choices: linesOf(choices) } : { codes })),
    ...(asks.includes('questions') && { questions: questionsOfRows(rows, []) }),
  };
}

/** Explains in a sentence why a question cannot be added; undefined if it can. */
export function draftRefusal(draft: QuestionDraft, type: QuestionType): string | undefined {
  const hasRange = type.asks.includes('limits') || type.asks.includes('steps');
  const isUnread = (text: string) => text.trim() !== '' && numberOf(text) === undefined;
  if (hasRange && (isUnread(draft.least) || isUnread(draft.most)))
    return 'Write the limits in digits, such as 0 and 10.';
  return questionRefusal(questionOf(draft, type), type);
}

/** Builds the gateway's questions of the rows that have a title. */
export function questionsOfRows(
  rows: readonly QuestionRow[],
  types: readonly QuestionType[],
): readonly NewQuestion[] {
  return titledQuestions(rows).map(({ type, title, isRequired = false, choices = '' }) => ({
    ...{ type, title: title.trim() },
    ...(isRequired && { isRequired }),
    ...(types.find(({ name }) => name === type)?.asks.includes('choices') === true && {
      choices: linesOf(choices),
    }),
  }));
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function numberOf(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.').replace(/^[−–]/, '-'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
