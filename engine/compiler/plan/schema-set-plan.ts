import type { Product } from '../../core/product/product.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { PlanOf } from './planned.ts';
import type { RulesPlan } from './rules-plan.ts';

/** Tables of a product that hold descriptors by name. */
export type DescriptorTable = Exclude<
  { [Key in keyof Product]-?: Product[Key] extends Tables | undefined ? Key : never }[keyof Product],
  'entities' | 'bodies'
>;

type Tables = Readonly<Record<string, { readonly name: string }>>;

/** Descriptor of one of the given tables, as planned. */
export type TablePlan<Table extends DescriptorTable> = {
  [Each in Table]: PlanOf<NonNullable<Product[Each]>[string]>;
}[Table];

/** Descriptors of every table, with names resolved and expressions compiled. */
export type DescriptorPlans = {
  readonly [Table in DescriptorTable]: readonly TablePlan<Table>[];
};

/** Plan of everything that the compiler emits. */
export interface SchemaSetPlan extends DescriptorPlans {
  readonly entities: ReadonlyMap<string, EntityPlan>;
  /** Plans of the bodies that calls describe themselves. */
  readonly bodies: readonly EntityPlan[];
  readonly rulesOf: (entity: string) => RulesPlan;
}
