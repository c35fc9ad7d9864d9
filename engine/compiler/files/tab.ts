// GENERATED from engine/compiler/kinds/tab/tab.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * Whether rows are listed, stand in the open record, or are searched for.
 */
export type RowsFile =
  | {
      /**
       * The call that lists the rows.
       */
      call: string;
      /**
       * The call that saves a row.
       */
      save?: string;
      /**
       * The call that removes a row.
       */
      remove?: string;
      /**
       * What the call is asked with; a list of the open record's own rows needs nothing.
       */
      query?: {
        [k: string]: ExpressionFile;
      };
      /**
       * Only rows that make this true are shown.
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
       * The open record that has the rows.
       */
      record: string;
      /**
       * The field of that record with the rows.
       */
      at: string;
      /**
       * The field that no two rows share.
       */
      key: string;
      /**
       * The call that saves the whole record.
       */
      save?: string;
      /**
       * Only rows that make this true are shown.
       */
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
       * The open record that has the part.
       */
      record: string;
      /**
       * The field of that record with the part.
       */
      object: string;
      /**
       * The call that saves the whole record.
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
       * The call that searches.
       */
      search: string;
      /**
       * What rows are completed with from other lists, each under a name.
       */
      with?: CompanionsFile;
      /**
       * The open record whose rows they are; they show before anything is typed.
       */
      about?: {
        /**
         * What kind of record is open.
         */
        record: string;
        /**
         * The name that its number is sent under.
         */
        as: string;
      };
      /**
       * Rows that are on show until something is looked for.
       */
      recent?: {
        /**
         * The call that lists them.
         */
        call: string;
        /**
         * What stands over them.
         */
        title: string;
      };
      /**
       * The fields over the table that people search with.
       */
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
       * The call that runs a search.
       */
      run: string;
      /**
       * The name that the number of the search is sent under.
       */
      by: string;
      /**
       * What the address of the page calls the chosen search, so that it can be shared.
       */
      address: string;
      /**
       * The call that says how many rows searches find.
       */
      counts?: string;
      /**
       * The call that gives all rows of a search for a file.
       */
      export?: string;
      /**
       * The name that the wanted number of rows is sent under; people may then scroll through all of them.
       */
      size?: string;
      /**
       * What rows are completed with from other lists, each under a name.
       */
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
       * The sentence, or the name of a message of the product.
       */
      message: string;
      /**
       * What {item} stands for in it.
       */
      item?: string;
    };

/**
 * A table of records with its buttons.
 */
export interface TabFile {
  /**
   * What stands on the tab.
   */
  title: string;
  /**
   * What one row is called, as in “Add {item}”.
   */
  item: string;
  /**
   * What the dialogs about a row call it.
   */
  rowName?: ExpressionFile;
  /**
   * Colleagues who have the same record open see who is writing in a form of this tab.
   */
  presence?: true;
  /**
   * What kind of record the rows are.
   */
  entity: string;
  /**
   * The form in which rows are added and edited.
   */
  form?:
    | string
    | {
        /**
         * The form in which a row is added.
         */
        add?: string;
        /**
         * The form in which a row is edited.
         */
        edit?: string;
      };
  source: RowsFile;
  table?: TableFile;
  actions?: ActionsFile;
  /**
   * The number of rows stands in the title of the tab.
   */
  count?: boolean;
  /**
   * Access rule for seeing the tab.
   */
  access?: string;
  /**
   * What people read while there are no rows.
   */
  empty?: string;
  /**
   * Sentences over the rows.
   */
  notices?: {
    /**
     * People see the notice only while this is true.
     */
    when: ExpressionFile;
    /**
     * The sentence that people read.
     */
    text: string;
    /**
     * Whether it informs or warns.
     */
    tone?: 'info' | 'warning';
  }[];
  /**
   * Parts of the rows, of which people see one at a time.
   */
  views?: {
    /**
     * What the part is called.
     */
    title: string;
    /**
     * Rows that make this true belong to it; without it, all.
     */
    when?: ExpressionFile;
  }[];
  /**
   * How many of the rows are of a kind, over the table.
   */
  tallies?: {
    /**
     * Rows that make this true are counted.
     */
    when: ExpressionFile;
    /**
     * The number in words; {n} stands for it.
     */
    text: string;
  }[];
  /**
   * Messages that the tab says in words of its own, by their names.
   */
  messages?: {
    [k: string]: MessageFile;
  };
}
/**
 * Completes each row with what the open record has about it, which is then edited.
 */
