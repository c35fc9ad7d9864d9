import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childOf, childrenOf, type SyntaxNode, walkSource } from './source-terms.ts';

/** Attributes that people read or hear. */
const readAttributes = new Set(['aria-label', 'label', 'title', 'placeholder', 'hint', 'empty', 'message']);

/** Finds what the components of the engine say by themselves instead of by `useMessages`; one sentence for each find. */
export function findSpokenTexts(root: string): readonly string[] {
  return globSync('engine/react/**/*.tsx', { cwd: root })
    .filter((file) => !/\.test\.tsx$|[\\/]testing[\\/]/.test(file))
    .sort()
    .flatMap((file) => textsInSource(readFileSync(join(root, file), 'utf8'), file));
}

/** The texts of one source file. */
export function textsInSource(source: string, fileName: string): readonly string[] {
  const found: string[] = [];
  walkSource(source, fileName, (node, line) => {
    const text = textOf(node);
    if (text !== undefined && /\p{L}{2}/u.test(text))
      found.push(
        `${fileName}:${line} says "${text.trim()}" by itself. Name it in engine/core/messages/messages.ts and say it by useMessages.`,
      );
  });
  return found;
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'JSXAttribute') return undefined;
  const name = String(childOf(node, 'name')?.['value']);
  return readAttributes.has(name) ? literalOf(childOf(node, 'value')) : undefined;
}

/** Finds the text in the attribute itself, in quotes or as a template. */
function literalOf(value: SyntaxNode | undefined): string | undefined {
  if (value?.type === 'StringLiteral') return String(value['value']);
  if (value?.type !== 'JSXExpressionContainer') return undefined;
  const inner = childOf(value, 'expression');
  if (inner?.type === 'StringLiteral') return String(inner['value']);
  if (inner?.type !== 'TemplateLiteral') return undefined;
  return childrenOf(inner, 'quasis')
    .map((part) => String(part['cooked']))
    .join('');
}
