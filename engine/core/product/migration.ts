import type { Expression } from '../expressions/scope.ts';

/** Step on the way of a stored record from an earlier shape to that of today. */
export type Migration = { readonly on: string } & MigrationStep;

/**
 * Step of a migration. Paths are JSON Pointers relative to `on`, where `old` is. A step that finds nothing of the
 * former shape does nothing.
 */
type MigrationStep =
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  /** Turns the values of former paths into others; they are removed once one of the others has a value. */
  | {
      readonly kind: 'compute';
      readonly from: readonly string[];
      readonly into: readonly MigratedValue[];
    }
  | {
      readonly kind: 'convert';
      readonly from: 'string' | 'number' | 'boolean';
      readonly into: MigratedValue;
    }
  | {
      readonly kind: 'recode';
      readonly at: string;
      /** The code of today, by the former one. */
      readonly codes: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'fill'; readonly into: MigratedValue }
  | { readonly kind: 'drop'; readonly from: string };

/** The expression reads nothing but `old`, so that a record reads the same whenever it is read. */
export interface MigratedValue {
  readonly at: string;
  readonly value: Expression;
}
