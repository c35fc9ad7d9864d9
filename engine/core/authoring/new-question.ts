/** A question that somebody adds to a form, as they say it. */
export interface NewQuestion {
  /** Name of its question type. */
  readonly type: string;
  /** Label that people read; the name of the field is made of it. */
  readonly title: string;
  readonly isRequired?: boolean;
  readonly unit?: string;
  readonly least?: number;
  readonly most?: number;
  /** Sentence for a number beyond the limits. */
  readonly message?: string;
  /** Texts of the choices, in their order: a value set is made of them. */
  readonly choices?: readonly string[];
  /** Value set that there is, in place of choices. */
  readonly codes?: string;
  /** Questions of a list, which each of its rows asks. */
  readonly questions?: readonly NewQuestion[];
}
