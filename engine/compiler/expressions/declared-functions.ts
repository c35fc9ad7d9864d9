/** Type of a function's parameter or result, in the vocabulary of JSON Schema. */
export type ValueType = 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'time';

/** Function that the product adds to the language, exported by a module of the product. */
export interface DeclaredFunction {
  readonly parameters: readonly FunctionParameter[];
  readonly returns: ValueType;
  /** Constants also passed to the function, by the names under which the function reads them. */
  readonly constants?: Readonly<Record<string, string>>;
}

export interface FunctionParameter {
  readonly name: string;
  readonly type: ValueType;
  /** Default expression for callers that leave the parameter out. */
  readonly default?: string;
}

export type DeclaredFunctions = ReadonlyMap<string, DeclaredFunction>;
