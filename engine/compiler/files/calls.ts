// GENERATED from engine/compiler/kinds/calls/calls.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * A contract; standard for the usual list, get, save or remove.
 */
export type ContractFile =
  | {
      /**
       * What the call does, in a few words.
       */
      title: string;
      /**
       * Whether the call reads, creates, changes or removes; a call that saves usually creates and changes.
       */
      method: MethodFile | readonly MethodFile[];
      /**
       * Where the call is reached; names in braces are filled in from what it is asked with.
       */
      path: string;
      /**
       * What whoever makes the call says in its address, such as the number of the patient.
       */
      query?: {
        [k: string]: ParameterFile;
      };
      /**
       * What comes with the call: a record, a search, a file, or anything else.
       */
      body?: {
        /**
         * The name that the record is sent under.
         */
        wrap?: string;
        /**
         * The kind of record that is sent.
         */
        entity?: string;
        /**
         * The search index that a search is sent for.
         */
        search?: string;
        /**
         * The shape of what is sent, where it is neither a record nor a search.
         */
        schema?: {
          [k: string]: Json | undefined;
        };
        /**
         * A file comes along with what is sent.
         */
        file?: true;
        /**
         * Values that are sent along and tell this call from another one at the same address.
         */
        mark?: {
          [k: string]: Json | undefined;
        };
      };
      /**
       * What the call answers: one record, a list, what was saved, a file, or anything else.
       */
      answer: {
        /**
         * The call answers one record of this kind.
         */
        record?: string;
        /**
         * The call answers a list of records of this kind, or of several kinds.
         */
        list?: string | readonly string[];
        /**
         * The call answers the record of this kind as it is stored now.
         */
        saved?: string;
        /**
         * The call answers what a search in this index has found.
         */
        hits?: string;
        /**
         * The call answers the figures of this report.
         */
        report?: string;
        /**
         * The call answers a file of this type.
         */
        file?: string;
        /**
         * The shape of the answer, where it is no record, list, search or file.
         */
        schema?: {
          [k: string]: Json | undefined;
        };
      };
      /**
       * Access rule of the call; everybody else is refused.
       */
      access: string;
      /**
       * Reads, lists, saves, removes or searches records, or has a programmed part answer.
       */
      store: {
        /**
         * The kind of record that is read.
         */
        get?: string;
        /**
         * Which of the values in the address says which record it is.
         */
        by?: string;
        /**
         * The field that has the value from the address; without it, it is the number of the record.
         */
        at?: string;
        /**
         * A further access rule that the stored record has to pass before it is changed or removed, such as that it is one's own.
         */
        access?: string;
        /**
         * The kind of record that is listed, or several kinds.
         */
        list?: string | readonly string[];
        /**
         * Which of the values in the address names the record that the listed ones belong to.
         */
        subjectFrom?: string;
        /**
         * Only records that make this condition true are answered, whoever asks.
         */
        where?: ExpressionFile;
        /**
         * The field that the list is in the order of.
         */
        sortBy?: string;
        /**
         * Fields of the record that each one belongs to, which the answer has beside the rows.
         */
        join?: readonly string[];
        /**
         * The date by which only the newest records of a very long list are answered at first.
         */
        newestBy?: string;
        /**
         * The kind of record that is saved.
         */
        save?: string;
        /**
         * The kind of record that is removed; its history stays.
         */
        remove?: string;
        /**
         * The search index that is asked.
         */
        search?: string;
        /**
         * The report whose figures are read, for the organizations of whoever asks.
         */
        report?: string;
        /**
         * The figures are taken along as a file: the access log says who did so.
         */
        exports?: true;
        /**
         * The programmed part of the product that answers the call.
         */
        handler?: string;
        /**
         * What the programmed part is told, such as the document that it prints.
         */
        options?: {
          [k: string]: Json | undefined;
        };
        outcomes?: OutcomesFile;
      };
      /**
       * For so long a page uses the answer again without asking.
       */
      cacheSeconds?: number;
      /**
       * Further kinds of records that the answer is made of: an open page asks again when one of them changes.
       */
      dependsOn?: readonly string[];
      /**
       * The rows are kept in the browser until the user logs out; never for records of patients.
       */
      sessionCache?: {
        /**
         * What the kept rows are called in the browser.
         */
        key: string;
        /**
         * What the rows are called within what is kept.
         */
        rows?: string;
        /**
         * A further list with the rows of the user's own organizations.
         */
        own?: {
          /**
           * What the further list is called.
           */
          as: string;
          /**
           * The field of a row with the number of the organization.
           */
          by: string;
        };
      };
      /**
       * The sentence that people read when the call fails and nothing else says why.
       */
      failure?: string;
      /**
       * Conditions that have to hold before the call is made, each with the sentence that says why it is not.
       */
      rules?: {
        /**
         * A name of the condition that no other has.
         */
        id: string;
        /**
         * The call is made only while this is true.
         */
        unless: ExpressionFile;
        /**
         * What people read while it is not.
         */
        message: string;
      }[];
      /**
       * The sentence of a notice after the call has worked; names in braces are filled in.
       */
      success?: string;
      /**
       * How the notice looks after the call has worked.
       */
      successTone?: 'info';
      /**
       * A call that pages make some time after this one has worked.
       */
      followedBy?: {
        /**
         * The call that follows.
         */
        call: string;
        /**
         * It follows only while this is true of the answer.
         */
        when?: ExpressionFile;
        /**
         * What the call that follows is sent, each value by its name.
         */
        body: {
          [k: string]: SentFile;
        };
        /**
         * The constant with the time between the two calls.
         */
        after: string;
      };
      /**
       * The call answers people who are not signed in, such as somebody who was given a code.
       */
      anonymous?: true;
      /**
       * The call also answers people who have not accepted the terms of use yet.
       */
      beforeTerms?: true;
      /**
       * Who makes the call where no file names it: a programmed part, or other programs.
       */
      calledBy?: string;
      /**
       * The most that may be sent, in bytes.
       */
      largestBody?: number;
      /**
       * A programmed part answers the call without changing anything, such as a search whose words must not stand in an address.
       */
      reads?: true;
      /**
       * A planned call is documented and not answered yet.
       */
      status?: 'planned';
    }
  | string;

