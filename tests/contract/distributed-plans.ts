import type { Database, Queryable } from '../../gateway/store/database.ts';

/** Reason why a statement about distributed tables would run on every server, or be refused by Citus. */
export interface Obstacle {
  readonly statement: string;
  readonly why: string;
}

/** Plan node from `explain (format json)`, with the properties used here. */
interface PlanNode {
  readonly [property: string]: unknown;
  readonly Alias?: string;
  /** Name of a common table expression: `CTE` and the expression's own name. */
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const isCommand = /^\s*(select|with|insert|update|delete)\b/i;

/** Lists the statements that one server cannot execute by itself, judged by their generic plans. */
export function obstaclesOf(
  database: Database,
  statements: readonly string[],
  tables: readonly string[],
): Promise<readonly Obstacle[]> {
  const about = new RegExp(`\\b(?:${tables.join('|')})\\b`);
  return database.transaction(async (tx) => {
    await tx.query('set local plan_cache_mode = force_generic_plan');
    const obstacles: Obstacle[] = [];
    for (const statement of statements) {
      if (!isCommand.test(statement) || !about.test(statement)) continue;
      const why = movedBy(statement, tables) ?? obstacleIn(nodesOf(await planOf(tx, statement)), tables);
      if (why !== undefined) obstacles.push({ statement, why });
    }
    return obstacles;
  });
}

async function planOf(tx: Queryable, statement: string): Promise<PlanNode> {
  const numbers = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  const values = Array.from({ length: Math.max(0, ...numbers) }, () => 'null').join(', ');
  await tx.query(`prepare explained as ${statement}`);
  const { rows } = await tx.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    `explain (verbose, costs off, format json) execute explained${values === '' ? '' : `(${values})`}`,
  );
  await tx.query('deallocate explained');
  const [{ Plan } = {}] = rows[0]?.['QUERY PLAN'] ?? [];
  if (Plan === undefined) throw new Error(`There is no plan of: ${statement}`);
  return Plan;
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/**
 * Finds a statement that sets the distribution column of a row, which Citus refuses unless the value is unchanged.
 */
function movedBy(statement: string, tables: readonly string[]): string | undefined {
  const changes = statement.matchAll(
    /\bupdate (?:only )?"?(\w+)"?(?: (?:as )?\w+)? set ([\s\S]*?)(?= where | returning |$)/gi,
  );
  const moved = [...changes].find(
    ([, table = '', set = '']) => tables.includes(table) && /\borganization =/.test(set),
  );
  return moved === undefined ? undefined : `sets the organization of ${moved[1]}`;
}

function obstacleIn(nodes: readonly PlanNode[], tables: readonly string[]): string | undefined {
  const scans = nodes.filter(
    (node) => node['Node Type'] !== 'ModifyTable' && tables.includes(String(node['Relation Name'])),
  );
  const conditions = nodes.flatMap(conditionsOf).flatMap(conjunctsOf);
  const bindings = bindingsOf(conditions);
  const unbound = scans.find(({ Alias = '' }) => bindings.get(Alias) === undefined);
  if (unbound !== undefined) return `scans ${unbound['Relation Name']} without its organization`;
  const areSeveral = (some: readonly PlanNode[]) =>
    some.find((node) => scans.includes(node) && bindings.get(node.Alias ?? '') === 'several')?.[
      'Relation Name'
    ];
  const locked = nodes.some((node) => node['Node Type'] === 'LockRows') ? areSeveral(nodes) : undefined;
  if (locked !== undefined) return `locks rows of several organizations in ${locked}`;
  const grouping = nodes.filter((node) => 'Grouping Sets' in node);
  const grouped = areSeveral(grouping.flatMap(groupedBy));
  return grouped === undefined ? undefined : `has grouping sets over several organizations in ${grouped}`;
}

/**
 * Lists the nodes beneath a node, without common table expressions, which are computed first as tables of their own.
 */
function groupedBy(node: PlanNode): readonly PlanNode[] {
  const own = (node.Plans ?? []).filter((plan) => plan['Subplan Name']?.startsWith('CTE ') !== true);
  return [node, ...own.flatMap(groupedBy)];
}

/** Lists the conditions of a node, all of which must hold: filters, and conditions of indexes and joins. */
function conditionsOf(node: PlanNode): readonly string[] {
  const named = Object.entries(node).filter(([property]) => / ?(Cond|Filter)$/.test(property));
  return named.flatMap(([, condition]) => (typeof condition === 'string' ? condition : []));
}

type Binding = 'one' | 'several';

const column = /^"?([\w -]+)"?\.organization$/;
const oneValue = /^\(?(?:\$\d+|'[^']*')\)?(?:::text)?(?: COLLATE "C")?$/;
const severalValues = /^ANY \(\(?(?:\$\d+|'\{[^']*\}')\)?(?:::text\[\])?\)$/;

/** Finds the aliases bound to organizations that the statement names, directly or through joins. */
function bindingsOf(conditions: readonly string[]): ReadonlyMap<string, Binding> {
  const bindings = new Map<string, Binding>();
  const joins: (readonly [string, string])[] = [];
  for (const condition of conditions) {
    const sides = condition.split(' = ');
    const [, alias] = sides.map((side) => column.exec(side)).find((found) => found !== null) ?? [];
    const [other = ''] = sides.filter((side) => column.exec(side)?.[1] !== alias);
    if (alias === undefined || sides.length !== 2) continue;
    if (oneValue.test(other)) bindings.set(alias, 'one');
    else if (severalValues.test(other)) bindings.set(alias, bindings.get(alias) ?? 'several');
    else if (column.test(other)) joins.push([alias, column.exec(other)?.[1] ?? '']);
  }
  for (let round = 0; round < joins.length; round += 1) {
    for (const [left, right] of joins) {
      const shared = bindings.get(left) ?? bindings.get(right);
      if (shared === undefined) continue;
      bindings.set(left, bindings.get(left) ?? shared);
      bindings.set(right, bindings.get(right) ?? shared);
    }
  }
  return bindings;
}

/** Splits a condition, as PostgreSQL prints it, into its conjuncts. */
function conjunctsOf(condition: string): readonly string[] {
  const depths = depthsOf(condition);
  const isWrapped = condition.startsWith('(') && depths.indexOf(0) === condition.length - 1;
  if (isWrapped) return conjunctsOf(condition.slice(1, -1));
  const ends = depths.flatMap((depth, n) => (depth === 0 && condition.startsWith(and, n) ? n : []));
  const starts = [0, ...ends.map((end) => end + and.length)];
  if (ends.length === 0) return [condition];
  return starts.flatMap((start, n) => conjunctsOf(condition.slice(start, ends[n])));
}

const and = ' AND ';

/** Counts the parentheses or quotes around each character of a text. */
function depthsOf(text: string): readonly number[] {
  let depth = 0;
  let isQuoted = false;
  return text.split('').map((sign) => {
    if (sign === "'") isQuoted = !isQuoted;
    if (!isQuoted && sign === '(') depth += 1;
    if (!isQuoted && sign === ')') depth -= 1;
    return isQuoted ? depth + 1 : depth;
  });
}
