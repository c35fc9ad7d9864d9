/** Question that an author adds to a form, in the author's own terms. */
export interface NewQuestion {
  /** Name of the question type. */
  readonly type: string;
  /** Label of the field; the field's name is made from the label. */
  readonly title: string;
  readonly isRequired?: boolean;
  readonly unit?: string;
  readonly least?: number;
  readonly most?: number;
  /** Message for a number outside of the limits. */
  readonly message?: string;
  /** Texts of the choices in order, from which a value set is made. */
  readonly choices?: readonly string[];
  /** Existing value set, used instead of `choices`. */
  readonly codes?: string;
  /** Questions of a list's rows, each of which becomes a column. */
  readonly questions?: readonly NewQuestion[];
}

/** Leaves out the questions whose title the author has left blank. */
export function titledQuestions<Question extends Pick<NewQuestion, 'title'>>(
  questions: readonly Question[],
): readonly Question[] {
  return questions.filter(({ title }) => title.trim() !== '');
}
