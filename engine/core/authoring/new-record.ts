import { type JsonObject, jsonObject } from '../json/json.ts';
import { type NewQuestion, titledQuestions } from './new-question.ts';
import { questionRefusal } from './question-refusal.ts';
import type { QuestionType } from './question-types.ts';

/** Kind of record that an author adds, in the author's own terms. */
export interface NewRecordKind {
  /** Title of one record; the names of its files are made from it. */
  readonly title: string;
  /** Title of several, which the table has. */
  readonly plural: string;
  readonly questions: readonly NewQuestion[];
}

/** Maximum of questions that a kind of record begins with. */
export const mostQuestions = 100;

/** Vocabulary of the product, against which a new kind of record is checked. */
export interface KnownRecords {
  readonly types: readonly QuestionType[];
  /** Titles of the kinds of record. */
  readonly titles: readonly string[];
}

/** Finds the sentence why a kind of record cannot be added; undefined where it can. */
export function recordRefusal(
  { title, plural, questions }: NewRecordKind,
  { types, titles }: KnownRecords,
): string | undefined {
  if (isBlank(title)) return 'Write what people call one of these records.';
  if (isBlank(plural)) return 'Write what people call several of these records.';
  const known = titles.find((each) => isSame(each, title));
  if (known !== undefined) return `“${known}” is a kind of record already: choose another name.`;
  const asked = titledQuestions(questions);
  if (asked.length === 0) return 'Write at least one question: what is filled in?';
  if (asked.length > mostQuestions)
    return `Begin with at most ${mostQuestions} questions: further ones are added to the form.`;
  const [twice] = asked.filter(({ title: one }, index) =>
    asked.slice(0, index).some((other) => isSame(other.title, one)),
  );
  if (twice !== undefined)
    return `Two questions are called “${twice.title.trim()}”: give one of them another name.`;
  for (const question of asked) {
    const type = types.find(({ name }) => name === question.type);
    const refusal = type === undefined ? undefined : questionRefusal(question, type);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/**
 * Finds the sentence why nothing can belong to the records of a schema; undefined where something can. An access rule
 * of a record does not apply to what belongs to the record.
 */
export function ownerRefusal({ title, 'x-record': record }: JsonObject): string | undefined {
  const { organizationAt, access } = jsonObject(record);
  if (record === undefined) return `“${String(title)}” is no record that others could belong to.`;
  if (organizationAt === undefined)
    return `“${String(title)}” says of no organization that its records are its own, so nothing can belong to them.`;
  if (access !== undefined)
    return `Not everybody sees every “${String(title)}”, but all would see what belongs to it: choose another owner.`;
  return undefined;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
