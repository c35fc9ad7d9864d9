// GENERATED from engine/compiler/kinds/tab/tab.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

export type RowsFile =
  | {
      call: string;
      save?: string;
      remove?: string;
      /**
       * The parameters of the call: CEL over the open records, by parameter. A list that is bound to its subject needs none.
       */
      query?: {
        [k: string]: ExpressionFile;
      };
      /**
       * CEL over item: which rows are shown.
       */
      where?: ExpressionFile;
      join?: JoinFile;
      record?: undefined;
      at?: undefined;
      key?: undefined;
      object?: undefined;
      search?: undefined;
      with?: undefined;
      about?: undefined;
      recent?: undefined;
      inputs?: undefined;
      saved?: undefined;
      run?: undefined;
      by?: undefined;
      address?: undefined;
      counts?: undefined;
      export?: undefined;
      size?: undefined;
      bulk?: undefined;
      next?: undefined;
      decide?: undefined;
    }
  | {
      /**
       * Entity of the record.
       */
      record: string;
      /**
       * JSON Pointer to the list.
       */
      at: string;
      /**
       * Property that identifies a row.
       */
      key: string;
      /**
       * Call that saves the whole record.
       */
      save?: string;
      where?: ExpressionFile;
      call?: undefined;
      remove?: undefined;
      query?: undefined;
      join?: undefined;
      object?: undefined;
      search?: undefined;
      with?: undefined;
      about?: undefined;
      recent?: undefined;
      inputs?: undefined;
      saved?: undefined;
      run?: undefined;
      by?: undefined;
      address?: undefined;
      counts?: undefined;
      export?: undefined;
      size?: undefined;
      bulk?: undefined;
      next?: undefined;
      decide?: undefined;
    }
  | {
      /**
       * Entity of the record.
       */
      record: string;
      /**
       * JSON Pointer to the object.
       */
      object: string;
      /**
       * Call that saves the whole record.
       */
      save?: string;
      call?: undefined;
      remove?: undefined;
      query?: undefined;
      where?: undefined;
      join?: undefined;
      at?: undefined;
      key?: undefined;
      search?: undefined;
      with?: undefined;
      about?: undefined;
      recent?: undefined;
      inputs?: undefined;
      saved?: undefined;
      run?: undefined;
      by?: undefined;
      address?: undefined;
      counts?: undefined;
      export?: undefined;
      size?: undefined;
      bulk?: undefined;
      next?: undefined;
      decide?: undefined;
    }
  | {
      /**
       * Call that searches.
       */
      search: string;
      with?: CompanionsFile;
      /**
       * The open record whose rows they are: its _id is sent along, and they show before anything is typed.
       */
      about?: {
        /**
         * Its entity.
         */
        record: string;
        /**
         * The name that the _id is sent under.
         */
        as: string;
      };
      /**
       * Rows that are on show until something is looked for.
       */
      recent?: {
        /**
         * Call that answers with them: hits of the index that is searched.
         */
        call: string;
        /**
         * What they are.
         */
        title: string;
      };
      inputs: readonly InputFile[];
      call?: undefined;
      save?: undefined;
      remove?: undefined;
      query?: undefined;
      where?: undefined;
      join?: undefined;
      record?: undefined;
      at?: undefined;
      key?: undefined;
      object?: undefined;
      saved?: undefined;
      run?: undefined;
      by?: undefined;
      address?: undefined;
      counts?: undefined;
      export?: undefined;
      size?: undefined;
      bulk?: undefined;
      next?: undefined;
      decide?: undefined;
    }
  | {
      saved: SavedFile;
      /**
       * Call that runs a search; it answers with hits.
       */
      run: string;
      /**
       * Property of its body that takes the _id of the search.
       */
      by: string;
      /**
       * Parameter of the page's address that names the chosen search.
       */
      address: string;
      /**
       * Call that answers how many rows searches find, for a list of their ids.
       */
      counts?: string;
      /**
       * Call that answers all rows of a search, for a file.
       */
      export?: string;
      /**
       * Property of the body of run that takes how many rows are wanted: people may then scroll through all rows instead of turning pages.
       */
      size?: string;
      with?: CompanionsFile;
      bulk?: BulkWorkFile;
      next?: NextFile;
      call?: undefined;
      save?: undefined;
      remove?: undefined;
      query?: undefined;
      where?: undefined;
      join?: undefined;
      record?: undefined;
      at?: undefined;
      key?: undefined;
      object?: undefined;
      search?: undefined;
      about?: undefined;
      recent?: undefined;
      inputs?: undefined;
      decide?: undefined;
    }
  | {
      decide: DecideFile;
      call?: undefined;
      save?: undefined;
      remove?: undefined;
      query?: undefined;
      where?: undefined;
      join?: undefined;
      record?: undefined;
      at?: undefined;
      key?: undefined;
      object?: undefined;
      search?: undefined;
      with?: undefined;
      about?: undefined;
      recent?: undefined;
      inputs?: undefined;
      saved?: undefined;
      run?: undefined;
      by?: undefined;
      address?: undefined;
      counts?: undefined;
      export?: undefined;
      size?: undefined;
      bulk?: undefined;
      next?: undefined;
    };
