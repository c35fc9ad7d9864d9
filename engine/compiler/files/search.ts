// GENERATED from engine/compiler/kinds/search/search.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Which values of a record can be searched and sorted by, and what a result shows.
 */
export interface SearchFile {
  /**
   * The kind of record that is searched.
   */
  entity: string;
  /**
   * What can be searched and sorted by, each under a name.
   */
  columns: {
    [k: string]: ColumnFile;
  };
  /**
   * The columns that a result shows.
   */
  hit: readonly string[];
  /**
   * So many results are shown at a time.
   */
  pageSize?: number;
  /**
   * The order of the results where people choose none.
   */
  sort?: {
    /**
     * The column that they are sorted by.
     */
    by: string;
    /**
     * The greatest or newest stands first.
     */
    descending?: boolean;
  }[];
  /**
   * What people can narrow lists by.
   */
  statistics?: {
    [k: string]: StatisticFile;
  };
}
export interface ColumnFile {
  /**
   * The fields that it is made of; several are joined by a space.
   */
  from?: readonly string[];
  /**
   * Whether it is found by parts of words, by digits, or as it is written.
   */
  kind: 'name' | 'digits' | 'date' | 'number' | 'text';
  /**
   * There are few different values, each in very many records, such as a state or a year.
   */
  few?: true;
  /**
   * The kind of record that it is taken from, of those that belong to the one that is found.
   */
  of?: string;
  /**
   * Whether it is how many there are, or the newest or oldest one.
   */
  take?: 'count' | 'latest' | 'earliest';
  /**
   * The date that says which record is the newest or oldest.
   */
  by?: string;
  /**
   * Only records that make this true count.
   */
  where?: string | readonly string[];
  /**
   * Where records without a value stand when people sort by it.
   */
  missing?: 'lowest';
}
export interface StatisticFile {
  /**
   * What people call it.
   */
  title: string;
  /**
   * What the numbers stand for where the column has days.
   */
  unit?: 'days' | 'business-days' | 'years';
  /**
   * True if all its days have been, so that no range ahead is offered.
   */
  past?: boolean;
  /**
   * Ranges of numbers with a name, in the order in which they are offered.
   */
  options?: {
    /**
     * What is stored; it stays when the words change.
     */
    code: string;
    /**
     * What people read.
     */
    display: string;
    /**
     * The numbers of the range; without limits it stands for records without a value.
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
       * The greatest number that still belongs to it.
       */
      to?: number;
      /**
       * Numbers that are smaller than this belong to it.
       */
      below?: number;
    };
  }[];
  /**
   * The value set that is chosen from.
   */
  codes?: string;
  /**
   * Kind of record whose records are the choices.
   */
  of?: string;
  /**
   * The years that are offered, from this one down to that one.
   */
  yearsDownTo?: number;
}