export interface JoinFile {
  /**
   * The open record that has it.
   */
  record: string;
  /**
   * The field of that record with a value for each row.
   */
  at: string;
  /**
   * The field of the row by which its value is found.
   */
  by: string;
  /**
   * What columns and expressions call that value.
   */
  as: string;
  /**
   * The call that saves the whole record.
   */
  save?: string;
}
export interface InputFile {
  /**
   * What expressions call the field.
   */
  name: string;
  /**
   * What people read at the field.
   */
  label: string;
  /**
   * A line below the field.
   */
  description?: string;
  /**
   * How the field is asked, for example as a text or a date.
   */
  widget: string;
  /**
   * The value set that is chosen from.
   */
  codes?: string;
  /**
   * The field counts from so many characters on.
   */
  minLength?: number;
  /**
   * So long somebody has to rest before it is searched.
   */
  debounce?: number;
  /**
   * Where what was typed is looked for; the first that fits is taken.
   */
  queries: {
    /**
     * The column of the search index that is looked in.
     */
    field: string;
    /**
     * It is looked for there only while this is true.
     */
    when?: ExpressionFile;
    /**
     * The columns of the table in which the part that fits is marked.
     */
    marks?: readonly string[];
  }[];
}
/**
 * Where people keep their searches, and what they may do with them.
 */
export interface SavedFile {
  /**
   * What kind of record a stored search is.
   */
  entity: string;
  /**
   * The call that lists the searches.
   */
  list: string;
  /**
   * The call that saves a search.
   */
  save: string;
  /**
   * The form in which a search is made and edited.
   */
  form: string;
  /**
   * The field of a search with the name of its group.
   */
  group: string;
  /**
   * The user's own searches come first, in a group of their own.
   */
  own?: {
    /**
     * A search is one's own while this is true.
     */
    when: ExpressionFile;
    /**
     * What stands over them.
     */
    title: string;
  };
  /**
   * The field of a search that says which columns it shows.
   */
  columns?: string;
  /**
   * The field of a search that says how its rows are sorted.
   */
  sort?: string;
  narrow?: SearchNarrowingFile;
  /**
   * The button that makes a new search.
   */
  create: SearchActionFile;
  /**
   * The button that edits the chosen search.
   */
  edit: SearchActionFile;
  copy?: SearchCopyFile;
  remove?: SearchRemovalFile;
  /**
   * What a user without searches reads.
   */
  empty: string;
}
/**
 * What people narrow the rows by, beside the conditions of a search.
 */
export interface SearchNarrowingFile {
  /**
   * The field of a search with what the rows are narrowed by at first.
   */
  property: string;
  /**
   * The call that lists what can be narrowed by.
   */
  call: string;
}
/**
 * The button that makes a new search which begins as the chosen one.
 */
export interface SearchCopyFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * Values of the copy that differ from the chosen search, by field.
   */
  prefill?: {
    [k: string]: ExpressionFile;
  };
}
/**
 * The button that removes the chosen search, after a question.
 */
export interface SearchRemovalFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * The call that removes a search.
   */
  call: string;
  /**
   * A sentence in the question that says what follows for whom.
   */
  explain: string;
}
/**
 * What can be done with several rows at once, behind the page.
 */
