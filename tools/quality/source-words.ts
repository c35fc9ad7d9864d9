import { parseSync } from '@swc/core';

export interface SourceWord {
  readonly kind: 'identifier' | 'text';
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

interface SyntaxNode {
  readonly type?: string;
  readonly span?: { readonly start: number };
  readonly [key: string]: unknown;
}

/** Every identifier and every piece of text in a TypeScript file; comments and import paths are left out. */
export function readSourceWords(source: string, fileName: string): readonly SourceWord[] {
  const bytes = Buffer.from(source);
  const found: SourceWord[] = [];
  const root = parseSync(source, { syntax: 'typescript', tsx: fileName.endsWith('x') });
  visit(root as unknown as SyntaxNode, (node, kind, value) => {
    found.push({ kind, value, line: lineAt(bytes, node.span?.start ?? 1) });
  });
  return found;
}

function visit(
  node: SyntaxNode,
  report: (node: SyntaxNode, kind: SourceWord['kind'], value: string) => void,
): void {
  const word = wordOf(node);
  if (word !== undefined) report(node, word.kind, word.value);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'source' && /^(Import|Export)/.test(node.type ?? '')) continue;
    for (const each of Array.isArray(child) ? child : [child]) {
      if (typeof each === 'object' && each !== null) visit(each as SyntaxNode, report);
    }
  }
}

function wordOf(node: SyntaxNode): Pick<SourceWord, 'kind' | 'value'> | undefined {
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

/** The parser counts bytes from 1. */
function lineAt(bytes: Buffer, position: number): number {
  let line = 1;
  for (let index = 0; index < position - 1 && index < bytes.length; index += 1) {
    if (bytes[index] === 10) line += 1;
  }
  return line;
}
