// GENERATED from engine/compiler/kinds/examples/examples.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * Records with what the rules say of them. The compiler judges each one.
 */
export interface ExamplesFile {
  entity: string;
  examples: {
    /**
     * The sentence that the example shows.
     */
    title: string;
    /**
     * The value, instead of base.
     */
    data?: {
      [k: string]: Json | undefined;
    };
    /**
     * The stored version.
     */
    old?: {
      [k: string]: Json | undefined;
    };
    /**
     * Stored records, by entity.
     */
    records?: {
      [k: string]: Json | undefined;
    };
    /**
     * The other stored records of the same kind and subject.
     */
    siblings?: {
      [k: string]: Json | undefined;
    }[];
    user?: UserFile;
    today?: string;
    problems: {
      at: string;
      message: string;
      severity?: 'error' | 'warning' | 'info';
    }[];
    /**
     * Place to new value; null removes.
     */
    change?: {
      [k: string]: Json | undefined;
    };
  }[];
  /**
   * What the examples start from.
   */
  base?: {
    [k: string]: Json | undefined;
  };
  user?: UserFile;
  records?: {
    [k: string]: Json | undefined;
  };
}

/**
 * The user who saves; what is not said is that of anybody.
 */
export interface UserFile {
  _id?: string;
  id?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  title?: string;
  roles?: readonly string[];
  permissions?: readonly string[];
  organizations?: readonly string[];
}
