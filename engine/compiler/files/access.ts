// GENERATED from engine/compiler/kinds/access/access.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Who may do what, by name. Tabs, fields, screens and calls refer to these names.
 */
export interface AccessFile {
  rules: {
    [k: string]: RuleFile;
  };
}
export interface RuleFile {
  title: string;
  /**
   * What a refused person reads, after "needs".
   */
  needs: string;
  /**
   * CEL over user and the records of the context; over self where the rule is about one.
   */
  when: ExpressionFile;
  /**
   * Hand-made code that uses the rule, as a path from the project's root: the compiler does not see it.
   */
  usedBy?: string;
  /**
   * planned: nothing uses it yet.
   */
  status?: 'planned';
  /**
   * Entity that self is.
   */
  about?: string;
  /**
   * Whoever passes may read records of other organizations for a while, in an emergency.
   */
  opens?: {
    /**
     * Entity of the records; what belongs to them is open with them.
     */
    entity: string;
    /**
     * How long a record stays open.
     */
    minutes: number;
    /**
     * Places of what has to be known of a record whose _id is not: all of it.
     */
    known: readonly string[];
  };
}

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];