export interface BulkWorkFile {
  /**
   * The call that begins such work.
   */
  start: string;
  /**
   * The call that lists the user's work.
   */
  list: string;
  /**
   * The call that reads one such work with its rows.
   */
  read: string;
  /**
   * The call that ends it early.
   */
  cancel: string;
  /**
   * The call that gives the numbers of all rows of a search.
   */
  ids: string;
  record: BulkRecordFile;
  /**
   * What can be done with the chosen rows, each under a name.
   */
  actions: {
    [k: string]: BulkActionFile;
  };
}
/**
 * How the record of a row is read.
 */
export interface BulkRecordFile {
  /**
   * The call that reads the record.
   */
  call: string;
  /**
   * What the call is asked with: the number of the row.
   */
  by: string;
}
export interface BulkActionFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * A sentence that people read before it begins.
   */
  explain: string;
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * The form that asks what is the same for all rows.
   */
  form?: string;
  /**
   * The call that is made for each row.
   */
  call: string;
  /**
   * What the call is sent for a row.
   */
  body?: BulkBodyFile;
  /**
   * The values that fields of the record get, by field.
   */
  set?: {
    [k: string]: ExpressionFile;
  };
  files?: BulkFilesFile;
}
/**
 * Puts what is printed for each row together into one file.
 */
export interface BulkFilesFile {
  /**
   * The call that gives the file.
   */
  call: string;
  /**
   * What the file is called.
   */
  title: string;
  /**
   * What was printed for a row, each with its title.
   */
  list: ExpressionFile;
  /**
   * Sentences about what a row lacks or what was left out.
   */
  remarks?: ExpressionFile;
  /**
   * So many rows fit into one file.
   */
  most: number;
}
/**
 * A button and a letter that open the next row to work on.
 */
export interface NextFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * The letter on the keyboard that does the same.
   */
  key: string;
  /**
   * The call that says which row is next.
   */
  call: string;
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * The page that is opened; names in braces are filled in from the answer.
   */
  open: string;
  /**
   * What people read where there is no next row.
   */
  none: string;
}
/**
 * Puts several lists side by side, so that somebody decides about each row.
 */
export interface DecideFile {
  /**
   * What kind of record the lists and the results are.
   */
  record: string;
  /**
   * The call that gives the lists which wait.
   */
  lists: string;
  /**
   * The call that gives the results, the newest first.
   */
  results: string;
  /**
   * The call that begins a result.
   */
  begin: string;
  /**
   * The call that saves what was decided so far.
   */
  save: string;
  /**
   * The call that completes a result.
   */
  complete: string;
  /**
   * The call that says what completing would do.
   */
  preview?: string;
  /**
   * Values that a new result begins with.
   */
  initial?: {
    [k: string]: Json | undefined;
  };
  /**
   * The field of a list and of a result with its rows.
   */
  rows: string;
  /**
   * The field of a result with the numbers of the lists that it goes through.
   */
  through: string;
  /**
   * The field that no two rows share.
   */
  key: string;
  /**
   * The field of a row with what was decided.
   */
  status: string;
  /**
   * The field of a row with the rows of lists that it decides about.
   */
  decides: string;
  /**
   * The field of a row with the numbers of the records that it stands for.
   */
  records?: string;
  /**
   * The field of a row that says what it is compared by.
   */
  likeness: string;
  /**
   * What people read as the name of a list.
   */
  listName: ExpressionFile;
  /**
   * A list that makes this true is what the last result left; others are compared with it.
   */
  isBaseline?: ExpressionFile;
  /**
   * A result is complete while this is true.
   */
  isComplete: ExpressionFile;
  /**
   * When and by whom it was completed, in a sentence.
   */
  completed: ExpressionFile;
  /**
   * What is shown of a row of a list.
   */
  columns: ColumnsFile;
  /**
   * The value set with what can be decided.
   */
  codes: string;
  /**
   * What can be decided about a row, each with a button.
   */
  decisions: readonly RowDecisionFile[];
  /**
   * Adds a row that no list has.
   */
  add: RowDecisionFile;
  /**
   * The letter that takes several rows as one.
   */
  mergeKey: string;
  /**
   * The letter that takes a decision back.
   */
  undoKey: string;
  /**
   * How somebody says that there is nothing to decide.
   */
  nothing: {
    /**
     * The field of a result that says it.
     */
    field: string;
    /**
     * What people read at it.
     */
    title: string;
  };
  /**
   * The constant with the time after completing until the open record is read anew.
   */
  refreshAfter?: string;
  /**
   * Access rule for deciding; others only look.
   */
  access?: string;
  newList?: NewListFile;
}
/**
 * Reads a list that somebody pastes, has it confirmed and stores it.
 */
