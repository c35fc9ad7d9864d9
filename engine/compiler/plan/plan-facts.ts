import { joinLines } from '../expressions/compile-expression.ts';
import type { ExpressionContext } from '../expressions/environment.ts';
import type { AccessFact, CodeTable, ExpressionFacts } from '../expressions/facts.ts';
import type { NamedExpressions } from '../expressions/named.ts';
import { anyType } from '../expressions/types.ts';
import type { AccessFile } from '../files/access.ts';
import type { CodesFile } from '../files/codes.ts';
import type { ProductFile } from '../files/product.ts';
import type { SourceSet } from '../source/source-set.ts';
import type { PlanContext } from './plan-set.ts';

/** Collects the parts of the schema set that expressions may read: value sets, constants and access rules. */
export function expressionFacts(
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
    functions: new Map(Object.entries(productOf(sources).functions ?? {})),
    named: namedExpressions(sources, entities),
  };
}

/** Finds the named expressions of the entities, each about a record of its entity. */
function namedExpressions(sources: SourceSet, entities: PlanContext['entities']): NamedExpressions {
  const entries = [...sources.of('rules').values()].flatMap(({ stem, value }) => {
    const { expressions = {} } = value;
    const type = entities.get(stem)?.type ?? anyType;
    return Object.entries(expressions).map(
      ([name, source]) => [name, { source: joinLines(source), about: { entity: stem, type } }] as const,
    );
  });
  return new Map(entries);
}

const noColumns: CodeTable['columns'] = {};

function codeTable({ codes, columns }: CodesFile): CodeTable {
  return { entries: codes, columns: columns ?? noColumns };
}

function productOf(sources: SourceSet): Partial<ProductFile> {
  const [file] = sources.of('product').values();
  return file?.value ?? {};
}

function accessFacts({ rules }: AccessFile): readonly (readonly [string, AccessFact])[] {
  return Object.entries(rules ?? {}).map(
    ([name, { when, about }]) => [name, { when: joinLines(when), about }] as const,
  );
}