export type MessageFile =
  | string
  | {
      /**
       * The sentence, or @ with the name of one of product.json.
       */
      message: string;
      /**
       * What {item} stands for.
       */
      item?: string;
    };

/**
 * A table over an entity with its actions.
 */
export interface TabFile {
  /**
   * The tab's title.
   */
  title: string;
  /**
   * What one row is called, as in Add {item}.
   */
  item: string;
  /**
   * CEL over item: the name of one row, which the dialogs about it show.
   */
  rowName?: ExpressionFile;
  /**
   * Colleagues who have the same record open see who is writing in a form of this tab, and on which row.
   */
  presence?: true;
  entity: string;
  /**
   * The form for adding and editing, or one for each.
   */
  form?:
    | string
    | {
        /**
         * The form for adding.
         */
        add?: string;
        /**
         * The form for editing.
         */
        edit?: string;
      };
  source: RowsFile;
  table?: TableFile;
  actions?: ActionsFile;
  /**
   * Shows the number of rows in the tab's title.
   */
  count?: boolean;
  /**
   * Access rule for seeing the tab.
   */
  access?: string;
  /**
   * Sentence for an empty table.
   */
  empty?: string;
  /**
   * Sentences above the rows, each while its when is true.
   */
  notices?: {
    /**
     * CEL over the open records, such as the patient.
     */
    when: ExpressionFile;
    /**
     * The sentence.
     */
    text: string;
    /**
     * How it looks; info where it is left out.
     */
    tone?: 'info' | 'warning';
  }[];
  /**
   * Parts of the rows, one of which is shown at a time: the first to begin with.
   */
  views?: {
    /**
     * What the part is called.
     */
    title: string;
    /**
     * CEL over item: which rows belong to it; all of them where it is left out.
     */
    when?: ExpressionFile;
  }[];
  /**
   * Numbers of rows of a kind, over the table.
   */
  tallies?: {
    /**
     * CEL over item: which rows are counted.
     */
    when: ExpressionFile;
    /**
     * The number {n} in words, e.g. {n} as needed.
     */
    text: string;
  }[];
  /**
   * The tab's own wording of messages of product.json, by their names.
   */
  messages?: {
    [k: string]: MessageFile;
  };
}
/**
 * Completes each row with its entry of a map in another record; an edit changes that entry.
 */
export interface JoinFile {
  /**
   * Entity of the record that the map is in.
   */
  record: string;
  /**
   * JSON Pointer to the map.
   */
  at: string;
  /**
   * Property of the row that is the key of its entry.
   */
  by: string;
  /**
   * Property that the row has its entry under.
   */
  as: string;
  /**
   * Call that saves the whole record.
   */
  save?: string;
}
export interface InputFile {
  name: string;
  label: string;
  description?: string;
  widget: string;
  /**
   * Value set that is chosen from.
   */
  codes?: string;
  /**
   * The input counts from this many characters on.
   */
  minLength?: number;
  /**
   * Milliseconds of rest before the search runs.
   */
  debounce?: number;
  /**
   * The first whose when holds is asked.
   */
  queries: {
    field: string;
    /**
     * CEL over inputs.
     */
    when?: ExpressionFile;
    /**
     * Columns of the table in which the part that matched is marked.
     */
    marks?: readonly string[];
  }[];
}
/**
 * The stored searches.
 */
