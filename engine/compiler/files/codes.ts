// GENERATED from engine/compiler/kinds/codes/codes.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * The codes that a field may hold, with the words that people read.
 */
export interface CodesFile {
  title: string;
  description: string;
  /**
   * URI of the code system.
   */
  system?: string;
  /**
   * assumed: the specification does not give the list.
   */
  'x-origin'?: 'assumed';
  codes: {
    code: string;
    display: string;
    /**
     * true: retired. Records that have it keep it and show its words; it is no longer offered.
     */
    deprecated?: true;
    /**
     * assumed: the specification does not give it.
     */
    'x-origin'?: 'assumed';
    /**
     * from and through are inside, above and below are outside.
     */
    limits?: {
      from?: number;
      above?: number;
      below?: number;
      through?: number;
    };
    [k: string]: Json | undefined;
  }[];
  /**
   * Further properties of the entries.
   */
  columns?: {
    [k: string]: {
      type: 'string' | 'number' | 'boolean' | 'list' | 'limits';
      description: string;
      /**
       * assumed: the specification does not give it.
       */
      'x-origin'?: 'assumed';
    };
  };
}
