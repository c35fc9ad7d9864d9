import { parseSync } from '@swc/core';

export interface SourceTerm {
  readonly kind: 'identifier' | 'text';
  readonly value: string;
  /** Line, from 1. */
  readonly line: number;
}

export interface SyntaxNode {
  readonly type?: string;
  readonly span?: { readonly start: number };
  readonly [key: string]: unknown;
}

/** Finds a child of a node by the property's name. */
export function childNode(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const child = node[name];
  return isNode(child) ? child : undefined;
}

/** Lists the children of a node by the property's name. */
export function childNodes(node: SyntaxNode, name: string): readonly SyntaxNode[] {
  const children = node[name];
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null;
}

/** Reads every identifier and text of a TypeScript file, without comments and import paths. */
export function readSourceTerms(source: string, fileName: string): readonly SourceTerm[] {
  const found: SourceTerm[] = [];
  walkSource(source, fileName, (node, line) => {
    const word = wordOf(node);
    if (word !== undefined) found.push({ ...word, line });
  });
  return found;
}

/** Visits every node of a TypeScript file with its line, without import paths. */
export function walkSource(
  source: string,
  fileName: string,
  onNode: (node: SyntaxNode, line: number) => void,
): void {
  const lineAt = createLineAt(Buffer.from(source));
  const root = parseSync(source, { syntax: 'typescript', tsx: fileName.endsWith('x') });
  visit(root as unknown as SyntaxNode, (node) => onNode(node, lineAt(node.span?.start ?? 1)));
}

function visit(node: SyntaxNode, onNode: (node: SyntaxNode) => void): void {
  onNode(node);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'source' && /^(Import|Export)/.test(node.type ?? '')) continue;
    for (const each of Array.isArray(child) ? child : [child]) {
      if (isNode(each)) visit(each, onNode);
    }
  }
}

function wordOf(node: SyntaxNode): Pick<SourceTerm, 'kind' | 'value'> | undefined {
  switch (node.type) {
    case 'Identifier':
    case 'PrivateName':
      return { kind: 'identifier', value: String(node['value']) };
    case 'StringLiteral':
    case 'JSXText':
      return { kind: 'text', value: String(node['value']) };
    case 'TemplateElement':
      return { kind: 'text', value: String(node['cooked']) };
    default:
      return undefined;
  }
}

/** Creates the function from a position to its line; the parser counts bytes, from 1. */
function createLineAt(bytes: Buffer): (position: number) => number {
  const starts = [0];
  for (const [index, byte] of bytes.entries()) if (byte === 10) starts.push(index + 1);
  return (position) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < position) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