export interface NewListFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * The call that reads the text.
   */
  read: string;
  /**
   * The call that stores the list.
   */
  save: string;
  /**
   * Asks where the list is from.
   */
  from: {
    /**
     * The field of the list that keeps it.
     */
    field: string;
    /**
     * The value set that is chosen from.
     */
    codes: string;
    /**
     * What people read at the choice.
     */
    title: string;
  };
  /**
   * Choices that nobody makes here.
   */
  notFrom?: readonly string[];
  /**
   * Fields of a row that can be corrected before it is added.
   */
  fields: readonly string[];
  /**
   * The field of a row with the words that it was read from.
   */
  words?: string;
  /**
   * Asks which day the list is of, since a list of last month says less than one of today.
   */
  date?: {
    /**
     * The field of the list that keeps it.
     */
    field: string;
    /**
     * What people read at it.
     */
    title: string;
  };
  /**
   * Asks for a reason where the list seems to be of something else.
   */
  reason?: {
    /**
     * The field of the list that keeps it.
     */
    field: string;
    /**
     * What people read at it.
     */
    title: string;
  };
  /**
   * A sentence that says what can be pasted.
   */
  hint: string;
}
/**
 * The columns of the table, how it is sorted and how many rows a page has.
 */
export interface TableFile {
  /**
   * So many rows stand on a page; 0 shows all in one list.
   */
  pageSize?: number;
  /**
   * So many buttons lead to other pages at most.
   */
  pageButtons?: number;
  /**
   * The order of the rows until somebody chooses another.
   */
  sort?: readonly SortFile[];
  /**
   * The columns of the table, from the left.
   */
  columns: ColumnsFile;
  /**
   * What people read at a field over the table that finds rows by what they say; without it there is none.
   */
  filter?: string;
  /**
   * Which rows look like a warning, and why.
   */
  warn?: {
    /**
     * A row looks like a warning while this is true.
     */
    when: ExpressionFile;
    /**
     * What people read as the reason.
     */
    text: string;
  };
  children?: ChildrenFile;
}
/**
 * The rows of a list that each row has, opened below it.
 */
export interface ChildrenFile {
  /**
   * The field of the row with the list.
   */
  at: string;
  /**
   * What the list is called, in place of the field's own title.
   */
  title?: string;
  /**
   * What one of its rows is called.
   */
  item: string;
  /**
   * The form in which one is added and edited; without it they are only shown.
   */
  form?: string;
  /**
   * So many rows have to stay.
   */
  least?: number;
  /**
   * What is shown of each, from the left.
   */
  columns: ColumnsFile;
}
/**
 * What people may do with the rows; what is not named is not offered.
 */
export interface ActionsFile {
  add?: AddFile;
  /**
   * A button in each row that edits it.
   */
  edit?: ActionFile;
  /**
   * A button in each row that removes it.
   */
  remove?: ActionFile;
  /**
   * A button in each row that adds one like it.
   */
  copy?: ActionFile;
  change?: ChangeFile;
  /**
   * Rows can be put into another order.
   */
  move?: ActionFile;
  /**
   * A button that saves all rows as a file for a spreadsheet.
   */
  export?: ActionFile;
  menu?: MenuFile;
  history?: HistoryFile;
}
/**
 * A button over the table that adds a row.
 */
