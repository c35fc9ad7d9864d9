import type { Expression } from '../../core/expressions/scope.ts';
import type { Code } from '../code/literal.ts';

/** A planned file: the name of its descriptor and the descriptor with code inside. */
export interface PlanOf<Descriptor> {
  readonly name: string;
  /** Path of the file from the project's root. */
  readonly source: string;
  readonly descriptor: Planned<Descriptor>;
}

/**
 * The descriptor by its contract, for readers of its data: its expressions are code until they are emitted, and cannot
 * be evaluated.
 */
export function dataOf<Descriptor>({ descriptor }: PlanOf<Descriptor>): Descriptor {
  return descriptor as unknown as Descriptor;
}

/** A descriptor before it is emitted: code in place of its functions. */
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

/** An optional member may be given as undefined: it is left out when it is printed. */
type PlannedMember<Value, Key extends keyof Value> = string extends Key
  ? Planned<Value[Key]>
  : Record<never, never> extends Pick<Value, Key>
    ? Planned<Value[Key]> | undefined
    : Planned<Value[Key]>;
