// GENERATED from engine/compiler/kinds/rules/rules.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * What structure cannot say about an entity, and the sentences that people read.
 */
export interface RulesFile {
  /**
   * By place (JSON Pointer, empty for the value itself), then by JSON Schema keyword. @name is a message of product.json.
   */
  messages?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Expressions over self, a record of the entity, by the names that others call them by: name(self).
   */
  expressions?: {
    [k: string]: ExpressionFile;
  };
  /**
   * Records that the forms read for rules that warn or inform, by the name they have in expressions. Rules that stop a save cannot name them.
   */
  with?: {
    [k: string]: {
      /**
       * A call that answers with a list.
       */
      call: string;
      /**
       * CEL over self, the record that this one belongs to, by parameter; a list of that record's own rows needs none.
       */
      query?: {
        [k: string]: ExpressionFile;
      };
      /**
       * CEL over item: which of the listed records count.
       */
      where?: ExpressionFile;
    };
  };
  rules?: readonly RuleFile[];
  /**
   * Values that saving makes, in order, before the rules are checked.
   */
  derived?: readonly DerivationFile[];
}
export interface RuleFile {
  /**
   * Unique name, e.g. allergy.onset.
   */
  id: string;
  /**
   * Where the message stands: a JSON Pointer, empty for the value itself.
   */
  at: string;
  /**
   * error stops a save, warning asks to confirm it, info only informs.
   */
  severity?: 'error' | 'warning' | 'info';
  /**
   * CEL: the value is required while this is true.
   */
  require?: ExpressionFile;
  /**
   * CEL: a value that is there must make this true.
   */
  unless?: ExpressionFile;
  /**
   * CEL: alone, the rule is broken while this is true; beside unless or require, the rule applies only while it is true.
   */
  when?: ExpressionFile;
  /**
   * CEL for a text: the rule is broken while there is one, and {found} in the message stands for it.
   */
  found?: ExpressionFile;
  /**
   * The sentence; {label} is the field's title, {found} what the rule has found, and {{ expression }} its value; @name is a message of product.json.
   */
  message: string;
  /**
   * What the rule is for records that a load brings.
   */
  loads?: 'warning' | 'ignored';
}
export interface DerivationFile {
  id: string;
  description?: string;
  at: string;
  /**
   * CEL: only while this is true.
   */
  when?: ExpressionFile;
  /**
   * True where a load makes the value too: other values stay as the source has them.
   */
  loads?: boolean;
  /**
   * CEL: the value.
   */
  value?: ExpressionFile;
  append?: ValuesFile;
  put?: {
    key: string;
    /**
     * What stands there already and is not named stays.
     */
    keeps?: boolean;
    value: ValuesFile;
  };
}

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];

/**
 * An object whose texts are CEL.
 */
export interface ValuesFile {
  [k: string]: ValueFile;
}

export type ValueFile = string | ValuesFile | readonly ValueFile[];
