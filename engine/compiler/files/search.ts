// GENERATED from engine/compiler/kinds/search/search.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Which values of an entity can be searched and sorted, and what a hit shows.
 */
export interface SearchFile {
  entity: string;
  columns: {
    [k: string]: ColumnFile;
  };
  hit: readonly string[];
  pageSize?: number;
  sort?: {
    by: string;
    descending?: boolean;
  }[];
  /**
   * What people narrow lists by, by the column's name.
   */
  statistics?: {
    [k: string]: StatisticFile;
  };
}
export interface ColumnFile {
  /**
   * JSON Pointers; several are joined by a space.
   */
  from?: readonly string[];
  /**
   * name: by parts of words; digits: digits only; the others as they are.
   */
  kind: 'name' | 'digits' | 'date' | 'number' | 'text';
  /**
   * true: there are few different values (a state, a year), each in very many records. Lists are narrowed by it and sorted by it together with other columns. Texts and numbers only.
   */
  few?: true;
  /**
   * The value comes from the records of this entity that belong to the one that is found.
   */
  of?: string;
  /**
   * count: how many there are; latest, earliest: the one whose value at "by" is the greatest or smallest.
   */
  take?: 'count' | 'latest' | 'earliest';
  /**
   * JSON Pointer to what decides which record is the latest or the earliest.
   */
  by?: string;
  /**
   * CEL over item: which of the records count.
   */
  where?: string | readonly string[];
  /**
   * lowest: a missing value counts as lower than every other. Otherwise missing values come last.
   */
  missing?: 'lowest';
}
export interface StatisticFile {
  /**
   * What people call it.
   */
  title: string;
  /**
   * What numbers stand for in a column of days: days or business days from today (negative: past), or full years up to today.
   */
  unit?: 'days' | 'business-days' | 'years';
  /**
   * Ranges that have a name, in the order in which they are offered.
   */
  options?: {
    /**
     * What is stored.
     */
    code: string;
    /**
     * What people read.
     */
    display: string;
    /**
     * from and to are inside, above and below are outside; without limits, the option means that there is no value. In a column of days only from and below.
     */
    limits?: {
      from?: number;
      above?: number;
      to?: number;
      below?: number;
    };
  }[];
  /**
   * Value set whose codes are the values.
   */
  codes?: string;
  /**
   * Entity whose records' ids are the values.
   */
  of?: string;
  /**
   * The values are the calendar years from this one down to that one.
   */
  yearsDownTo?: number;
}
