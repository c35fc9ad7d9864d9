import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childNode, childNodes, type SyntaxNode, walkSource } from './source-terms.ts';

/** Attributes with text for people, displayed or read aloud. */
const readAttributes = new Set(['aria-label', 'label', 'title', 'placeholder', 'hint', 'empty', 'message']);

/**
 * Finds texts that the engine's components contain themselves instead of using `useMessages`; returns one sentence
 * for each.
 */
export function findSpokenTexts(root: string): readonly string[] {
  return globSync('engine/react/**/*.tsx', { cwd: root })
    .filter((file) => !/\.test\.tsx$|[\\/]testing[\\/]/.test(file))
    .sort()
    .flatMap((file) => textsInSource(readFileSync(join(root, file), 'utf8'), file));
}

/** Finds the texts of one source file. */
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
  const name = String(childNode(node, 'name')?.['value']);
  return readAttributes.has(name) ? literalOf(childNode(node, 'value')) : undefined;
}

/** Returns the text of an attribute: a quoted string or a template. */
function literalOf(value: SyntaxNode | undefined): string | undefined {
  if (value?.type === 'StringLiteral') return String(value['value']);
  if (value?.type !== 'JSXExpressionContainer') return undefined;
  const inner = childNode(value, 'expression');
  if (inner?.type === 'StringLiteral') return String(inner['value']);
  if (inner?.type !== 'TemplateLiteral') return undefined;
  return childNodes(inner, 'quasis')
    .map((part) => String(part['cooked']))
    .join('');
}
