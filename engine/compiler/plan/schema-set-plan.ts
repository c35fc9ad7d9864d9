import type { Product } from '../../core/product/product.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { PlanOf } from './planned.ts';
import type { RulesPlan } from './rules-plan.ts';

/** The tables of a product that hold descriptors by name. */
export type DescriptorTable = Exclude<
  { [Key in keyof Product]-?: Product[Key] extends Tables | undefined ? Key : never }[keyof Product],
  'entities' | 'bodies'
>;

type Tables = Readonly<Record<string, { readonly name: string }>>;

/** A planned descriptor of a table. */
export type TablePlan<Table extends DescriptorTable> = {
  [Each in Table]: PlanOf<NonNullable<Product[Each]>[string]>;
}[Table];

/** The descriptors of every table, with names resolved and expressions compiled. */
export type DescriptorPlans = {
  readonly [Table in DescriptorTable]: readonly TablePlan<Table>[];
};

/** Everything that is emitted. */
export interface SchemaSetPlan extends DescriptorPlans {
  readonly entities: ReadonlyMap<string, EntityPlan>;
  /** Bodies that calls describe themselves. */
  readonly bodies: readonly EntityPlan[];
  readonly rulesOf: (entity: string) => RulesPlan;
}
