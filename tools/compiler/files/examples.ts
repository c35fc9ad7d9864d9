// GENERATED from tools/compiler/kinds/examples/examples.meta.json by tools/compiler; do not edit; run npm run schemas
/**
 * Records with what the rules say of them. The compiler judges each one.
 */
export interface ExamplesFile {
  entity: string;
  examples: {
    /**
     * The sentence that the example shows.
     */
    says: string;
    /**
     * The value, instead of base.
     */
    data?: {
      [k: string]: unknown;
    };
    /**
     * The stored version.
     */
    old?: {
      [k: string]: unknown;
    };
    /**
     * Records at hand, by entity.
     */
    records?: {
      [k: string]: unknown;
    };
    /**
     * The other stored records of the same kind and subject.
     */
    siblings?: {
      [k: string]: unknown;
    }[];
    user?: {
      [k: string]: unknown;
    };
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
      [k: string]: unknown;
    };
  }[];
  /**
   * What the examples start from.
   */
  base?: {
    [k: string]: unknown;
  };
  user?: {
    [k: string]: unknown;
  };
  records?: {
    [k: string]: unknown;
  };
}
