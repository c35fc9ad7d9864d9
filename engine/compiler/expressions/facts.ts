import type { JSONPath } from 'jsonc-parser';
import type { Holiday } from '../../core/dates/holiday.ts';
import type { Json } from '../../core/json/json.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { DeclaredFunctions } from './declared-functions.ts';
import type { ExpressionContext } from './environment.ts';
import type { NamedExpressions } from './named.ts';

/**
 * Parts of the schema set that expressions may read. They are known at compile time and written into the code.
 */
export interface ExpressionFacts {
  /** Entries of each value set, with their columns. */
  readonly codes: ReadonlyMap<string, CodeTable>;
  readonly constants: ReadonlyMap<string, Constant>;
  /** Names of the constants read by expressions, collected during compilation. */
  readonly constantsRead?: Set<string>;
  /** Listener called with every expression and its location, for editors, which need the names available there. */
  readonly seen?: (location: SchemaExpression) => void;
  readonly holidays: readonly Holiday[];
  readonly access: ReadonlyMap<string, AccessFact>;
  /** Names available to access rules. */
  readonly accessContext: ExpressionContext;
  /** Functions that the product adds to the language. */
  readonly functions: DeclaredFunctions;
  /** Named expressions of the schema set. */
  readonly named: NamedExpressions;
}

/** Expression of a schema file, with the names available there. */
export interface SchemaExpression {
  readonly file: SourceFile;
  readonly at: Readonly<JSONPath>;
  /** CEL source; the lines of a long one are joined by a space. */
  readonly source: string | readonly string[];
  readonly context: ExpressionContext;
  readonly facts?: ExpressionFacts;
  /** Required CEL type; undefined for any. */
  readonly wants?: 'bool' | 'string' | 'double' | 'Day' | 'Instant' | 'Time' | 'readable' | undefined;
}

export interface CodeTable {
  readonly entries: readonly Readonly<Record<string, Json | undefined>>[];
  /** Further columns, with their types. */
  readonly columns: Readonly<Record<string, { readonly type: string }>>;
}

export interface Constant {
  readonly value: Json;
  /** Values that replace `value` in certain cases, by the name of the case. */
  readonly by?: Readonly<Record<string, Json>>;
}

export interface AccessFact {
  readonly when: string;
  /** Entity whose record the rule reads as `self`. */
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
