import type { Expression } from '../expressions/scope.ts';
import type { SentObject } from './card.ts';
import type { ColumnDescriptor } from './column.ts';
import type { DecideSource } from './decide.ts';
import type { WidgetName } from './parts.ts';

export type { ColumnBadge, ColumnDescriptor } from './column.ts';

export interface TabDescriptor {
  readonly name: string;
  readonly title: string;
  /** Noun for one row, as in `Add {item}`, e.g. `Allergy`. */
  readonly item: string;
  /** Name of a single row, over `item`, e.g. `Penicillin`. */
  readonly rowName?: Expression<string>;
  readonly entity: string;
  /** Form for editing a row, and for adding one without an `addForm`. */
  readonly form?: string;
  readonly addForm?: string;
  readonly source: TabSource;
  /** Table of the rows, or shown fields of a single object. */
  readonly table: TableDescriptor;
  readonly actions: TabActions;
  /** True for a tab whose title shows the number of rows. */
  readonly hasCount: boolean;
  /** True for a tab that shows which colleagues are editing one of its forms, and in which row. */
  readonly hasPresence?: true;
  /** Access rule needed to see the tab. */
  readonly access?: string;
  /** Sentence shown in place of an empty table. */
  readonly empty: string;
  /** Views of the rows, one shown at a time. */
  readonly views?: readonly RowView[];
  /** Counts of the rows that meet a condition, shown above the table. */
  readonly tallies?: readonly RowTally[];
  /** Sentences above the rows, each shown while its `when` holds over the open records. */
  readonly notices?: readonly TabNotice[];
  /** Messages of the product that this tab overrides, by name. */
  readonly messages?: Readonly<Record<string, TabMessage>>;
}

export interface RowView {
  readonly title: string;
  /** Condition over `item`, a row, for the rows of the view; absent for all rows. */
  readonly when?: Expression<boolean>;
}

export interface RowTally {
  /** Condition over `item` on which a row is counted. */
  readonly when: Expression<boolean>;
  /** Text in which `{n}` is the number of rows that meet the condition. */
  readonly text: string;
}

export interface TabNotice {
  readonly when: Expression<boolean>;
  readonly text: string;
  readonly tone: 'info' | 'warning';
}

export interface TabMessage {
  readonly message: string;
  /** Text for `{item}`; by default the tab's `item` in lower case. */
  readonly item?: string;
}

export type TabSource = CallSource | RecordSource | ObjectSource | SearchSource | SavedSource | DecideSource;

/** Source of rows that are separate records, listed by a call. */
export interface CallSource {
  readonly kind: 'call';
  readonly list: string;
  readonly save?: string;
  readonly remove?: string;
  /** Query of the call, over the open records; absent for rows that the call finds by their subject alone. */
  readonly query?: Readonly<Record<string, Expression>>;
  readonly where?: Expression<boolean>;
  /** Part of another record that completes each row. An edit of a row changes only that part. */
  readonly join?: RowJoin;
}

/** Entry of a map in another record, under a key in the row. */
export interface RowJoin {
  /** Entity of the record with the map. */
  readonly record: string;
  /** JSON Pointer to the map. */
  readonly at: string;
  /** Property of the row that holds the entry's key. */
  readonly by: string;
  /** Property of the row that receives the entry. */
  readonly as: string;
  /** Call that saves the whole record. */
  readonly save?: string;
}

/** Source of a single object that is part of another record and stored with it. */
export interface ObjectSource {
  readonly kind: 'object';
  /** Entity of the record with the object. */
  readonly record: string;
  /** JSON Pointer to the object. */
  readonly at: string;
  /** Call that saves the whole record. */
  readonly save?: string;
}

/** Rows in an array of another record, stored with it. */
export interface RecordSource {
  readonly kind: 'record';
  /** Entity of the record with the rows. */
  readonly record: string;
  /** JSON Pointer to the array. */
  readonly at: string;
  /** Property that identifies a row. */
  readonly key: string;
  /** Call that saves the whole record. */
  readonly save?: string;
  readonly where?: Expression<boolean>;
}

/** Source of rows that a user's search finds. */
export interface SearchSource {
  readonly kind: 'search';
  readonly call: string;
  /**
   * Open record that owns the rows. The search sends the record's `_id` as the parameter `as`, and lists the
   * record's rows before the user types.
   */
  readonly about?: { readonly record: string; readonly as: string };
  readonly inputs: readonly TabSearchInput[];
  /** Call for the rows shown before a search. It answers hits of the search, which are shown in its order. */
  readonly recent?: { readonly call: string; readonly title: string };
  /** Entries of other lists that complete the rows, by the name under which a row has its entry. */
  readonly with?: Readonly<Record<string, RowCompanion>>;
}

