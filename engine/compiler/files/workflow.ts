// GENERATED from engine/compiler/kinds/workflow/workflow.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * The states that records of an entity go through, and what leads from one to another.
 */
export interface WorkflowFile {
  title: string;
  description: string;
  /**
   * The entity whose records go through the states.
   */
  entity: string;
  /**
   * Where the states are named, and where a record has its own.
   */
  states: {
    /**
     * Value set of the states; its column "aliases" lists other spellings.
     */
    codes: string;
    /**
     * JSON Pointer to the name of a record's state.
     */
    at: string;
    /**
     * The state that a name that is not known reads as.
     */
    unknown: string;
    /**
     * CEL: what people read instead of the name; absent: the display of the value set.
     */
    display?: ExpressionFile;
    /**
     * States that no row of the table names, each with how records come into it.
     */
    entered?: {
      [k: string]: string;
    };
  };
  /**
   * Places of the record that nothing but events changes once it is stored.
   */
  owns?: readonly string[];
  /**
   * Records that expressions may read beside the record and its owners, by the name they have there.
   */
  records?: {
    [k: string]: NamedRecordFile;
  };
  /**
   * What can happen, by name.
   */
  events: {
    [k: string]: EventFile;
  };
  /**
   * The rows of the table. Of those that fit an event, the first is taken.
   */
  transitions: readonly RowFile[];
  /**
   * What events change whatever state the record goes to. All that fit are taken.
   */
  consequences?: readonly ConsequenceFile[];
}
export interface NamedRecordFile {
  entity: string;
  /**
   * The call that lists them: with it a page shows beforehand what an event comes to.
   */
  call: string;
  /**
   * The call's parameters: CEL over the record and its owners.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * CEL over item, and named: the id that a caller gives, or blank.
   */
  where: ExpressionFile;
  /**
   * CEL: of several, those that this is true for.
   */
  prefer?: ExpressionFile;
  description?: string;
}
export interface EventFile {
  title: string;
  description: string;
  /**
   * Access rule of whoever raises the event.
   */
  access: string;
  /**
   * Entity of what the event brings.
   */
  payload?: string;
  /**
   * Offered to people under this title.
   */
  action?: string;
  /**
   * Why nothing happens when no row fits; without it the event changes nothing.
   */
  refusal?: string;
  /**
   * Saves that raise the event.
   */
  raisedBy?: readonly TriggerFile[];
}
export interface TriggerFile {
  /**
   * Entity of the saved record.
   */
  save: string;
  /**
   * CEL over self, the saved record, and old, the version before.
   */
  when?: ExpressionFile;
  /**
   * What the event brings; absent: the saved record.
   */
  payload?: ValuesFile;
}
export interface RowFile {
  id: IdFile;
  description?: string;
  /**
   * The event.
   */
  on: string;
  /**
   * The states it leads from; absent: all.
   */
  from?: StatesFile;
  /**
   * CEL: only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Rows that come first where both fit.
   */
  after?: readonly IdFile[];
  /**
   * The state it leads to; absent: the record stays.
   */
  to?:
    | string
    | {
        /**
         * CEL: the name of the state.
         */
        value: ExpressionFile;
        /**
         * The states that it may name; absent: all.
         */
        among?: StatesFile;
      };
  /**
   * The event is refused with this sentence.
   */
  refuse?: string;
  set?: SetFile;
  effects?: EffectsFile;
  message?: MessageFile;
}
export interface ConsequenceFile {
  id: IdFile;
  description?: string;
  /**
   * The events; absent: all.
   */
  on?: readonly string[];
  /**
   * CEL, also over to: only while this is true.
   */
  when?: ExpressionFile;
  set?: SetFile;
  effects?: EffectsFile;
  message?: MessageFile;
}

/**
 * A name of its own in the workflow.
 */
export type IdFile = string;

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];

/**
 * Names of states, or all that have these values in the columns of their value set.
 */
export type StatesFile =
  | readonly string[]
  | {
      /**
       * By column of the value set: the value, or a list of values.
       */
      where?: {
        [k: string]: string | readonly string[];
      };
      /**
       * Names of states that are left out.
       */
      except?: readonly string[];
    };

/**
 * What the record gets, in order.
 */
export type SetFile = readonly SetValueFile[];

export interface SetValueFile {
  /**
   * JSON Pointer into the record.
   */
  at: string;
  /**
   * CEL: only while this is true.
   */
  when?: ExpressionFile;
  /**
   * CEL: the value.
   */
  value?: ExpressionFile;
  /**
   * An object for the end of a list.
   */
  append?: ValuesFile;
  /**
   * An object for a map; nothing happens while the key is blank.
   */
  put?: {
    key: ExpressionFile;
    value: ValuesFile;
    /**
     * What stands there already and is not named stays.
     */
    keeps?: boolean;
  };
}

/**
 * An object whose texts are CEL.
 */
export interface ValuesFile {
  [k: string]: ExpressionFile | ValuesFile;
}

/**
 * What follows outside the record.
 */
export type EffectsFile = {
  name: string;
  description?: string;
  payload?: ValuesFile;
}[];

/**
 * What people read; {…} holds CEL.
 */
export type MessageFile = string;
