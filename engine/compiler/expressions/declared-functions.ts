/** Type of a function's parameter or result, in the vocabulary of JSON Schema. */
export type ValueType = 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'time';

/** A function that the product brings to the language; its code is exported by a module of the product. */
export interface DeclaredFunction {
  readonly parameters: readonly FunctionParameter[];
  readonly returns: ValueType;
  /** The constants that it is given as well, by the names that it reads them by. */
  readonly constants?: Readonly<Record<string, string>>;
}

export interface FunctionParameter {
  readonly name: string;
  readonly type: ValueType;
  /** An expression for callers that leave the parameter out. */
  readonly default?: string;
}

export type DeclaredFunctions = ReadonlyMap<string, DeclaredFunction>;
