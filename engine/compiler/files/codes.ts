// GENERATED from engine/compiler/kinds/codes/codes.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * The codes that a field may hold, with the words that people read.
 */
export interface CodesFile {
  /**
   * What people call the list of choices.
   */
  title: string;
  /**
   * One sentence that says what the choices are for.
   */
  description: string;
  /**
   * The address of the code system that the codes are from, if they are from one.
   */
  system?: string;
  /**
   * Marks a list that was assumed because nobody has said what belongs into it.
   */
  'x-origin'?: 'assumed';
  /**
   * What can be chosen, in the order in which it is offered.
   */
  codes: {
    /**
     * What is stored; it stays when the words change.
     */
    code: string;
    /**
     * What people read.
     */
    display: string;
    /**
     * It is no longer offered; records that have it keep it and show its words.
     */
    deprecated?: true;
    /**
     * Marks a choice that was assumed because nobody has said it.
     */
    'x-origin'?: 'assumed';
    /**
     * The range of numbers that the choice stands for.
     */
    limits?: {
      /**
       * The smallest number that still belongs to it.
       */
      from?: number;
      /**
       * Numbers that are greater than this belong to it.
       */
      above?: number;
      /**
       * Numbers that are smaller than this belong to it.
       */
      below?: number;
      /**
       * The greatest number that still belongs to it.
       */
      through?: number;
    };
    [k: string]: Json | undefined;
  }[];
  /**
   * What else is said of each choice, such as a group or a colour, by the name that expressions use.
   */
  columns?: {
    [k: string]: {
      /**
       * What stands in the column: a text, a number, yes or no, a list, or limits.
       */
      type: 'string' | 'number' | 'boolean' | 'list' | 'limits';
      /**
       * One sentence that says what the column holds.
       */
      description: string;
      /**
       * Marks a column that was assumed because nobody has said it.
       */
      'x-origin'?: 'assumed';
    };
  };
}