export interface SavedFile {
  /**
   * Entity of a stored search.
   */
  entity: string;
  /**
   * Call that lists the searches.
   */
  list: string;
  /**
   * Call that stores one.
   */
  save: string;
  /**
   * The form for creating and editing one.
   */
  form: string;
  /**
   * Field path of the name of the group that a search is listed in.
   */
  group: string;
  /**
   * The user's own searches: listed first, in a group of their own.
   */
  own?: {
    /**
     * CEL over item, a search.
     */
    when: ExpressionFile;
    /**
     * Title of the group, or @ with the name of a message of product.json.
     */
    title: string;
  };
  /**
   * Property with the map of the columns that a search shows, by field.
   */
  columns?: string;
  /**
   * Property with the order of the rows.
   */
  sort?: string;
  narrow?: SearchNarrowingFile;
  create: SearchActionFile;
  edit: SearchActionFile;
  copy?: SearchCopyFile;
  remove?: SearchRemovalFile;
  /**
   * Sentence for a user without searches.
   */
  empty: string;
}
/**
 * What people narrow the rows by beyond the conditions of a search.
 */
export interface SearchNarrowingFile {
  /**
   * Property with the choices that the rows open with, by the name of the statistic.
   */
  property: string;
  /**
   * Call that lists the statistics.
   */
  call: string;
}
/**
 * The button that creates a search which begins as the chosen one.
 */
export interface SearchCopyFile {
  /**
   * What the button says, or @ with the name of a message of product.json.
   */
  title: string;
  /**
   * The access rule; it may read the search as self.
   */
  access?: string;
  /**
   * What is different in the copy: field path and CEL over item, the search that is copied.
   */
  prefill?: {
    [k: string]: ExpressionFile;
  };
}
/**
 * The button that removes the chosen search, after a question; it can be undone for some seconds.
 */
export interface SearchRemovalFile {
  /**
   * What the button says, or @ with the name of a message of product.json.
   */
  title: string;
  /**
   * The access rule; it may read the search as self.
   */
  access?: string;
  /**
   * Call that removes a search.
   */
  call: string;
  /**
   * What follows for whom, a sentence in the question.
   */
  explain: string;
}
/**
 * Work on several rows at once, which the gateway does behind the page.
 */
export interface BulkWorkFile {
  /**
   * Call that begins a job.
   */
  start: string;
  /**
   * Call that lists the user's jobs.
   */
  list: string;
  /**
   * Call that reads a job with its rows.
   */
  read: string;
  /**
   * Call that ends a job early.
   */
  cancel: string;
  /**
   * Call that answers the ids of all rows of a search.
   */
  ids: string;
  record: BulkRecordFile;
  /**
   * What can be done with the rows, by name.
   */
  actions: {
    [k: string]: BulkActionFile;
  };
}
/**
 * The call that reads the record of a row, and its parameter for the id.
 */
export interface BulkRecordFile {
  call: string;
  by: string;
}
export interface BulkActionFile {
  /**
   * The verb on its button.
   */
  title: string;
  /**
   * What it will do, said before it begins.
   */
  explain: string;
  /**
   * Access rule.
   */
  access?: string;
  /**
   * Form that asks what is the same for all rows.
   */
  form?: string;
  /**
   * Call that is made for each row.
   */
  call: string;
  /**
   * What it is sent; CEL over item, the record of the row, and self, what was entered.
   */
  body?: BulkBodyFile;
  /**
   * Instead of body: values by JSON Pointer, set in the record, which is sent whole. {name} is filled from what was entered.
   */
  set?: {
    [k: string]: ExpressionFile;
  };
  files?: BulkFilesFile;
}
/**
 * The PDFs that the call leaves for each row. The job puts them together into one, with a list of what is in it and what was left out.
 */
export interface BulkFilesFile {
  /**
   * Call that answers with the file of a job.
   */
  call: string;
  /**
   * What the file is called.
   */
  title: string;
  /**
   * The files of a row, each with its key and title; CEL over answer.
   */
  list: ExpressionFile;
  /**
   * Sentences about what a row lacks or what was left out of it; CEL over answer.
   */
  remarks?: ExpressionFile;
  /**
   * So many rows fit into one file.
   */
  most: number;
}
/**
 * A button and a key that take the next row to work on and open it.
 */
