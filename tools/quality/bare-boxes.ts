import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childNode, childNodes, type SyntaxNode, walkSource } from './source-terms.ts';

const boxes = new Set(['input', 'textarea']);

/**
 * Finds text boxes that leave their maximum length, or the parsing of numbers, to the browser, which drops excess
 * input silently and counts surrogates. Returns one sentence for each.
 */
export function findBareBoxes(root: string): readonly string[] {
  return globSync(['engine/react/**/*.tsx', '{features,screens,studio}/**/*.tsx'], { cwd: root })
    .filter((file) => !/\.test\.tsx$|[\\/]testing[\\/]/.test(file))
    .sort()
    .flatMap((file) => bareBoxesIn(readFileSync(join(root, file), 'utf8'), file));
}

/** Finds the text boxes of one source file that leave limits or numbers to the browser. */
export function bareBoxesIn(source: string, fileName: string): readonly string[] {
  const found: string[] = [];
  walkSource(source, fileName, (node, line) => {
    if (node.type !== 'JSXOpeningElement' || !boxes.has(nameOf(node))) return;
    const attributes = childNodes(node, 'attributes').filter(({ type }) => type === 'JSXAttribute');
    for (const attribute of attributes) {
      const name = nameOf(attribute);
      const isNumber = name === 'type' && holdsText(childNode(attribute, 'value'), 'number');
      if (name !== 'maxLength' && !isNumber) continue;
      found.push(
        `${fileName}:${line} leaves ${isNumber ? 'what is no number' : 'what does not fit'} to the browser, which says nothing. Use TextBox, TextArea or a control of engine/react/form/widgets.`,
      );
    }
  });
  return found;
}

function nameOf(node: SyntaxNode): string {
  return String(childNode(node, 'name')?.['value']);
}

/** Reports whether an expression is the text, or has it as one of its branches. */
function holdsText(value: SyntaxNode | undefined, text: string): boolean {
  if (value?.type === 'StringLiteral') return value['value'] === text;
  if (value?.type === 'JSXExpressionContainer') return holdsText(childNode(value, 'expression'), text);
  if (value?.type !== 'ConditionalExpression') return false;
  return ['consequent', 'alternate'].some((branch) => holdsText(childNode(value, branch), text));
}
