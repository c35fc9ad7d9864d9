/** Type of a function's parameter or result, in the vocabulary of JSON Schema. */
export type ValueType = 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'time';

/** Function that the product adds to the language, exported by a module of the product. */
export interface DeclaredFunction {
  readonly parameters: readonly FunctionParameter[];
  readonly returns: ValueType;
  /**
   * Names of constants that the function gets as a further argument, by the name under which the function reads
   * each.
   */
  readonly constants?: Readonly<Record<string, string>>;
}

export interface FunctionParameter {
  readonly name: string;
  readonly type: ValueType;
  /** Expression for the argument of callers that leave the parameter out. */
  readonly default?: string;
}

export type DeclaredFunctions = ReadonlyMap<string, DeclaredFunction>;
