import type { Expression } from '../expressions/scope.ts';
import type { SentObject } from './card.ts';
import type { ColumnDescriptor } from './column.ts';
import type { DecideSource } from './decide.ts';
import type { WidgetName } from './parts.ts';

export type { ColumnBadge, ColumnDescriptor } from './column.ts';

export interface TabDescriptor {
  readonly name: string;
  readonly title: string;
  /** Name of one row, as in `Add {item}`, e.g. `Allergy`. */
  readonly item: string;
  /** Name of a single row, over `item`, e.g. `Penicillin`. */
  readonly rowName?: Expression<string>;
  readonly entity: string;
  /** The form for editing a row, and for adding one where there is no `addForm`. */
  readonly form?: string;
  readonly addForm?: string;
  readonly source: TabSource;
  /** Table of the rows; of a single object, the fields that are shown. */
  readonly table: TableDescriptor;
  readonly actions: TabActions;
  /** Shows the number of rows in the tab's title. */
  readonly hasCount: boolean;
  /** Shows colleagues who is writing in a form of this tab, and on which row. */
  readonly hasPresence?: true;
  /** Access rule needed to see the tab. */
  readonly access?: string;
  /** Sentence for an empty table. */
  readonly empty: string;
  /** Parts of the rows, of which one is shown at a time. */
  readonly views?: readonly RowView[];
  /** Numbers of rows of a kind, over the table. */
  readonly tallies?: readonly RowTally[];
  /** Sentences above the rows, each while its `when` holds over the open records. */
  readonly notices?: readonly TabNotice[];
  /** The tab's own wording of messages of the product, by their names. */
  readonly messages?: Readonly<Record<string, TabMessage>>;
}

export interface RowView {
  readonly title: string;
  /** Condition over `item`; absent: every row belongs to it. */
  readonly when?: Expression<boolean>;
}

export interface RowTally {
  /** Condition over `item`. */
  readonly when: Expression<boolean>;
  /** `{n}` is the number of rows for which it holds. */
  readonly text: string;
}

export interface TabNotice {
  readonly when: Expression<boolean>;
  readonly text: string;
  readonly tone: 'info' | 'warning';
}

export interface TabMessage {
  readonly message: string;
  /** Text for `{item}`; by default the tab's `item` in small letters. */
  readonly item?: string;
}

export type TabSource = CallSource | RecordSource | ObjectSource | SearchSource | SavedSource | DecideSource;

/** Rows that a call lists, each a record of its own. */
export interface CallSource {
  readonly kind: 'call';
  readonly list: string;
  readonly save?: string;
  readonly remove?: string;
  /** Query of the call, over the open records; absent where the rows are bound to their subject. */
  readonly query?: Readonly<Record<string, Expression>>;
  readonly where?: Expression<boolean>;
  /** Part of another record that completes each row; an edit changes that part of the row only. */
  readonly join?: RowJoin;
}

/** The entry of a map in another record, under a key that the row has. */
export interface RowJoin {
  /** Entity of the record that the map is in. */
  readonly record: string;
  /** JSON Pointer to the map. */
  readonly at: string;
  /** Property of the row that is the entry's key. */
  readonly by: string;
  /** Property that the entry is given in the row. */
  readonly as: string;
  /** Call that saves the whole record. */
  readonly save?: string;
}

/** Object in another record, stored with it. */
export interface ObjectSource {
  readonly kind: 'object';
  /** Entity of the record the object is in. */
  readonly record: string;
  /** JSON Pointer to the object. */
  readonly at: string;
  /** Call that saves the whole record. */
  readonly save?: string;
}

/** Rows that live in an array of another record and are stored with it. */
export interface RecordSource {
  readonly kind: 'record';
  /** Entity of the record the rows are in. */
  readonly record: string;
  /** JSON Pointer to the array. */
  readonly at: string;
  /** Property that identifies a row. */
  readonly key: string;
  /** Call that saves the whole record. */
  readonly save?: string;
  readonly where?: Expression<boolean>;
}