/**
 * What pages and other programs can ask the server for.
 */
export interface CallsFile {
  /**
   * Access rules of the usual calls of this file: one for reading, one for changing.
   */
  access?: {
    /**
     * Access rule of the usual calls that list records or read one.
     */
    read: string;
    /**
     * Access rule of the usual calls that store and remove a record.
     */
    write: string;
  };
  /**
   * Records that are stored searches: the usual calls of this file keep such searches, and run them.
   */
  saved?: {
    /**
     * The kind of record that is a stored search.
     */
    entity: string;
    /**
     * The search index that they are run over.
     */
    index: string;
    /**
     * Access rule that a stored search has to pass before it is changed or removed, such as that it is one's own.
     */
    edit?: string;
  };
  /**
   * The kind of record whose access log is read: the usual call of this file says who has seen, changed, printed or exported what of one.
   */
  trail?: string;
  /**
   * The screens whose parts use these calls; other pages load nothing of them.
   */
  screen?: string | readonly string[];
  /**
   * Shapes of data that several calls of this file share.
   */
  $defs?: {
    [k: string]: {
      [k: string]: Json | undefined;
    };
  };
  /**
   * What pages and other programs can ask the server for, each by its name; or the usual ones of a kind of record.
   */
  calls:
    | {
        [k: string]: ContractFile;
      }
    | string;
}
export interface ParameterFile {
  /**
   * What is given there: a text, a number, a day, yes or no, or a list.
   */
  type: 'string' | 'integer' | 'boolean' | 'date' | 'list';
  /**
   * The call is refused while this is missing.
   */
  required?: boolean;
  /**
   * One sentence that says what is given there.
   */
  description: string;
  /**
   * Anything else is refused.
   */
  choices?: readonly string[];
  /**
   * The kind of record whose number is given there; any, where the call is about records of every kind.
   */
  record?: string;
  /**
   * The value that pages give where nothing else is said.
   */
  sends?: string | number | boolean;
  /**
   * Values that find something: shown in the documentation and tried by the tests.
   */
  examples?: readonly string[];
}
/**
 * What the rows of the record that is sent make of other records, at the same moment.
 */
export interface OutcomesFile {
  /**
   * The field of the record with its rows.
   */
  rows: string;
  /**
   * What one row is.
   */
  row: string;
  /**
   * The field that a row is named by.
   */
  name: string;
  /**
   * The field of a row that says what was decided about it.
   */
  status: string;
  /**
   * The field of a row with the numbers of the records that it stands for; a record that a row makes is added there.
   */
  records: string;
  /**
   * The call that saves such a record by itself: its access rule is needed here as well.
   */
  save: string;
  /**
   * What every record gets that a row makes or changes, after what its case gives.
   */
  each?: SetFile;
  /**
   * What becomes of a row; the first case that fits it is taken.
   */
  cases: readonly CaseFile[];
  others: OthersFile;
}
export interface CaseFile {
  /**
   * Stands behind how many rows there were.
   */
  title: string;
  /**
   * The decisions that the case is for.
   */
  statuses: readonly string[];
  /**
   * Whether the case is for rows of a stored record or for new ones.
   */
  on: 'stored' | 'new';
  /**
   * Values that are set in the record, in this order; without any, nothing happens to it.
   */
  set?: SetFile;
}
/**
 * What becomes of the others where a row stands for several records.
 */
export interface OthersFile {
  /**
   * Stands behind how many such records there were.
   */
  title: string;
  /**
   * Values that are set in each of them, in this order.
   */
  set: SetFile;
}

export type MethodFile = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type SentFile =
  | ExpressionFile
  | {
      [k: string]: SentFile;
    };

export type ExpressionFile = string | readonly string[];

/**
 * What the record gets, in order.
 */
export type SetFile = readonly SetValueFile[];

export interface SetValueFile {
  /**
   * The field that gets the value.
   */
  at: string;
  /**
   * The value is set only while this is true.
   */
  when?: ExpressionFile;
  /**
   * What the field gets.
   */
  value?: ExpressionFile;
  /**
   * A row that is put at the end of a list.
   */
  append?: ValuesFile;
}

export interface ValuesFile {
  [k: string]: ExpressionFile | ValuesFile;
}
