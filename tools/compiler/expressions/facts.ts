import type { Holiday } from '../../../engine/core/dates/holiday.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import type { ExpressionLocation } from './compile-expression.ts';
import type { DeclaredFunctions } from './declared-functions.ts';
import type { ExpressionContext } from './environment.ts';
import type { NamedExpressions } from './named.ts';

/**
 * What expressions may read of the schema set itself. The values are known at compile time, and written into the code.
 */
export interface ExpressionFacts {
  /** The entries of each value set, with their columns. */
  readonly codes: ReadonlyMap<string, CodeTable>;
  readonly constants: ReadonlyMap<string, Constant>;
  /** Names of the constants that expressions have read so far: filled while they are compiled. */
  readonly constantsRead?: Set<string>;
  /** Is told of every expression with its place: for editors, which ask what a place may name. */
  readonly seen?: (place: ExpressionLocation) => void;
  readonly holidays: readonly Holiday[];
  readonly access: ReadonlyMap<string, AccessFact>;
  /** What access rules may read. */
  readonly accessContext: ExpressionContext;
  /** The functions that the product brings to the language. */
  readonly functions: DeclaredFunctions;
  /** What the schema set has given a name. */
  readonly named: NamedExpressions;
}

export interface CodeTable {
  readonly entries: readonly Readonly<Record<string, Json | undefined>>[];
  /** Further columns with their types. */
  readonly columns: Readonly<Record<string, { readonly type: string }>>;
}

export interface Constant {
  readonly value: Json;
  /** Values for single cases. */
  readonly by?: Readonly<Record<string, Json>>;
}

export interface AccessFact {
  readonly when: string;
  /** The entity whose record the rule judges as `self`. */
  readonly about?: string | undefined;
}

export const noFacts: ExpressionFacts = {
  codes: new Map(),
  constants: new Map(),
  holidays: [],
  access: new Map(),
  accessContext: {},
  functions: new Map(),
  named: new Map(),
};