/** Rows that the user looks for. */
export interface SearchSource {
  readonly kind: 'search';
  readonly call: string;
  /** The rows belong to an open record: its `_id` is sent under this name, and they show before anything is typed. */
  readonly about?: { readonly record: string; readonly as: string };
  readonly inputs: readonly SearchInput[];
  /** Rows on show until something is looked for: hits as the search has them, in the order in which they come. */
  readonly recent?: { readonly call: string; readonly title: string };
  /** Entries of other lists that complete rows, by the name that rows have them under. */
  readonly with?: Readonly<Record<string, RowCompanion>>;
}

/** Rows that a stored search finds: one search of a list is chosen, and may be created and edited. */
export interface SavedSource {
  readonly kind: 'saved';
  readonly searches: SavedSearches;
  /** The call that runs a search, and the property of its body that takes the search's `_id`. */
  readonly run: string;
  readonly by: string;
  /** The parameter of the address that names the chosen search. */
  readonly address: string;
  /** The call that answers how many rows searches find: `{"counts": {"<id>": 12}}`, for the ids in its `ids`. */
  readonly counts?: string;
  /** The call that answers all rows of a search, for a file. */
  readonly export?: string;
  /** The property of the body of `run` that takes how many rows are wanted; with it, rows may be scrolled through. */
  readonly size?: string;
  /** Entries of other lists that complete rows, by the name that rows have them under. */
  readonly with?: Readonly<Record<string, RowCompanion>>;
  readonly next?: NextRow;
  readonly bulk?: BulkWork;
}

/** An entry of another list for each row. */
export interface RowCompanion {
  /** The call that lists the entries. */
  readonly call: string;
  /** The parameter of the call that takes the values of `on` of all rows; absent: it lists every entry. */
  readonly ids?: string;
  /** The column of a row, and the property of an entry, that have to be equal. */
  readonly on: string;
  readonly by: string;
  /** The constant of the product with the milliseconds until it is polled again. */
  readonly every?: string;
}

/** An operation on several rows, run by the gateway in the background. */
export interface BulkWork {
  /** The calls that begin a job, list those of the user, read one with its rows, and end one early. */
  readonly start: string;
  readonly list: string;
  readonly read: string;
  readonly cancel: string;
  /** The call that answers the ids of all rows of a search. */
  readonly ids: string;
  /** The call that reads the record of a row, and its parameter for the id. */
  readonly record: { readonly call: string; readonly by: string };
  readonly actions: Readonly<Record<string, BulkAction>>;
}

/** Action on each of the rows: one call, with the rights and checks that it has by hand. */
export interface BulkAction {
  readonly title: string;
  /** Explanation of the effect, shown before the work begins. */
  readonly explain: string;
  readonly access?: string;
  /** The form for values that are the same for all rows. */
  readonly form?: string;
  readonly call: string;
  /** Body of the call, over `item`, the record of the row, and `self`, what was entered. */
  readonly body?: SentObject;
  /**
   * Values by JSON Pointer in place of a body, set in the record, which is sent whole. `{name}` is filled from what was
   * entered.
   */
  readonly set?: Readonly<Record<string, Expression>>;
  /** PDFs of the rows that are put together into one, in place of a change or beside it. */
  readonly files?: BulkFiles;
}

/** The PDFs that a call leaves for each row: expressions over `answer`. */
export interface BulkFiles {
  /** The call that answers with the file of a job. */
  readonly call: string;
  readonly title: string;
  /** The files of a row: `{key, title}`. */
  readonly list: Expression;
  /** Sentences about what a row lacks, or what was left out of it. */
  readonly remarks?: Expression;
  /** Most rows that fit into one file. */
  readonly most: number;
}

/** Takes the next row to work on, and opens it. */
export interface NextRow {
  readonly title: string;
  /** The key that does it. */
  readonly key: string;
  /** The call that takes it; it answers with the `id` of the row, or with none. */
  readonly call: string;
  readonly access?: string;
  /** Route template over the answer. */
  readonly open: string;
  /** Sentence where there is none. */
  readonly none: string;
}