export interface NextFile {
  /**
   * What the button says.
   */
  title: string;
  /**
   * The key: one letter.
   */
  key: string;
  /**
   * Call that takes the row; it answers with its id, or with none.
   */
  call: string;
  /**
   * Access rule.
   */
  access?: string;
  /**
   * Route over the answer, e.g. /dashboard/patient/{id}.
   */
  open: string;
  /**
   * Sentence where there is no next row, or @ with the name of a message of product.json.
   */
  none: string;
}
export interface DecideFile {
  /**
   * Entity of the lists and of the results: both have the rows inside.
   */
  record: string;
  /**
   * Call that lists the lists which wait.
   */
  lists: string;
  /**
   * Call that lists the results, newest first.
   */
  results: string;
  /**
   * Call that begins a result.
   */
  begin: string;
  /**
   * Call that stores its progress.
   */
  save: string;
  /**
   * Call that completes it.
   */
  complete: string;
  /**
   * Call that says what completing would do: outcomes and conflicts.
   */
  preview?: string;
  /**
   * What a new result has from the start.
   */
  initial?: {
    [k: string]: Json | undefined;
  };
  /**
   * Property of a list and of a result with its rows.
   */
  rows: string;
  /**
   * Property of a result that takes the ids of the lists that it goes through.
   */
  through: string;
  /**
   * Property that identifies a row.
   */
  key: string;
  /**
   * Property of a row that says what was decided.
   */
  status: string;
  /**
   * Property of a row with the keys of the rows of lists that it decides.
   */
  decides: string;
  /**
   * Property of a row with the ids of the records that it stands for: a decision about several rows stands for all of theirs.
   */
  records?: string;
  /**
   * Property of a row that says what it is compared by.
   */
  likeness: string;
  /**
   * CEL over item, a list: what it is called.
   */
  listName: ExpressionFile;
  /**
   * CEL over item, a list: whether it is what the last result left.
   */
  isBaseline?: ExpressionFile;
  /**
   * CEL over item, a result.
   */
  isComplete: ExpressionFile;
  /**
   * CEL over item, a complete result: when and by whom.
   */
  completed: ExpressionFile;
  columns: ColumnsFile;
  /**
   * Value set of what can be decided, with the columns icon and tone.
   */
  codes: string;
  /**
   * What can be decided about a row.
   */
  decisions: readonly RowDecisionFile[];
  /**
   * Adds a row that no list has.
   */
  add: RowDecisionFile;
  /**
   * The letter that takes rows as one.
   */
  mergeKey: string;
  /**
   * The letter that takes a decision back.
   */
  undoKey: string;
  /**
   * Says that there is nothing to decide.
   */
  nothing: {
    /**
     * Property of a result.
     */
    field: string;
    /**
     * What is said of it.
     */
    title: string;
  };
  /**
   * Constant with the milliseconds after completing until the open record is read anew.
   */
  refreshAfter?: string;
  /**
   * Access rule for deciding.
   */
  access?: string;
  newList?: NewListFile;
}
/**
 * Reads a list out of a text, for confirmation, and stores it.
 */
export interface NewListFile {
  /**
   * What the button says.
   */
  title: string;
  /**
   * Call that reads a text: text in; rows, notes and the lines that were left out, out.
   */
  read: string;
  /**
   * Call that stores the list.
   */
  save: string;
  /**
   * Where the list is from.
   */
  from: {
    /**
     * Property of the list.
     */
    field: string;
    /**
     * Value set that is chosen from.
     */
    codes: string;
    /**
     * What the choice is called.
     */
    title: string;
  };
  /**
   * Codes that nobody chooses.
   */
  notFrom?: readonly string[];
  /**
   * What of a row can be corrected before it is added.
   */
  fields: readonly string[];
  /**
   * Field of a row with the words of the text that it was read out of; shown below the row.
   */
  words?: string;
  /**
   * What has to be entered before a list is added that the read call says is of something else: its call is given the subject, and may answer with choices and differences.
   */
  reason?: {
    /**
     * Property of the list.
     */
    field: string;
    /**
     * What the reason is called.
     */
    title: string;
  };
  /**
   * What can be pasted.
   */
  hint: string;
}
export interface TableFile {
  /**
   * Rows a page; 0 for all in one list.
   */
  pageSize?: number;
  /**
   * Page buttons at most.
   */
  pageButtons?: number;
  sort?: readonly SortFile[];
  columns: ColumnsFile;
  /**
   * Words of the field that finds rows by what they say, e.g. Find in notes.
   */
  filter?: string;
  /**
   * Rows that are shown in a warning style.
   */
  warn?: {
    /**
     * CEL over item.
     */
    when: ExpressionFile;
    /**
     * Why, in words.
     */
    text: string;
  };
  children?: ChildrenFile;
}
/**
 * Rows of a list inside of each row.
 */
