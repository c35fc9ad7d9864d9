// GENERATED from engine/compiler/kinds/rules/rules.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * What has to hold for a record beyond its fields, and the sentences that people read.
 */
export interface RulesFile {
  /**
   * What people read when a field is filled in wrongly, by field and by what is wrong.
   */
  messages?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Expressions that other rules use by their names, so that they are written once.
   */
  expressions?: {
    [k: string]: ExpressionFile;
  };
  /**
   * Other records that rules which only warn or inform may use, each under a name.
   */
  with?: {
    [k: string]: {
      /**
       * The call that answers a list of them.
       */
      call: string;
      /**
       * What the call is asked with; a list of the record's own rows needs nothing.
       */
      query?: {
        [k: string]: ExpressionFile;
      };
      /**
       * Only listed records that make this true count.
       */
      where?: ExpressionFile;
    };
  };
  /**
   * What has to hold beyond what fields say themselves, each with its message.
   */
  rules?: readonly RuleFile[];
  /**
   * Values that are worked out whenever a record is saved, in this order.
   */
  derived?: readonly DerivationFile[];
}
export interface RuleFile {
  /**
   * A name of the rule that no other has.
   */
  id: string;
  /**
   * The field that the message stands at.
   */
  at: string;
  /**
   * Whether the rule stops a save, asks before it, or only informs.
   */
  severity?: 'error' | 'warning' | 'info';
  /**
   * The field has to be filled in while this is true.
   */
  require?: ExpressionFile;
  /**
   * What was entered is right only while this is true.
   */
  unless?: ExpressionFile;
  /**
   * Alone, it is wrong in this case; beside another condition, the rule holds only in this case.
   */
  when?: ExpressionFile;
  /**
   * A text that is worked out; it is wrong while there is one, and the message may name it.
   */
  found?: ExpressionFile;
  /**
   * What people read then; {label} stands for the title of the field.
   */
  message: string;
  /**
   * What becomes of the rule for records that come from another system.
   */
  loads?: 'warning' | 'ignored';
}
export interface DerivationFile {
  /**
   * A name of it that no other has.
   */
  id: string;
  /**
   * One sentence that says what it is for.
   */
  description?: string;
  /**
   * The field that gets the value.
   */
  at: string;
  /**
   * The value is made only while this is true.
   */
  when?: ExpressionFile;
  /**
   * It is made as well for records that come from another system.
   */
  loads?: boolean;
  /**
   * What the field gets.
   */
  value?: ExpressionFile;
  /**
   * A row that is put at the end of a list, such as a history.
   */
  append?: ValuesFile;
  /**
   * A value that is put under a name that is worked out.
   */
  put?: {
    /**
     * The name that it is put under; nothing happens while it is blank.
     */
    key: string;
    /**
     * What stands there already and is not given stays.
     */
    keeps?: boolean;
    /**
     * What is put there.
     */
    value: ValuesFile;
  };
}

export type ExpressionFile = string | readonly string[];

export interface ValuesFile {
  [k: string]: ValueFile;
}

export type ValueFile = string | ValuesFile | readonly ValueFile[];
