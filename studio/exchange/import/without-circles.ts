import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import type { ImportedField, ImportedNode } from './imported-form.ts';

interface Read {
  readonly nodes: readonly ImportedNode[];
  readonly rows: readonly ExchangedRow[];
}

/**
 * Removes calculations that depend on their own results, and lists the loss; users fill in their fields
 * instead.
 */
export function withoutCircles({ nodes, rows }: Read): Read {
  const derived = derivedIn(nodes, '');
  const circular = circlesIn(derived);
  if (circular.size === 0) return { nodes, rows };
  const noted = rows.map((row) => {
    if (!circular.has(row.field ?? '')) return row;
    const text = derived.get(row.field ?? '')?.derive ?? '';
    const note = `Its calculation was left out, since it goes in a circle, and the field is typed: ${text}`;
    return { ...row, left: [...row.left, note] };
  });
  return { nodes: typed(nodes, '', circular), rows: noted };
}

interface Derived {
  readonly derive: string;
  /** Paths of the fields that the calculation names. */
  readonly reads: readonly string[];
}

function derivedIn(nodes: readonly ImportedNode[], within: string): ReadonlyMap<string, Derived> {
  const found = new Map<string, Derived>();
  for (const node of nodes) {
    if (node.kind === 'field' && node.derive !== undefined)
      found.set(`${within}${node.name}`, { derive: node.derive, reads: readsOf(node.derive, within) });
    const inner = node.kind === 'rows' ? `${within}${node.name}.` : within;
    if (node.kind === 'rows' || node.kind === 'group')
      for (const [path, each] of derivedIn(node.nodes, inner)) found.set(path, each);
  }
  return found;
}

function readsOf(derive: string, within: string): readonly string[] {
  return [...derive.matchAll(/\b(self|root)\.(\w+)/g)].map(
    ([, scope, name]) => `${scope === 'self' ? within : ''}${name}`,
  );
}

/** Finds the calculations that read their own results, directly or indirectly. */
function circlesIn(derived: ReadonlyMap<string, Derived>): ReadonlySet<string> {
  const circular = new Set<string>();
  for (const path of withoutEnds(derived))
    if (!circular.has(path)) for (const each of wayBackTo(derived, path)) circular.add(each);
  return circular;
}

/**
 * Finds the calculations that lead into a cycle, by repeatedly removing those that read no remaining
 * calculation.
 */
function withoutEnds(derived: ReadonlyMap<string, Derived>): ReadonlySet<string> {
  const left = new Set(derived.keys());
  const readers = new Map<string, string[]>();
  const counts = new Map<string, number>();
  for (const [path, { reads }] of derived) {
    const own = reads.filter((each) => derived.has(each));
    counts.set(path, own.length);
    for (const each of own) addTo(readers, each, path);
  }
  const open = [...left].filter((path) => counts.get(path) === 0);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    left.delete(path);
    for (const reader of readers.get(path) ?? []) {
      const count = (counts.get(reader) ?? 0) - 1;
      counts.set(reader, count);
      if (count === 0) open.push(reader);
    }
  }
  return left;
}

/** Lists the calculations on a cyclic path through `start`; empty if there is none. */
function wayBackTo(derived: ReadonlyMap<string, Derived>, start: string): readonly string[] {
  const from = new Map<string, string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const read of derived.get(path)?.reads ?? []) {
      if (from.has(read)) continue;
      from.set(read, path);
      if (read === start) return wayTo(start, from);
      open.push(read);
    }
  return [];
}

function wayTo(start: string, from: ReadonlyMap<string, string>): readonly string[] {
  const way = [start];
  for (let path = from.get(start); path !== undefined && path !== start; path = from.get(path))
    way.push(path);
  return way;
}

function typed(
  nodes: readonly ImportedNode[],
  within: string,
  circular: ReadonlySet<string>,
): readonly ImportedNode[] {
  return nodes.map((node) => {
    if (node.kind === 'group') return { ...node, nodes: typed(node.nodes, within, circular) };
    if (node.kind === 'rows')
      return { ...node, nodes: typed(node.nodes, `${within}${node.name}.`, circular) };
    if (node.kind !== 'field' || !circular.has(`${within}${node.name}`)) return node;
    const { derive: _derive, ...others }: ImportedField = node;
    return others;
  });
}

function addTo(lists: Map<string, string[]>, name: string, value: string): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [value]);
  else list.push(value);
}
