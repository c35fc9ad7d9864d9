// GENERATED from engine/compiler/kinds/product/product.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * The product's names and the messages that hold everywhere.
 */
export interface ProductFile {
  /**
   * Stands for {product} in paths, permissions and field names.
   */
  slug: string;
  title: string;
  version: string;
  copyright: string;
  /**
   * Templates by JSON Schema keyword or by a name of your own.
   */
  messages: {
    [k: string]: string;
  };
  /**
   * Hand-made pieces of pages, by the name that screens call them by, each with what it shows.
   */
  parts?: {
    [k: string]: string;
  };
  /**
   * Cells that the product registers beside those of the engine, by the name that columns call them by, each with what it shows.
   */
  cells?: {
    [k: string]: string;
  };
  /**
   * Messages and constants that hand-made code reads by name, by its path from the project's root: the compiler does not see it.
   */
  readBy?: {
    [k: string]: readonly string[];
  };
  /**
   * Which installation it is, such as "production": reports of errors and traces name it.
   */
  environment?: string;
  /**
   * The healthcare site that those who are not signed in are led to.
   */
  externalSite?: {
    title: string;
    url: string;
  };
  /**
   * What open pages are notified of.
   */
  live?: {
    /**
     * Where the socket is.
     */
    path: string;
    /**
     * The record that a page has open.
     */
    record: {
      /**
       * Reads the record.
       */
      call: string;
      /**
       * Parameter of the call that takes the record's _id.
       */
      by: string;
    };
    /**
     * Further calls whose whole answer is sent.
     */
    answers: {
      call: string;
      by: string;
    }[];
    /**
     * What users learn of at once, on whatever page they are.
     */
    notices?: {
      /**
       * Topic of the outbox entries whose subject is the user, or of what the gateway announces to everybody whom the access rule lets in.
       */
      topic: string;
      /**
       * Access rule of those who learn of it: their pages keep a socket open.
       */
      access: string;
      /**
       * Name of the message that is shown; left out, answers are fetched anew and nothing is shown.
       */
      message?: string;
      /**
       * Call whose answers are fetched again.
       */
      call: string;
    }[];
  };
  /**
   * How tables, searches and notices behave where no descriptor says otherwise.
   */
  defaults?: {
    notices?: {
      /**
       * Notices shown at a time; further ones wait.
       */
      visible?: number;
      /**
       * Milliseconds that a notice stays.
       */
      timeout?: number;
    };
    /**
     * Tables of tabs.
     */
    table?: {
      /**
       * Rows on a page.
       */
      pageSize?: number;
      /**
       * Page buttons.
       */
      pageButtons?: number;
      /**
       * Rows that a list inside of a row keeps at least.
       */
      childRows?: number;
    };
    /**
     * Tables of what a search in a flow found.
     */
    results?: {
      /**
       * Rows on a page.
       */
      pageSize?: number;
      /**
       * Page buttons.
       */
      pageButtons?: number;
    };
    /**
     * Fields that search while somebody types.
     */
    suggestions?: {
      /**
       * Milliseconds without typing before a search.
       */
      debounce?: number;
      /**
       * Characters from which on a text is searched.
       */
      minLength?: number;
      /**
       * Greatest height of the list in CSS pixels.
       */
      maxHeight?: number;
    };
    tooltip?: {
      /**
       * Greatest width in CSS pixels.
       */
      maxWidth?: number;
    };
  };
  constants?: {
    [k: string]: {
      value: (number | string | boolean) | readonly string[];
      /**
       * Values for particular cases.
       */
      by?: {
        [k: string]: number;
      };
      unit?: string;
      description: string;
      /**
       * assumed: the specification does not give it.
       */
      'x-origin'?: 'assumed';
    };
  };
  /**
   * Functions that the product brings to expressions, by name.
   */
  functions?: {
    [k: string]: {
      description: string;
      /**
       * The TypeScript module that exports the function under its name, by its path from the project's root. It is given an object with the parameters and, if there are any, one with the constants.
       */
      module: string;
      /**
       * What callers write, in this order.
       */
      parameters: {
        name: string;
        /**
         * A missing number, date or time is undefined, a missing text ''.
         */
        type: 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'time';
        /**
         * An expression for callers that leave the parameter out, such as now().
         */
        default?: string;
      }[];
      returns: 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'time';
      /**
       * Numbers of "constants" that the function is given, by the names that it reads them by.
       */
      constants?: {
        [k: string]: string;
      };
    };
  };
  holidays?: {
    name: string;
    month: number;
    day?: number;
    weekday?: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
    week?: number | 'last';
  }[];
  [k: string]: Json | undefined;
}
