// GENERATED from engine/compiler/kinds/access/access.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Who may do what; tabs, fields, screens and calls refer to these rules by name.
 */
export interface AccessFile {
  /**
   * Each rule says who may do something; tabs, fields, screens and calls refer to it by its name.
   */
  rules: {
    [k: string]: RuleFile;
  };
}
export interface RuleFile {
  /**
   * What people call the rule, for example in the table of who may do what.
   */
  title: string;
  /**
   * Somebody who is refused reads this behind “needs”, so that they know whom to ask.
   */
  needs: string;
  /**
   * Whoever makes this condition true may do what the rule is named for.
   */
  when: ExpressionFile;
  /**
   * Programmed parts that use the rule; without this the rule would be reported as unused.
   */
  usedBy?: string;
  /**
   * A planned rule may stand here before anything uses it.
   */
  status?: 'planned';
  /**
   * The kind of record that the rule judges one by one, if it is about a record.
   */
  about?: string;
  /**
   * Whoever passes the rule may read records of other organizations for a while, in an emergency.
   */
  opens?: {
    /**
     * Which records are opened; what belongs to them is open with them.
     */
    entity: string;
    /**
     * How long a record stays open once somebody has opened it.
     */
    minutes: number;
    /**
     * Fields that somebody has to know of a record to open it, all of them, where they do not have its number.
     */
    known: readonly string[];
  };
}

export type ExpressionFile = string | readonly string[];