/**
 * Source of rows that a stored search finds; the user picks the search from a list, and may create and edit searches.
 */
export interface SavedSource {
  readonly kind: 'saved';
  readonly searches: SavedSearches;
  /** Call that runs a search, and the property of its body for the search's `_id`. */
  readonly run: string;
  readonly by: string;
  /** URL parameter that names the chosen search. */
  readonly address: string;
  /** Call that counts the rows of searches: for the ids in `ids` it answers `{"counts": {"<id>": 12}}`. */
  readonly counts?: string;
  /** Call that answers all rows of a search, for a file. */
  readonly export?: string;
  /** Property of the body of `run` for the number of rows. If set, the user can scroll to further rows. */
  readonly size?: string;
  /** Entries of other lists that complete the rows, by the name under which a row has its entry. */
  readonly with?: Readonly<Record<string, RowCompanion>>;
  readonly next?: NextRow;
  readonly bulk?: BulkWork;
}

/** Entry of another list that completes a row. */
export interface RowCompanion {
  /** Call that lists the entries. */
  readonly call: string;
  /** Parameter of the call that takes the values of `on` of all rows; absent where the call lists every entry. */
  readonly ids?: string;
  /** Column of a row (`on`) and property of an entry (`by`). An entry belongs to a row if both are equal. */
  readonly on: string;
  readonly by: string;
  /** Constant of the product: the milliseconds after which the entries are requested again. */
  readonly every?: string;
}

/** Operation on several rows that the gateway runs in the background. */
export interface BulkWork {
  /** Calls that begin a job, list the user's jobs, read a job with its rows, and end a job early. */
  readonly start: string;
  readonly list: string;
  readonly read: string;
  readonly cancel: string;
  /** Call that answers the ids of all rows of a search. */
  readonly ids: string;
  /** Call that reads the record of a row, and the parameter that takes the record's id. */
  readonly record: { readonly call: string; readonly by: string };
  readonly actions: Readonly<Record<string, BulkAction>>;
}

/** Action on each of several rows: one call for each row, with the same rights and checks as a single edit. */
export interface BulkAction {
  readonly title: string;
  /** Explanation of the effect, shown before the job begins. */
  readonly explain: string;
  readonly access?: string;
  /** Form for the values that apply to all rows. */
  readonly form?: string;
  readonly call: string;
  /** Body of the call, over `item`, the record of the row, and `self`, the entered values. */
  readonly body?: SentObject;
  /**
   * Values by JSON Pointer, set in the row's record; the call then gets the whole record in place of `body`. `{name}`
   * is filled from the entered values.
   */
  readonly set?: Readonly<Record<string, Expression>>;
  /** PDFs of the rows joined into one file, instead of or in addition to a change. */
  readonly files?: BulkFiles;
}

/** PDFs that a call makes for each row, found by expressions over `answer`. */
export interface BulkFiles {
  /** Call that answers with the joined file of a job. */
  readonly call: string;
  readonly title: string;
  /** Files of a row, a list of `{key, title}`. */
  readonly list: Expression;
  /** Sentences about parts of a row that are missing or omitted. */
  readonly remarks?: Expression;
  /** Maximum of rows in one file. */
  readonly most: number;
}

/** Action that assigns the next row to the user and opens it. */
export interface NextRow {
  readonly title: string;
  /** Keyboard shortcut of the action. */
  readonly key: string;
  /** Call that assigns a row to the user and answers its `id`; without an `id` where no row is left. */
  readonly call: string;
  readonly access?: string;
  /** Route template of the page to open, filled from the answer. */
  readonly open: string;
  /** Sentence shown where no row is left to assign. */
  readonly none: string;
}

/** Stored searches of a tab: their entity, calls and actions. */
export interface SavedSearches {
  readonly entity: string;
  /** Noun for one search, e.g. `Priority Queue`. */
  readonly item: string;
  readonly list: string;
  readonly save: string;
  readonly form: string;
  /** Field path of the name of a search's group. */
  readonly group: string;
  /** Condition for the user's own searches, which are listed first, with the title of their group. */
  readonly own?: { readonly when: Expression<boolean>; readonly title: string };
  /** Property with the map of shown columns, by field. */
  readonly columns?: string;
  /** Property with the order of the rows: `[{"by", "descending"}]`. */
  readonly sort?: string;
  /** Statistics that narrow the rows beyond the conditions of the search. */
  readonly narrow?: SearchNarrowing;
  readonly create: SearchAction;
  readonly edit: SearchAction;
  /** Action that creates a copy of the chosen search. */
  readonly copy?: SearchCopy;
  readonly remove?: SearchRemoval;
  /** Sentence for a user without searches. */
  readonly empty: string;
}

