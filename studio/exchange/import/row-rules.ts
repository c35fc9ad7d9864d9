import type { ImportedField, ImportedForm, ImportedNode } from './imported-form.ts';

/**
 * Converts the rules of rows to rules over the row only; lists rules that read the enclosing record as left
 * out.
 */
export function withRowRules(form: ImportedForm): ImportedForm {
  const left = new Map<string, readonly string[]>();
  const nodes = form.nodes.map((node) => carried(node, { path: '', conditions: [] }, left));
  if (left.size === 0) return form;
  const rows = form.rows.map((row) => ({
    ...row,
    left: [...row.left, ...(left.get(row.field ?? '') ?? [])],
  }));
  return { ...form, nodes, rows };
}

interface Around {
  /** Path of the rows with a trailing dot; empty for the record itself. */
  readonly path: string;
  readonly conditions: readonly string[];
}

function carried(node: ImportedNode, around: Around, left: Map<string, readonly string[]>): ImportedNode {
  if (node.kind === 'text') return node;
  const own = node.visibleWhen === undefined ? [] : [node.visibleWhen];
  const conditions = [...around.conditions, ...own];
  if (node.kind === 'field') return around.path === '' ? node : ofRow(node, { ...around, conditions }, left);
  const path = node.kind === 'group' ? around.path : `${around.path}${node.name}.`;
  const inside = { path, conditions: node.kind === 'group' ? conditions : [] };
  return { ...node, nodes: node.nodes.map((each) => carried(each, inside, left)) };
}

function ofRow(
  field: ImportedField,
  { path, conditions }: Around,
  left: Map<string, readonly string[]>,
): ImportedField {
  const { requiredWhen, constraints = [], ...others } = field;
  const isRequired = field.isRequired && !conditions.some(looksAround);
  const isConditional = requiredWhen !== undefined && ![...conditions, requiredWhen].some(looksAround);
  const kept = constraints.filter(({ unless }) => !looksAround(unless));
  const lost = [
    ...(isRequired === field.isRequired && isConditional === (requiredWhen !== undefined)
      ? []
      : ['That it is required was left out: it depends on the record around the row.']),
    ...constraints
      .filter(({ unless }) => looksAround(unless))
      .map(
        ({ message }) =>
          `Its constraint was left out, since it depends on the record around the row: ${message}`,
      ),
  ];
  if (lost.length > 0) left.set(path + field.name, lost);
  return {
    ...others,
    isRequired,
    ...(isConditional && { requiredWhen }),
    ...(kept.length > 0 && { constraints: kept }),
  };
}

function looksAround(cel: string): boolean {
  return /\broot\b/.test(cel);
}
