import type { Expression } from '../expressions/scope.ts';

/** Migration step that converts a stored record from an earlier schema. */
export type Migration = { readonly on: string } & MigrationStep;

/**
 * Step of a migration. Paths are JSON Pointers relative to `on`, the path of `old`. A step changes nothing in a
 * record without a value of the earlier schema.
 */
type MigrationStep =
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  /**
   * Conversion of values at earlier paths to values at other paths. Removes the earlier values once any of the
   * new paths has a value.
   */
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
      /** Current codes by the earlier ones. */
      readonly codes: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'fill'; readonly into: MigratedValue }
  | { readonly kind: 'drop'; readonly from: string };

/** Migrated value, computed from `old` alone, so that a record reads the same at any time and for any user. */
export interface MigratedValue {
  readonly at: string;
  readonly value: Expression;
}