export interface AddFile {
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * A row can be added only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Why nothing can be added while it is not; stands in the place of the button.
   */
  otherwise?: ExpressionFile;
  /**
   * The page that follows; names in braces are filled in from the new row.
   */
  open?: string;
}
/**
 * A button in each row that edits it in a form of its own, such as to end something.
 */
export interface ChangeFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * Whether it looks like ending something or like an edit.
   */
  icon?: 'stop' | 'edit';
  /**
   * The form that it opens; what the form fills in goes into blank fields of the row.
   */
  form: string;
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * The button is there only for rows that make this true.
   */
  when?: ExpressionFile;
}
/**
 * A menu in each row with the actions of a card.
 */
export interface MenuFile {
  /**
   * The card whose actions it has.
   */
  card: string;
  /**
   * Access rule; nobody else sees the menu.
   */
  access?: string;
  /**
   * The menu is there only for rows that make this true.
   */
  when?: ExpressionFile;
}
/**
 * A button in each row that shows what happened to it.
 */
export interface HistoryFile {
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * The button is there only for rows that make this true.
   */
  when?: ExpressionFile;
  /**
   * What stands over the history; names in braces are filled in from the row.
   */
  title?: string;
  /**
   * The field of the row with what happened, where the row keeps it itself.
   */
  at?: string;
  /**
   * What is shown of it, from the left.
   */
  columns?: ColumnsFile;
  /**
   * The call that gives all changes of a record.
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
   * The call that lists what is added.
   */
  call: string;
  /**
   * What the call is asked with to answer only those that are needed.
   */
  ids?: string;
  /**
   * The column of the row that says which one belongs to it.
   */
  on: string;
  /**
   * The field of the other list that has the same value.
   */
  by: string;
  /**
   * The constant with the time until they are read again.
   */
  every?: string;
}

export interface SortFile {
  /**
   * The field that rows are sorted by.
   */
  by: string;
  /**
   * The greatest or newest stands first.
   */
  descending?: boolean;
}

export interface ActionFile {
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * The button is there only for rows that make this true.
   */
  when?: ExpressionFile;
}

export type ExpressionFile = string | readonly string[];

export type ColumnsFile = readonly ColumnFile[];

export interface ColumnFile {
  /**
   * The field that is shown.
   */
  field: string;
  /**
   * What stands over the column, in place of the field's own title.
   */
  title?: string;
  /**
   * How the value is shown, for example as a date or a telephone number.
   */
  cell?: string;
  /**
   * The value set with the words that are shown for the stored value.
   */
  codes?: string;
  /**
   * People may sort the rows by it.
   */
  sortable?: boolean;
  /**
   * The page that opens when the text is pressed; names in braces are filled in from the row.
   */
  link?: string;
  /**
   * What is shown in place of the field's own value.
   */
  value?: ExpressionFile;
  /**
   * Access rule for seeing the column.
   */
  access?: string;
  /**
   * Without this the column is shown only where somebody chooses it.
   */
  shown?: boolean;
  /**
   * A programmed piece that shows the row in place of the text.
   */
  part?: string;
  /**
   * What a source says of the row in its own words, shown by a press.
   */
  told?: ExpressionFile;
  /**
   * Coloured labels behind the text; the first that fits is shown.
   */
  badges?: {
    /**
     * The label is there only for rows that make this true.
     */
    when: ExpressionFile;
    /**
     * What stands on the label.
     */
    text: string;
    /**
     * A sentence below the label.
     */
    detail?: ExpressionFile;
    /**
     * A small picture before the words.
     */
    sign?: 'check' | 'pencil' | 'plus' | 'minus' | 'triangle';
    /**
     * Whether it alarms, warns or informs.
     */
    tone: 'danger' | 'warning' | 'info';
  }[];
}

export interface SearchActionFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
}

export interface RowDecisionFile {
  /**
   * What is stored as decided.
   */
  status: string;
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * The letter on the keyboard that does the same.
   */
  key: string;
  /**
   * The form that asks what has to be known with it.
   */
  form?: string;
}