export interface SearchNarrowing {
  /** Property with the initially chosen options, by the name of the statistic. */
  readonly property: string;
  /** Call that lists the statistics. */
  readonly call: string;
}

export interface SearchAction {
  readonly title: string;
  /** Access rule, which may read the search as `self`. */
  readonly access?: string;
}

export interface SearchCopy extends SearchAction {
  /** Values in which the copy differs, by field path, over `item`, the copied search. */
  readonly prefill: Readonly<Record<string, Expression>>;
}

export interface SearchRemoval extends SearchAction {
  readonly call: string;
  /** Sentence in the confirmation that explains the consequences, and whom they concern. */
  readonly explain: string;
}

export interface SearchQuery {
  readonly field: string;
  readonly when?: Expression<boolean>;
  /**
   * True for a ranked search, in which the gateway lists the best matches first until the user chooses an
   * order.
   */
  readonly isRanked?: boolean;
  /** Columns of the table in which matches are marked. */
  readonly marks?: readonly string[];
}

export interface TabSearchInput {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly widget: WidgetName;
  /** Value set of the choices. */
  readonly codes?: string;
  /** Minimum number of characters, trimmed, from which the input is searched for. */
  readonly minLength: number;
  /** Alternative index fields to search. The first whose `when` is true or absent applies. */
  readonly queries: readonly SearchQuery[];
  /** Milliseconds without typing before the search runs. */
  readonly debounce: number;
}

export interface TableDescriptor {
  /** Rows per page; 0 shows all rows in one scrolling list. */
  readonly pageSize: number;
  readonly pageButtons: number;
  readonly sort: readonly SortOrder[];
  readonly columns: readonly ColumnDescriptor[];
  /** Label of a field above the table that filters rows by their text; absent for a table without a filter. */
  readonly filter?: string;
  /** Condition for rows in a warning style, with the reason as text. */
  readonly warn?: { readonly when: Expression<boolean>; readonly text: string };
  /** List inside each row, whose own rows are shown under the row. */
  readonly children?: ChildTableDescriptor;
}

export interface ChildTableDescriptor {
  /** JSON Pointer to the list, relative to the row. */
  readonly at: string;
  /** Title of the list; `item` is the noun for one of its rows. */
  readonly title: string;
  readonly item: string;
  /** Form for adding and editing a row; absent: the list is read-only. */
  readonly form?: string;
  /** Minimum number of rows; the user cannot remove these. */
  readonly least: number;
  readonly columns: readonly ColumnDescriptor[];
}

export interface SortOrder {
  readonly by: string;
  readonly descending: boolean;
}

export interface TabActions {
  readonly add?: AddAction;
  readonly edit?: ActionDescriptor;
  readonly remove?: ActionDescriptor;
  readonly copy?: ActionDescriptor;
  /** Further edit of a row, in a separate form. */
  readonly change?: ChangeAction;
  /** Action that reorders rows and stores the order. */
  readonly move?: ActionDescriptor;
  /** Action that exports all rows as comma-separated values. */
  readonly export?: ActionDescriptor;
  readonly history?: HistoryAction;
  /** Menu with a card's actions on the row. */
  readonly menu?: MenuAction;
}

export interface AddAction extends ActionDescriptor {
  /** Reason shown instead of the action while `when` is false. */
  readonly otherwise?: Expression<string>;
  /** Route template of the page to open next, filled from the stored row. */
  readonly open?: string;
}

export interface ChangeAction extends ActionDescriptor {
  /** Verb of the edit, e.g. `Return`. */
  readonly title: string;
  readonly icon: 'stop' | 'edit';
  readonly form: string;
}

/** History of a row: a list inside the row, or a call's answer about the row's record. */
export interface HistoryAction extends ActionDescriptor {
  /** Title template, filled from the row. */
  readonly title: string;
  /** JSON Pointer to the history in the row, whose last entry is the newest, and the columns that show an entry. */
  readonly at?: string;
  readonly columns?: readonly ColumnDescriptor[];
  /** Call that answers the changes of a record. */
  readonly call?: string;
}

export interface MenuAction extends ActionDescriptor {
  readonly card: string;
}

export interface ActionDescriptor {
  readonly access?: string;
  readonly when?: Expression<boolean>;
}
