// GENERATED from engine/compiler/kinds/calls/calls.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * A contract; standard for the usual list, get, save or remove.
 */
export type ContractFile =
  | {
      title: string;
      method: MethodFile | readonly MethodFile[];
      /**
       * {product} is the product's slug; any other {name} is a required parameter of query.
       */
      path: string;
      query?: {
        [k: string]: ParameterFile;
      };
      body?: {
        /**
         * Property that the record stands under.
         */
        wrap?: string;
        entity?: string;
        search?: string;
        schema?: {
          [k: string]: Json | undefined;
        };
        /**
         * true: it comes as multipart/form-data, with a part file, and the body as JSON in the part payload.
         */
        file?: true;
        /**
         * Properties that tell this call from another on the same route.
         */
        mark?: {
          [k: string]: Json | undefined;
        };
      };
      answer: {
        record?: string;
        list?: string | readonly string[];
        saved?: string;
        hits?: string;
        /**
         * Media type: the answer is a file.
         */
        file?: string;
        schema?: {
          [k: string]: Json | undefined;
        };
      };
      /**
       * Name of the access rule.
       */
      access: string;
      store: {
        get?: string;
        by?: string;
        /**
         * JSON Pointer to the value that the parameter brings; without it, the _id.
         */
        at?: string;
        /**
         * The rule that the stored record must pass before it is changed or removed.
         */
        access?: string;
        list?: string | readonly string[];
        subjectFrom?: string;
        /**
         * CEL over item, a listed record, and user: which records are answered at all.
         */
        where?: ExpressionFile;
        /**
         * Field path: the list is answered in the order of these values, texts without regard to case.
         */
        sortBy?: string;
        /**
         * JSON Pointers to fields of the record that each row belongs to: the answer has them beside the rows.
         */
        join?: readonly string[];
        /**
         * Field path of a date: the call takes the parameter newest, and answers only so many of the newest records, with the total.
         */
        newestBy?: string;
        save?: string;
        remove?: string;
        search?: string;
        handler?: string;
        options?: {
          [k: string]: Json | undefined;
        };
        outcomes?: OutcomesFile;
      };
      cacheSeconds?: number;
      /**
       * Entities that the answer is worked out from, besides those that it contains: a page that shows it makes the call again when one of their records changes.
       */
      dependsOn?: readonly string[];
      /**
       * Keeps the rows of an answer in the browser's session storage for cacheSeconds, until log-out: a page that is loaded again uses them. Not for records of patients.
       */
      sessionCache?: {
        /**
         * The entry of the session storage.
         */
        key: string;
        /**
         * What the rows are called in the entry (rows).
         */
        rows?: string;
        /**
         * A further list in the entry: the rows of the user's own organizations.
         */
        own?: {
          /**
           * What it is called.
           */
          as: string;
          /**
           * Property of a row that is the id of the organization.
           */
          by: string;
        };
      };
      /**
       * Sentence for a failure that brings none of its own.
       */
      failure?: string;
      /**
       * What the query and the body must hold to before the call is made.
       */
      rules?: {
        id: string;
        /**
         * CEL over inputs.
         */
        unless: ExpressionFile;
        message: string;
      }[];
      /**
       * Sentence of a notice after success; {name} is an input.
       */
      success?: string;
      /**
       * info: the notice says that something is under way; otherwise that it is done.
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
         * CEL over answer (of a save, the stored record): it follows only where this is true.
         */
        when?: ExpressionFile;
        /**
         * What it is sent; every text is CEL over answer.
         */
        body: {
          [k: string]: SentFile;
        };
        /**
         * Constant of product.json: the milliseconds between them.
         */
        after: string;
      };
      /**
       * Answers whoever sends it, without a signed-in user: a handler that judges by what is sent itself, such as a code that somebody was given.
       */
      anonymous?: true;
      /**
       * Answers users too who have not accepted the terms of use.
       */
      beforeTerms?: true;
      /**
       * Who makes the call where no file of the schema set names it: hand-made code as a path from the project's root, or other programs.
       */
      calledBy?: string;
      /**
       * Bytes of the largest body that is read; 1 MiB without it.
       */
      largestBody?: number;
      /**
       * Changes nothing, though its method is not GET and a handler answers it.
       */
      reads?: true;
      /**
       * planned: documented, answered by nothing yet, not served.
       */
      status?: 'planned';
    }
  | string;

/**
 * Contracts with the gateway, each named {file}.{name}.
 */
export interface CallsFile {
  /**
   * Access rules of the standard calls: read for list and get, write for save and remove.
   */
  access?: {
    read: string;
    write: string;
  };
  /**
   * The only screen whose parts make these calls: other pages do not fetch their contracts.
   */
  screen?: string;
  /**
   * Schemas that several contracts of the file refer to by {"$ref": "#/$defs/{name}"}.
   */
  $defs?: {
    [k: string]: {
      [k: string]: Json | undefined;
    };
  };
  /**
   * The contracts by name; standard for the usual ones of the entity with the name of this file: list, get, save (create and change) and remove.
   */
  calls:
    | {
        [k: string]: ContractFile;
      }
    | string;
}
export interface ParameterFile {
  type: 'string' | 'integer' | 'boolean' | 'date' | 'list';
  required?: boolean;
  description: string;
  /**
   * The only values that are taken.
   */
  choices?: readonly string[];
  /**
   * The entity whose _id it is.
   */
  record?: string;
  /**
   * The value that pages send.
   */
  sends?: string | number | boolean;
  /**
   * Values that find something; documented, and sent by the contract tests.
   */
  examples?: readonly string[];
}
/**
 * What the rows of the record in the body make of records of another entity, in the same transaction.
 */
export interface OutcomesFile {
  /**
   * Property of the record with its rows.
   */
  rows: string;
  /**
   * Entity of a row.
   */
  row: string;
  /**
   * Property of a row that names it.
   */
  name: string;
  /**
   * Property of a row that says what was decided.
   */
  status: string;
  /**
   * Property of a row with the ids of the records that it stands for; a record that is made of a row is added to them.
   */
  records: string;
  /**
   * The call whose entity the records are of, and whose access rule is needed.
   */
  save: string;
  /**
   * What every record gets that a row makes or changes. CEL over item, the row, and self, the record.
   */
  each?: SetFile;
  /**
   * The first that fits a row is taken.
   */
  cases: readonly CaseFile[];
  others: OthersFile;
}
export interface CaseFile {
  /**
   * What is said of such rows behind their number, e.g. added to the list.
   */
  title: string;
  /**
   * Codes of what was decided.
   */
  statuses: readonly string[];
  /**
   * Rows that stand for a stored record, or those that stand for none.
   */
  on: 'stored' | 'new';
  /**
   * What the record gets, in order; without it, no record is made or changed.
   */
  set?: SetFile;
}
/**
 * What becomes of the further records of a row that stands for several.
 */
export interface OthersFile {
  title: string;
  set: SetFile;
}

export type MethodFile = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type SentFile =
  | ExpressionFile
  | {
      [k: string]: SentFile;
    };

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];

/**
 * What the record gets, in order.
 */
export type SetFile = readonly SetValueFile[];

export interface SetValueFile {
  /**
   * JSON Pointer into the record.
   */
  at: string;
  /**
   * CEL: only while this is true.
   */
  when?: ExpressionFile;
  /**
   * CEL: the value.
   */
  value?: ExpressionFile;
  /**
   * An object for the end of a list.
   */
  append?: ValuesFile;
}

/**
 * An object whose texts are CEL.
 */
export interface ValuesFile {
  [k: string]: ExpressionFile | ValuesFile;
}
