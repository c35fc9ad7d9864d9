import type { Expression } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { ColumnDescriptor } from './column.ts';

/** Rows of several lists, put side by side and decided one by one into a result. */
export interface DecideSource {
  readonly kind: 'decide';
  /** Entity of the lists and of the results: both are records that have the rows inside. */
  readonly record: string;
  /** Calls that list the lists which wait, and the results, newest first. */
  readonly lists: string;
  readonly results: string;
  /** Calls that begin a result, store its progress and complete it. */
  readonly begin: string;
  readonly save: string;
  readonly complete: string;
  /** Call that previews what completing would do: `{"outcomes": [{"title", "rows"}], "conflicts": []}`. */
  readonly preview?: string;
  /** Values that a new result has from the start. */
  readonly initial: JsonObject;
  /** Property of a list and of a result that its rows stand in. */
  readonly rows: string;
  /** Property of a result that takes the ids of the lists that it goes through. */
  readonly through: string;
  /** Properties of a row: what identifies it, what was decided, and the keys of the rows of lists that it decides. */
  readonly key: string;
  readonly status: string;
  readonly decides: string;
  /** Property of a row with the ids of the records that it stands for. */
  readonly records?: string;
  /** Property of a row of a list with what it is compared by. */
  readonly likeness: string;
  /** Title of a list, over `item`. */
  readonly listName: Expression<string>;
  /** Condition over `item`, a list: it is what the last result left, which others are measured by. */
  readonly isBaseline?: Expression<boolean>;
  /** Condition over `item`, a result: it is complete. */
  readonly isComplete: Expression<boolean>;
  /** Time and author of a complete result as a text, over `item`. */
  readonly completed: Expression<string>;
  /** Columns of the rows of lists; the first is the name. */
  readonly columns: readonly ColumnDescriptor[];
  /** Value set of what can be decided, with the columns `icon` and `tone`. */
  readonly codes: string;
  readonly decisions: readonly RowDecision[];
  /** Adds a row that no list has. */
  readonly add: RowDecision;
  readonly mergeKey: string;
  readonly undoKey: string;
  /** Property of a result that marks it as having nothing to decide, and the title for it. */
  readonly nothing: { readonly field: string; readonly title: string };
  /** Milliseconds after completing until the open record is refetched, by the name of a constant. */
  readonly refreshAfter?: string;
  /** Access rule for deciding. */
  readonly access?: string;
  /** Reads a list out of a text, and stores it. */
  readonly newList?: NewList;
}

export interface RowDecision {
  readonly status: string;
  /** The verb, e.g. `Verify`. */
  readonly title: string;
  /** Keyboard shortcut, one letter. */
  readonly key: string;
  /** Form for what has to be entered with the decision. */
  readonly form?: string;
}

export interface NewList {
  readonly title: string;
  /** Call that reads a text: `{"text"}` in, `{"rows", "notes", "leftOut"}` out. */
  readonly read: string;
  /** Call that stores the list. */
  readonly save: string;
  /** Property of the list with its origin, chosen from a value set. */
  readonly from: { readonly field: string; readonly codes: string; readonly title: string };
  /** Codes of it that nobody chooses: lists that the product makes itself. */
  readonly notFrom: readonly string[];
  /** Fields of a row that can be corrected before it is added. */
  readonly fields: readonly { readonly field: string; readonly title: string }[];
  /** Field of a row with the words of the text that it was read out of. */
  readonly words?: string;
  /** Property of the list that takes the reason for adding it although it names something else as its subject. */
  readonly reason?: { readonly field: string; readonly title: string };
  /** Hint on what can be pasted, a sentence. */
  readonly hint: string;
}
