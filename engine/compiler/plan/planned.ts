import type { Expression } from '../../core/expressions/scope.ts';
import type { Code } from '../code/literal.ts';

/** Planned file: its descriptor's name, and the descriptor with code inside. */
export interface PlanOf<Descriptor> {
  readonly name: string;
  /** Path of the source file from the project's root. */
  readonly source: string;
  readonly descriptor: Planned<Descriptor>;
}

/**
 * Casts a planned descriptor to its contract to read its data. Its expressions are code until emitted and
 * cannot be evaluated.
 */
export function dataOf<Descriptor>({ descriptor }: PlanOf<Descriptor>): Descriptor {
  return descriptor as unknown as Descriptor;
}

/** Descriptor before it is emitted: code in place of its functions. */
export type Planned<Value> = unknown extends Value
  ? Value
  : Value extends Expression
    ? Code
    : Value extends readonly (infer Item)[]
      ? readonly Planned<Item>[]
      : Value extends object
        ? {
            readonly [Key in keyof Value]: undefined extends Value[Key]
              ? Planned<Value[Key]> | undefined
              : PlannedMember<Value, Key>;
          }
        : Value;

/** Type of a member. An optional one may be undefined, and is then left out of the emitted code. */
type PlannedMember<Value, Key extends keyof Value> = string extends Key
  ? Planned<Value[Key]>
  : Record<never, never> extends Pick<Value, Key>
    ? Planned<Value[Key]> | undefined
    : Planned<Value[Key]>;
