import type { Expression } from '../expressions/scope.ts';

/** Migration step that converts a stored record from an earlier schema. */
export type Migration = { readonly on: string } & MigrationStep;

/**
 * Step of a migration. Paths are JSON Pointers relative to `on`, where `old` is. Without a value of the earlier schema,
 * the step does nothing.
 */
type MigrationStep =
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  /** Conversion of values at former paths to others; the former are removed once one of the others has a value. */
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
      /** Current codes by the former ones. */
      readonly codes: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'fill'; readonly into: MigratedValue }
  | { readonly kind: 'drop'; readonly from: string };

/** Migrated value by an expression over nothing but `old`, so that a record always reads the same. */
export interface MigratedValue {
  readonly at: string;
  readonly value: Expression;
}
