// GENERATED from engine/compiler/kinds/examples/examples.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * Records with what the rules say of them; each is tried whenever something changes.
 */
export interface ExamplesFile {
  /**
   * The kind of record whose rules the examples try.
   */
  entity: string;
  /**
   * Records with what the rules say of them; each is tried whenever something changes.
   */
  examples: {
    /**
     * One sentence that says what the example shows.
     */
    title: string;
    /**
     * The record itself, in place of the common one.
     */
    data?: {
      [k: string]: Json | undefined;
    };
    /**
     * The record as it was stored before somebody changes it.
     */
    old?: {
      [k: string]: Json | undefined;
    };
    /**
     * Further records that the rules read, by kind.
     */
    records?: {
      [k: string]: Json | undefined;
    };
    /**
     * The other stored records of the same kind, such as the patient's further allergies.
     */
    siblings?: {
      [k: string]: Json | undefined;
    }[];
    /**
     * The user who saves it, where that matters.
     */
    user?: UserFile;
    /**
     * The day on which it is saved, where that matters.
     */
    today?: string;
    /**
     * What people read when they save it; none where it is right.
     */
    problems: {
      /**
       * The field that the message stands at.
       */
      at: string;
      /**
       * The sentence that people read.
       */
      message: string;
      /**
       * Whether it stops the save, asks or only informs.
       */
      severity?: 'error' | 'warning' | 'info';
    }[];
    /**
     * The fields that differ from the common record, each with its value here.
     */
    change?: {
      [k: string]: Json | undefined;
    };
  }[];
  /**
   * What every example begins with.
   */
  base?: {
    [k: string]: Json | undefined;
  };
  /**
   * The user who saves the examples.
   */
  user?: UserFile;
  /**
   * Further records that the rules read in every example, by kind.
   */
  records?: {
    [k: string]: Json | undefined;
  };
}

/**
 * The user who saves; what is not said is that of anybody.
 */
export interface UserFile {
  /**
   * Identifies the user among the stored records.
   */
  _id?: string;
  /**
   * Identifies the user at the sign-in.
   */
  id?: string;
  /**
   * Where the user gets mail.
   */
  email?: string;
  /**
   * The user's first name.
   */
  firstName?: string;
  /**
   * The user's last name.
   */
  lastName?: string;
  /**
   * What stands behind the user's name.
   */
  title?: string;
  /**
   * The roles that the user has.
   */
  roles?: readonly string[];
  /**
   * What the user was permitted beside their roles.
   */
  permissions?: readonly string[];
  /**
   * The organizations that the user works for.
   */
  organizations?: readonly string[];
}
