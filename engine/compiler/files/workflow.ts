// GENERATED from engine/compiler/kinds/workflow/workflow.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * The states that records go through, and what leads from one to another.
 */
export interface WorkflowFile {
  /**
   * What the workflow is called.
   */
  title: string;
  /**
   * One sentence that says what it is for.
   */
  description: string;
  /**
   * The kind of record that goes through the states.
   */
  entity: string;
  /**
   * Which states there are, and where a record has its own.
   */
  states: {
    /**
     * The value set with the states.
     */
    codes: string;
    /**
     * The field of a record with its state.
     */
    at: string;
    /**
     * The state that counts where a record has a name that nobody knows.
     */
    unknown: string;
    /**
     * What people read for a state, in place of the words of the value set.
     */
    display?: ExpressionFile;
    /**
     * States that no step leads to, each with how records come into it.
     */
    entered?: {
      [k: string]: string;
    };
  };
  /**
   * Fields that nothing but this workflow changes once a record is stored.
   */
  owns?: readonly string[];
  /**
   * Other records that conditions may use, each under a name.
   */
  records?: {
    [k: string]: NamedRecordFile;
  };
  /**
   * What can happen, each under a name.
   */
  events: {
    [k: string]: EventFile;
  };
  /**
   * Transitions between states; the first that fits an event is taken.
   */
  transitions: readonly RowFile[];
  /**
   * What events change whatever state the record goes to; all that fit are taken.
   */
  consequences?: readonly ConsequenceFile[];
}
export interface NamedRecordFile {
  /**
   * What kind of record it is.
   */
  entity: string;
  /**
   * The call that lists them.
   */
  call: string;
  /**
   * What the call is asked with.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * The record that makes this true is meant.
   */
  where: ExpressionFile;
  /**
   * Of several, one that makes this true is taken.
   */
  prefer?: ExpressionFile;
  /**
   * One sentence that says what the record is.
   */
  description?: string;
}
export interface EventFile {
  /**
   * What people call it.
   */
  title: string;
  /**
   * One sentence that says when it happens.
   */
  description: string;
  /**
   * Access rule of whoever makes it happen.
   */
  access: string;
  /**
   * The kind of record that comes with it, such as the note about a call.
   */
  payload?: string;
  /**
   * Text under which people are offered to make it happen; blank, nobody is.
   */
  action?: string;
  /**
   * What people read when no step fits; without it, nothing happens then.
   */
  refusal?: string;
  /**
   * Saves that make the event happen.
   */
  raisedBy?: readonly TriggerFile[];
}
export interface TriggerFile {
  /**
   * The kind of record whose save makes it happen.
   */
  save: string;
  /**
   * The save makes it happen only while this is true.
   */
  when?: ExpressionFile;
  /**
   * What comes with the event; without it, the saved record.
   */
  payload?: ValuesFile;
}
export interface RowFile {
  /**
   * A short name of the step that no other has.
   */
  id: IdFile;
  /**
   * One sentence that says what the step is for.
   */
  description?: string;
  /**
   * The event that leads to it.
   */
  on: string;
  /**
   * The states that it leads from; without any, from all.
   */
  from?: StatesFile;
  /**
   * The step is taken only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Steps that come first where both fit.
   */
  after?: readonly IdFile[];
  /**
   * The state that it leads to; without it, the record stays as it is.
   */
  to?:
    | string
    | {
        /**
         * What gives the name of the state.
         */
        value: ExpressionFile;
        /**
         * The states that it may be; without any, all.
         */
        among?: StatesFile;
      };
  /**
   * What people read: the event is refused in these states.
   */
  refuse?: string;
  /**
   * Values that are set in the record, in this order.
   */
  set?: SetFile;
  /**
   * What follows outside of the record, such as a message to somebody.
   */
  effects?: EffectsFile;
  /**
   * What people read once it was done.
   */
  message?: MessageFile;
}
export interface ConsequenceFile {
  /**
   * A short name of it that no other has.
   */
  id: IdFile;
  /**
   * One sentence that says what it is for.
   */
  description?: string;
  /**
   * The events that lead to it; without any, all of them.
   */
  on?: readonly string[];
  /**
   * It happens only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Values that are set in the record, in this order.
   */
  set?: SetFile;
  /**
   * What follows outside of the record, such as a message to somebody.
   */
  effects?: EffectsFile;
  /**
   * What people read once it was done.
   */
  message?: MessageFile;
}

/**
 * Id, unique within the workflow.
 */
export type IdFile = string;

export type ExpressionFile = string | readonly string[];

/**
 * Names of states, or all that have these values in the columns of their value set.
 */
export type StatesFile =
  | readonly string[]
  | {
      /**
       * What has to stand in a column of the value set, by column.
       */
      where?: {
        [k: string]: string | readonly string[];
      };
      /**
       * States that are left out all the same.
       */
      except?: readonly string[];
    };

/**
 * What the record gets, in order.
 */
export type SetFile = readonly SetValueFile[];

export interface SetValueFile {
  /**
   * The field that gets the value.
   */
  at: string;
  /**
   * The value is set only while this is true.
   */
  when?: ExpressionFile;
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
    key: ExpressionFile;
    /**
     * What is put there.
     */
    value: ValuesFile;
    /**
     * What stands there already and is not given stays.
     */
    keeps?: boolean;
  };
}

export interface ValuesFile {
  [k: string]: ExpressionFile | ValuesFile;
}

/**
 * What follows outside the record.
 */
export type EffectsFile = {
  /**
   * What follows, by the name that the programmed parts use.
   */
  name: string;
  /**
   * One sentence that says what follows.
   */
  description?: string;
  /**
   * Part of the program, or other programs, that learn of it where no live notice does.
   */
  heardBy?: string;
  /**
   * What is told about it, each value by its name.
   */
  payload?: ValuesFile;
}[];

/**
 * What people read; an expression may stand in braces.
 */
export type MessageFile = string;
