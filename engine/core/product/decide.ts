import type { Expression } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { ColumnDescriptor } from './column.ts';

/** Rows of several lists, side by side, to be decided one by one into a result. */
export interface DecideSource {
  readonly kind: 'decide';
  /** Entity of the lists and of the results, whose records have the rows inside. */
  readonly record: string;
  /** Calls that list the waiting lists, and the results, newest first. */
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
  /** Property of a result with the ids of the lists that it decides. */
  readonly through: string;
  /** Properties of a row: its key, its decision, and the keys of the decided rows of lists. */
  readonly key: string;
  readonly status: string;
  readonly decides: string;
  /** Property of a row that holds the ids of its records. */
  readonly records?: string;
  /** Property of a list's row with the texts for its comparison. */
  readonly likeness: string;
  /** Title of a list, over `item`. */
  readonly listName: Expression<string>;
  /** Condition over `item`, a list: true for a baseline, left by the last result, with which others are compared. */
  readonly isBaseline?: Expression<boolean>;
  /** Condition over `item`, a result, that is true for a complete one. */
  readonly isComplete: Expression<boolean>;
  /** Time and author of a complete result as a text, over `item`. */
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
  /** Property of a result that marks that nothing has to be decided, with its title. */
  readonly nothing: { readonly field: string; readonly title: string };
  /** Milliseconds between completing and the refetch of the open record, by the name of a constant. */
  readonly refreshAfter?: string;
  /** Access rule for deciding. */
  readonly access?: string;
  /** Reading of a list from a text, and its storage. */
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
  /** Call that reads a text: `{"text"}` in, `{"rows", "notes", "leftOut"}` out. */
  readonly read: string;
  /** Call that stores the list. */
  readonly save: string;
  /** Property for the list's origin, chosen from a value set. */
  readonly from: { readonly field: string; readonly codes: string; readonly title: string };
  /** Codes of the origin that nobody chooses: those of lists that the product makes itself. */
  readonly notFrom: readonly string[];
  /** Fields of a row that the user can correct before the row is added. */
  readonly fields: readonly { readonly field: string; readonly title: string }[];
  /** Field of a row with the passage of the text from which the row was read. */
  readonly words?: string;
  /** Property of the list with the reason for adding it although it names another subject. */
  readonly reason?: { readonly field: string; readonly title: string };
  /** Sentence about the texts that can be pasted. */
  readonly hint: string;
}
