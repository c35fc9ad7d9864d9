import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import type { ImportedField, ImportedNode } from './imported-form.ts';

interface Read {
  readonly nodes: readonly ImportedNode[];
  readonly rows: readonly ExchangedRow[];
}

/** Takes calculations away that lead back to themselves: those fields are typed, and it is listed. */
export function withoutCircles({ nodes, rows }: Read): Read {
  const derived = derivedIn(nodes, '');
  const circular = new Set([...derived.keys()].filter((path) => leadsTo(derived, path)));
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
  /** Paths of the fields that it names. */
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

/** True where a calculation reads its own result, by whichever way. */
function leadsTo(derived: ReadonlyMap<string, Derived>, start: string): boolean {
  const seen = new Set<string>();
  const open = [...(derived.get(start)?.reads ?? [])];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path === start) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...(derived.get(path)?.reads ?? []));
  }
  return false;
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
