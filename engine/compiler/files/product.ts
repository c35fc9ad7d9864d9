// GENERATED from engine/compiler/kinds/product/product.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * The product's names and the messages that hold everywhere.
 */
export interface ProductFile {
  /**
   * Stands for the product in addresses, permissions and names of fields.
   */
  slug: string;
  /**
   * What stands in the header of every page.
   */
  title: string;
  /**
   * What stands in the footer of every page.
   */
  version: string;
  /**
   * What stands in the footer of every page.
   */
  copyright: string;
  /**
   * Another set of files that the product has too, unless it has one of the same path; its messages, constants and programmed parts stand beside the product's own.
   */
  base?: {
    /**
     * Where the other set is, from the product's own folder.
     */
    folder: string;
    /**
     * How the paths of the files begin that are taken; without it, all are.
     */
    only?: readonly string[];
  };
  /**
   * Sentences that hold everywhere, each under a name that other files call it by.
   */
  messages: {
    [k: string]: string;
  };
  /**
   * Programmed pieces of pages, each with what it shows, by the name that screens use.
   */
  parts?: {
    [k: string]: string;
  };
  /**
   * Further ways of showing a value in tables and cards, each with what it shows.
   */
  cells?: {
    [k: string]: string;
  };
  /**
   * Programmed readings of what other systems send, each with what it finds, for the exchange by FHIR.
   */
  conversions?: {
    [k: string]: string;
  };
  /**
   * Messages and constants that programmed parts use, by where the part is.
   */
  readBy?: {
    [k: string]: readonly string[];
  };
  /**
   * Which installation this is; reports of failures name it.
   */
  environment?: string;
  /**
   * The site that people who are not signed in are led to.
   */
  externalSite?: {
    /**
     * What stands on the link.
     */
    title: string;
    /**
     * Where the link leads to.
     */
    url: string;
  };
  /**
   * Programmed page that a demonstration begins with, which says what to try; without it, one begins with the first page of the menu.
   */
  startPage?: string;
  /**
   * What open pages learn of as it happens.
   */
  live?: {
    /**
     * Where pages listen for what happens.
     */
    path: string;
    /**
     * The record that a page has open, and that it shows as colleagues change it.
     */
    record: {
      /**
       * The call that reads the record.
       */
      call: string;
      /**
       * What the call is asked with: the number of the record.
       */
      by: string;
    };
    /**
     * Further calls whose answers are sent to the page as they change.
     */
    answers: {
      /**
       * The call whose answer is sent.
       */
      call: string;
      /**
       * What the call is asked with: the number of the open record.
       */
      by: string;
    }[];
    /**
     * What users learn of at once, on whatever page they are.
     */
    notices?: {
      /**
       * What has happened, by the name that the programmed parts use.
       */
      topic: string;
      /**
       * Access rule of those who get the notice.
       */
      access: string;
      /**
       * The message that is shown; without one, lists are read anew and nothing is said.
       */
      message?: string;
      /**
       * The call whose lists are read anew on open pages.
       */
      call: string;
    }[];
  };
  /**
   * How tables, searches and notices behave where nothing else is said.
   */
  defaults?: {
    /**
     * How many notices are shown, and for how long.
     */
    notices?: {
      /**
       * So many notices are shown at a time; further ones wait.
       */
      visible?: number;
      /**
       * How long a notice stays.
       */
      timeout?: number;
    };
    /**
     * Page length, page buttons and minimum rows of tables.
     */
    table?: {
      /**
       * So many rows stand on a page.
       */
      pageSize?: number;
      /**
       * So many buttons lead to other pages.
       */
      pageButtons?: number;
      /**
       * A list inside of a row keeps at least so many rows.
       */
      childRows?: number;
    };
    /**
     * How long the pages are that a search in a flow fills.
     */
    results?: {
      /**
       * So many rows stand on a page.
       */
      pageSize?: number;
      /**
       * So many buttons lead to other pages.
       */
      pageButtons?: number;
    };
    /**
     * How fields look codes up while somebody types.
     */
    suggestions?: {
      /**
       * So long somebody has to rest before it is looked up.
       */
      debounce?: number;
      /**
       * So many characters have to be there before it is looked up.
       */
      minLength?: number;
      /**
       * So high the list of what was found becomes at most, in pixels.
       */
      maxHeight?: number;
    };
    /**
     * How wide the explanations are that open over a word.
     */
    tooltip?: {
      /**
       * So wide they become at most, in pixels.
       */
      maxWidth?: number;
    };
  };
  /**
   * Figures and texts that expressions use by name, so that they are changed in one place.
   */
  constants?: {
    [k: string]: {
      /**
       * The figure or text, or several texts.
       */
      value: (number | string | boolean) | readonly string[];
      /**
       * Other figures for particular cases, by case.
       */
      by?: {
        [k: string]: number;
      };
      /**
       * What the figure counts.
       */
      unit?: string;
      /**
       * One sentence that says what the constant is for.
       */
      description: string;
      /**
       * Marks a constant that was assumed because nobody has said it.
       */
      'x-origin'?: 'assumed';
    };
  };
  /**
   * Programmed functions that expressions of this product may use.
   */
  functions?: {
    [k: string]: {
      /**
       * One sentence that says what the function gives.
       */
      description: string;
      /**
       * Where the function is programmed.
       */
      module: string;
      /**
       * What somebody who uses it writes in the parentheses, in this order.
       */
      parameters: {
        /**
         * What the value is called.
         */
        name: string;
        /**
         * What is given there: a text, a number, a day and so on.
         */
        type: 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'time';
        /**
         * What counts where nothing is given.
         */
        default?: string;
      }[];
      /**
       * What the function gives: a text, a number, a day and so on.
       */
      returns: 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'time';
      /**
       * Figures among the constants that the function is given.
       */
      constants?: {
        [k: string]: string;
      };
    };
  };
  /**
   * Days of every year that are no business days.
   */
  holidays?: {
    /**
     * What the day is called.
     */
    name: string;
    /**
     * The month that it is in, from 1 to 12.
     */
    month: number;
    /**
     * The day, where it is the same every year.
     */
    day?: number;
    /**
     * The weekday, where the day is another one every year.
     */
    weekday?: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
    /**
     * Whether it is the first such weekday of the month, the second, or the last.
     */
    week?: number | 'last';
  }[];
  [k: string]: Json | undefined;
}
