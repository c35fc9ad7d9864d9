import type { Expression } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { ColumnDescriptor } from './column.ts';

/** Lists whose rows are shown side by side. Users decide about each row, and the decisions form a result. */
export interface DecideSource {
  readonly kind: 'decide';
  /** Entity of both the lists and the results, whose records contain the rows. */
  readonly record: string;
  /** Calls that list the lists to be decided, and the results, newest first. */
  readonly lists: string;
  readonly results: string;
  /** Calls that begin a result, store its progress and complete it. */
  readonly begin: string;
  readonly save: string;
  readonly complete: string;
  /** Call that previews the effect of completing: `{"outcomes": [{"title", "rows"}], "conflicts": []}`. */
  readonly preview?: string;
  /** Initial values of a result. */
  readonly initial: JsonObject;
  /** Property of a list and of a result with the rows. */
  readonly rows: string;
  /** Property of a result that holds the ids of the lists it decides about. */
  readonly through: string;
  /** Properties of a row: its key, its decision, and the keys of the rows of lists that it decides about. */
  readonly key: string;
  readonly status: string;
  readonly decides: string;
  /** Property of a row that holds the ids of its records. */
  readonly records?: string;
  /** Property of a list's row that holds the texts by which rows are compared. */
  readonly likeness: string;
  /** Title of a list, over `item`. */
  readonly listName: Expression<string>;
  /**
   * Condition over `item`, a list: true for the baseline, the state after the last result, with which the other
   * lists are compared.
   */
  readonly isBaseline?: Expression<boolean>;
  /** Condition over `item`, a result: true once the result is complete. */
  readonly isComplete: Expression<boolean>;
  /** Text with time and author of a complete result, over `item`. */
  readonly completed: Expression<string>;
  /** Columns of the rows of lists; the first is the name. */
  readonly columns: readonly ColumnDescriptor[];
  /** Value set of the decisions, with the columns `icon` and `tone`. */
  readonly codes: string;
  readonly decisions: readonly RowDecision[];
  /** Decision that adds a row that no list has. */
  readonly add: RowDecision;
  readonly mergeKey: string;
  readonly undoKey: string;
  /** Property of a result that states that nothing had to be decided, with its title. */
  readonly nothing: { readonly field: string; readonly title: string };
  /** Name of a constant: the milliseconds between the completion of a result and the refetch of the open record. */
  readonly refreshAfter?: string;
  /** Access rule for users who decide. */
  readonly access?: string;
  /** Settings for new lists: the calls that read a list from a text and store it. */
  readonly newList?: NewList;
}

export interface RowDecision {
  readonly status: string;
  /** Verb of the decision, e.g. `Verify`. */
  readonly title: string;
  /** Keyboard shortcut, one letter. */
  readonly key: string;
  /** Form for the values that the decision needs. */
  readonly form?: string;
}

export interface NewList {
  readonly title: string;
  /** Call that reads a list from a text: it takes `{"text"}` and answers `{"rows", "notes", "leftOut"}`. */
  readonly read: string;
  /** Call that stores the list. */
  readonly save: string;
  /** Property for the list's origin, chosen from a value set. */
  readonly from: { readonly field: string; readonly codes: string; readonly title: string };
  /** Codes of origins that nobody can choose, since they belong to lists that the product makes itself. */
  readonly notFrom: readonly string[];
  /** Fields of a row that the user can correct before the row is added. */
  readonly fields: readonly { readonly field: string; readonly title: string }[];
  /** Field of a row with the passage of the text that the row was read from. */
  readonly words?: string;
  /** Property of the list that holds the day that it is of, which begins as today. */
  readonly date?: { readonly field: string; readonly title: string };
  /** Property of the list that holds the user's reason for adding it although its text names another subject. */
  readonly reason?: { readonly field: string; readonly title: string };
  /** Sentence about the texts that can be pasted. */
  readonly hint: string;
}