export interface ChildrenFile {
  /**
   * Field path of the list.
   */
  at: string;
  /**
   * What the list is called.
   */
  title?: string;
  /**
   * What one of its rows is called.
   */
  item: string;
  /**
   * The form for adding and editing one.
   */
  form?: string;
  /**
   * As many rows must stay.
   */
  least?: number;
  columns: ColumnsFile;
}
export interface ActionsFile {
  add?: AddFile;
  edit?: ActionFile;
  remove?: ActionFile;
  copy?: ActionFile;
  change?: ChangeFile;
  move?: ActionFile;
  export?: ActionFile;
  menu?: MenuFile;
  history?: HistoryFile;
}
export interface AddFile {
  access?: string;
  /**
   * CEL over the open records.
   */
  when?: ExpressionFile;
  /**
   * CEL over the open records: why nothing can be added while `when` does not hold. It stands in the place of the button.
   */
  otherwise?: ExpressionFile;
  /**
   * The page that follows; {path} is filled from the stored row.
   */
  open?: string;
}
/**
 * A further edit of a row, in a form of its own.
 */
export interface ChangeFile {
  /**
   * The verb, e.g. Return.
   */
  title: string;
  /**
   * What its button shows: stop, for an edit that ends something (the default), or edit.
   */
  icon?: 'stop' | 'edit';
  /**
   * The form; what it prefills is put into fields of the row that are blank.
   */
  form: string;
  access?: string;
  /**
   * CEL over item.
   */
  when?: ExpressionFile;
}
/**
 * A menu with the actions of a card over the row.
 */
export interface MenuFile {
  /**
   * The card; it is about the tab's entity.
   */
  card: string;
  access?: string;
  /**
   * CEL over item.
   */
  when?: ExpressionFile;
}
export interface HistoryFile {
  access?: string;
  /**
   * CEL over item.
   */
  when?: ExpressionFile;
  /**
   * Template over the row, e.g. {name} History.
   */
  title?: string;
  /**
   * Field path of the list that the row keeps.
   */
  at?: string;
  columns?: ColumnsFile;
  /**
   * Call that answers with the changes of a record.
   */
  call?: string;
}

export interface BulkBodyFile {
  [k: string]: ExpressionFile | BulkBodyFile;
}

/**
 * What rows are completed with from other lists, by the name that they have it under.
 */
export interface CompanionsFile {
  [k: string]: CompanionFile;
}
export interface CompanionFile {
  /**
   * Call that lists the entries.
   */
  call: string;
  /**
   * Parameter of the call that takes the values of on; without it the call lists every entry.
   */
  ids?: string;
  /**
   * Column of the row.
   */
  on: string;
  /**
   * Property of an entry that equals it.
   */
  by: string;
  /**
   * Constant of product.json: the milliseconds until the entries are read again.
   */
  every?: string;
}

export interface SortFile {
  by: string;
  descending?: boolean;
}

export interface ActionFile {
  access?: string;
  /**
   * CEL over item.
   */
  when?: ExpressionFile;
}

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];

export type ColumnsFile = readonly ColumnFile[];

export interface ColumnFile {
  /**
   * Field path with dots.
   */
  field: string;
  title?: string;
  /**
   * How the value is shown.
   */
  cell?: string;
  /**
   * Value set of the words.
   */
  codes?: string;
  sortable?: boolean;
  /**
   * Route that the text leads to, e.g. /dashboard/patient/{id}.
   */
  link?: string;
  /**
   * CEL over item: shown instead of the field.
   */
  value?: ExpressionFile;
  /**
   * Access rule for seeing the column.
   */
  access?: string;
  /**
   * false: the column is shown only where the person chooses it in the column menu, or a stored search asks for it.
   */
  shown?: boolean;
  /**
   * Hand-made part that shows the row in place of the text.
   */
  part?: string;
  /**
   * CEL over item: what a source says of it, shown by a press; nothing where it is blank.
   */
  told?: ExpressionFile;
  /**
   * What stands behind the text: the first whose when is true.
   */
  badges?: {
    /**
     * CEL over item.
     */
    when: ExpressionFile;
    /**
     * The words.
     */
    text: string;
    /**
     * CEL over item: a sentence below the words.
     */
    detail?: ExpressionFile;
    /**
     * A sign before the words.
     */
    sign?: 'check' | 'pencil' | 'plus' | 'minus' | 'triangle';
    /**
     * How it looks.
     */
    tone: 'danger' | 'warning' | 'info';
  }[];
}

export interface SearchActionFile {
  /**
   * What the button says, or @ with the name of a message of product.json.
   */
  title: string;
  /**
   * The access rule; it may read the search as self.
   */
  access?: string;
}

export interface RowDecisionFile {
  /**
   * Code of what is decided.
   */
  status: string;
  /**
   * The verb on the button, e.g. Verify.
   */
  title: string;
  /**
   * The letter that does it.
   */
  key: string;
  /**
   * The form of what has to be entered with it.
   */
  form?: string;
}
