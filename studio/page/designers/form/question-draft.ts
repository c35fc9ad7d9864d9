import type { NewQuestion } from '../../../../engine/core/authoring/new-question.ts';
import type { QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import type { Side } from '../use-pointer-drag.ts';

/** A file that somebody chooses by its title. */
export interface NamedTitle {
  readonly name: string;
  readonly title: string;
}

/** Where a new question stands. */
export type QuestionSpot = {
  /** Fields that it stands beside: the first one that there is, of fields that may still be on their way. */
  readonly anchors: readonly string[];
  readonly side: Side;
  /** List whose rows ask it. */
  readonly within?: string;
};

/** A question that is being written, as it is kept. */
export type QuestionDraft = {
  readonly type: string;
  readonly title: string;
  readonly isRequired: boolean;
  readonly least: string;
  readonly most: string;
  readonly message: string;
  readonly unit: string;
  /** A choice in each line. */
  readonly choices: string;
  /** Value set in place of them; blank for none. */
  readonly codes: string;
  /** Questions of a list: each has a title and a type. */
  readonly rows: readonly { readonly type: string; readonly title: string }[];
  /** Tabs whose tables get a column. */
  readonly tabs: readonly string[];
};

/** A question of a type, as it is before anybody has written something: it can be added as it is. */
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

/** What is said of the question to the gateway; what its type does not ask is left out. */
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
    ...(asks.includes('questions') && { questions: rows.filter((row) => row.title.trim() !== '') }),
  };
}

/** The sentence for what keeps a question from being added; undefined where nothing does. */
export function refusalOf(draft: QuestionDraft, { asks }: QuestionType): string | undefined {
  const { least, most } = draft;
  if (draft.title.trim() === '') return 'Write what people read: the title of the question.';
  if (asks.includes('choices') && draft.codes === '' && linesOf(draft.choices).length === 0)
    return 'Write the choices, one in each line.';
  if (asks.includes('questions') && draft.rows.every((row) => row.title.trim() === ''))
    return 'Write a question that each row asks.';
  if (!asks.includes('limits') && !asks.includes('steps')) return undefined;
  const [from, to] = [numberOf(least), numberOf(most)];
  if ((from === undefined && least.trim() !== '') || (to === undefined && most.trim() !== ''))
    return 'Write the limits in digits, such as 0 and 10.';
  return from !== undefined && to !== undefined && from > to
    ? 'The first number is more than the last one.'
    : undefined;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function numberOf(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.').replace(/^[−–]/, '-'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
