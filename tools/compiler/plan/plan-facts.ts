import type { Json } from '../../../engine/core/json.ts';
import type { Holiday } from '../../../engine/core/measures/holiday.ts';
import { joinLines } from '../expressions/compile-expression.ts';
import type { ExpressionContext } from '../expressions/environment.ts';
import type { AccessFact, CodeTable, Constant, ExpressionFacts } from '../expressions/facts.ts';
import type { NamedExpressions } from '../expressions/named.ts';
import { anyType } from '../expressions/types.ts';
import type { SourceSet } from '../source/source-set.ts';
import type { PlanContext } from './plan-set.ts';

/** What expressions may ask the schema set: value sets, constants and access rules. */
export function factsOf(
  { sources, entities }: Pick<PlanContext, 'sources' | 'entities'>,
  accessContext: ExpressionContext,
): ExpressionFacts {
  return {
    codes: new Map([...sources.of('codes')].map(([stem, { value }]) => [stem, codeTable(value)])),
    constants: new Map(Object.entries(productOf(sources).constants ?? {})),
    constantsRead: new Set(),
    holidays: productOf(sources).holidays ?? [],
    access: new Map([...sources.of('access').values()].flatMap(({ value }) => accessFacts(value))),
    accessContext,
    named: namedExpressions(sources, entities),
  };
}

/** The named expressions of the entities, each about a record of its own. */
function namedExpressions(sources: SourceSet, entities: PlanContext['entities']): NamedExpressions {
  const entries = [...sources.of('rules').values()].flatMap(({ stem, value }) => {
    const { expressions = {} } = value as { readonly expressions?: Readonly<Record<string, Cel>> };
    const type = entities.get(stem)?.type ?? anyType;
    return Object.entries(expressions).map(
      ([name, source]) => [name, { source: joinLines(source), about: { entity: stem, type } }] as const,
    );
  });
  return new Map(entries);
}

type Cel = string | readonly string[];

function codeTable(value: unknown): CodeTable {
  const { codes, columns } = value as {
    readonly codes: readonly Readonly<Record<string, Json | undefined>>[];
    readonly columns?: CodeTable['columns'];
  };
  return { entries: codes, columns: columns ?? {} };
}

interface ProductFacts {
  readonly constants?: Readonly<Record<string, Constant>>;
  readonly holidays?: readonly Holiday[];
}

function productOf(sources: SourceSet): ProductFacts {
  const [file] = sources.of('product').values();
  return (file?.value ?? {}) as ProductFacts;
}

function accessFacts(value: unknown): readonly (readonly [string, AccessFact])[] {
  const { rules } = value as {
    readonly rules?: Readonly<
      Record<string, { readonly when: string | readonly string[]; readonly about?: string }>
    >;
  };
  return Object.entries(rules ?? {}).map(
    ([name, { when, about }]) => [name, { when: joinLines(when), about }] as const,
  );
}