/** The stored searches of a tab. */
export interface SavedSearches {
  readonly entity: string;
  /** Name of one search, e.g. `Priority Queue`. */
  readonly item: string;
  readonly list: string;
  readonly save: string;
  readonly form: string;
  /** Field path of the name of the group that a search is listed in. */
  readonly group: string;
  /** The searches of the user, which come first, in a group of their own. */
  readonly own?: { readonly when: Expression<boolean>; readonly title: string };
  /** Property with the map of the columns that are shown, by field. */
  readonly columns?: string;
  /** Property with the order of the rows: `[{"by", "descending"}]`. */
  readonly sort?: string;
  /** Statistics that people narrow the rows by, beyond the conditions of the search. */
  readonly narrow?: SearchNarrowing;
  readonly create: SearchAction;
  readonly edit: SearchAction;
  /** Creates a search that begins as the chosen one. */
  readonly copy?: SearchCopy;
  readonly remove?: SearchRemoval;
  /** Sentence for a user without searches. */
  readonly empty: string;
}

export interface SearchNarrowing {
  /** Property with the choices that the rows open with, by the name of the statistic. */
  readonly property: string;
  /** The call that lists the statistics. */
  readonly call: string;
}

export interface SearchAction {
  readonly title: string;
  /** The access rule; it may read the search as `self`. */
  readonly access?: string;
}

export interface SearchCopy extends SearchAction {
  /** Differences of the copy by field path, over `item`, the search that is copied. */
  readonly prefill: Readonly<Record<string, Expression>>;
}

export interface SearchRemoval extends SearchAction {
  readonly call: string;
  /** Consequences and whom they concern, a sentence in the question. */
  readonly explain: string;
}

export interface SearchQuery {
  readonly field: string;
  readonly when?: Expression<boolean>;
  /** Ranks the rows: as long as no order is chosen, the gateway puts those first that fit best. */
  readonly isRanked?: boolean;
  /** Columns of the table in which the part that matched is marked. */
  readonly marks?: readonly string[];
}

export interface SearchInput {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly widget: WidgetName;
  /** Value set that is chosen from. */
  readonly codes?: string;
  /** The input counts only from this many characters on (trimmed). */
  readonly minLength: number;
  /** Index fields that it searches: that of the first choice whose `when` holds (or that has none). */
  readonly queries: readonly SearchQuery[];
  /** Milliseconds of rest before the search runs. */
  readonly debounce: number;
}

export interface TableDescriptor {
  /** Rows a page; 0 shows all rows in one scrolling list. */
  readonly pageSize: number;
  readonly pageButtons: number;
  readonly sort: readonly SortOrder[];
  readonly columns: readonly ColumnDescriptor[];
  /** The label of a field over the table that filters rows by their text; absent: no such field. */
  readonly filter?: string;
  /** Rows in a warning style, with the reason as text. */
  readonly warn?: { readonly when: Expression<boolean>; readonly text: string };
  /** Rows of a list inside of each row, shown under it. */
  readonly children?: ChildTable;
}

export interface ChildTable {
  /** JSON Pointer to the list, from the row. */
  readonly at: string;
  /** Title of the list; `item` is the name of one of its rows. */
  readonly title: string;
  readonly item: string;
  /** The form for adding and editing one; absent: the list is only shown. */
  readonly form?: string;
  /** Least number of rows that must stay. */
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
  /** A further edit of a row, in a form of its own. */
  readonly change?: ChangeAction;
  /** Rows can be put into another order, which is stored. */
  readonly move?: ActionDescriptor;
  /** Exports all rows as a file of comma-separated values. */
  readonly export?: ActionDescriptor;
  readonly history?: HistoryAction;
  /** A menu with the actions of a card over the row. */
  readonly menu?: MenuAction;
}

export interface AddAction extends ActionDescriptor {
  /** Reason that nothing can be added while `when` does not hold. */
  readonly otherwise?: Expression<string>;
  /** Route template over the stored row: the page that follows. */
  readonly open?: string;
}

export interface ChangeAction extends ActionDescriptor {
  /** The verb, e.g. `Return`. */
  readonly title: string;
  readonly icon: 'stop' | 'edit';
  readonly form: string;
}

/** History of a row: a list that it keeps itself, or what a call knows of its record. */
export interface HistoryAction extends ActionDescriptor {
  /** Template over the row. */
  readonly title: string;
  /** JSON Pointer to the list in the row, newest last, and how it is shown. */
  readonly at?: string;
  readonly columns?: readonly ColumnDescriptor[];
  /** Call that answers with the changes of a record. */
  readonly call?: string;
}

export interface MenuAction extends ActionDescriptor {
  readonly card: string;
}

export interface ActionDescriptor {
  readonly access?: string;
  readonly when?: Expression<boolean>;
}
