import type { ASTNode } from '@marcbachmann/cel-js';
import { celPath } from './cel-path.ts';
import type { NamedField } from './write-condition.ts';

/**
 * Writes a calculated number in FHIRPath (SDC); undefined without an exact counterpart, as for division and
 * rounding, which FHIRPath does in decimals. In both languages, a missing operand makes `+`, `-` and `*`
 * empty.
 */
export function calculatedExpression(
  node: ASTNode,
  fieldAt: (path: string) => NamedField | undefined,
): string | undefined {
  if (node.op === 'value') return typeof node.args === 'number' ? String(node.args) : undefined;
  if (node.op === '+' || node.op === '-' || node.op === '*') {
    const [one, other] = node.args.map((each) => calculatedExpression(each, fieldAt));
    return one === undefined || other === undefined ? undefined : `(${one} ${node.op} ${other})`;
  }
  const path = celPath(node);
  const field = path === undefined ? undefined : fieldAt(path);
  return field?.type === 'number' ? answerTo(field.name) : undefined;
}

/** Writes the FHIRPath of the answer to a question that is not repeated, at any depth. */
function answerTo(linkId: string): string {
  return `%resource.descendants().where(linkId = '${linkId.replaceAll("'", "\\'")}').answer.value`;
}
