import type { JSONPath } from 'jsonc-parser';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { LayoutMatrix, LayoutNode, LayoutText } from '../../../core/product/form.ts';
import type { LayoutMatrixFile, LayoutTextFile, NodeFile } from '../../files/form.ts';
import { findField } from '../../plan/entity-plan.ts';
import type { Planned } from '../../plan/planned.ts';
import { checkField } from './check-field.ts';
import { type GroupFile, isMatrix, isText } from './fields-of-layout.ts';
import { compileInForm, type FormLocation, pipedInForm } from './form-location.ts';
import { conditionsOfGroups, joinConditions, sourceOf } from './group-conditions.ts';

/**
 * Plans a row of fields, a text, or a group or tab of rows. Conditions of a group are planned with its fields
 * and texts, not here.
 */
export function planLayout(
  node: NodeFile,
  at: JSONPath,
  location: FormLocation,
  around: readonly string[] = [],
): Planned<LayoutNode> {
  if (isText(node)) return planText(node, at, location, around);
  if (isMatrix(node)) return planMatrix(node, at, location);
  if ('rows' in node) {
    for (const name of conditionsOfGroups)
      compileInForm({ source: node[name], at: [...at, name], location, wants: 'bool' });
    const within = [...around, ...sourceOf(node.visibleWhen)];
    const rows = node.rows.map((row, index) => planLayout(row, [...at, 'rows', index], location, within));
    return { ...planTitle(node, at, location), rows };
  }
  for (const [index, path] of node.entries()) checkField(path, [...at, index], location);
  return { row: node };
}

/** Plans the title of a group, tab or step; a step is a tab opened in order. */
function planTitle(node: GroupFile, at: JSONPath, location: FormLocation) {
  const valuesOf = (sentence: string, word: string) => pipedInForm(sentence, [...at, word], location);
  if (node.tab !== undefined) return { tab: node.tab, values: valuesOf(node.tab, 'tab') };
  if (node.step !== undefined)
    return { tab: node.step, isStep: true as const, values: valuesOf(node.step, 'step') };
  const { group = '' } = node;
  return { group, values: valuesOf(group, 'group') };
}

/** Refuses tabs and steps side by side: tabs open in any order, steps one after the other. */
export function checkSteps(nodes: readonly NodeFile[], at: JSONPath, location: FormLocation): void {
  const steps = nodes.filter((node) => 'step' in node && node.step !== undefined);
  for (const [index, node] of nodes.entries()) {
    if ('rows' in node) checkSteps(node.rows ?? [], [...at, index, 'rows'], location);
    if (steps.length === 0 || !('tab' in node) || node.tab === undefined) continue;
    location.plans.diagnostics.report(location.file, {
      code: 'form/tab-beside-steps',
      message: `The tab "${node.tab}" stands beside steps, and both cannot be open at once.`,
      help: 'Make it a step, or put it into one of them.',
      at: [...at, index, 'tab'],
    });
  }
}

/** Plans a matrix with one column per choice of its first field; reports a field with other choices. */
function planMatrix(
  { matrix, fields }: LayoutMatrixFile,
  at: JSONPath,
  location: FormLocation,
): Planned<LayoutMatrix> {
  const choicesOf = (path: string) => findField(location.entity, path)?.schema.enum;
  const columns = choicesOf(fields[0] ?? '');
  for (const [line, path] of fields.entries()) {
    checkField(path, [...at, 'fields', line], location);
    const choices = choicesOf(path);
    if (findField(location.entity, path) === undefined) continue;
    if (choices !== undefined && (columns === undefined || jsonEqual(choices, columns))) continue;
    location.plans.diagnostics.report(location.file, {
      code: 'form/matrix-choices',
      message:
        choices === undefined
          ? `"${path}" has no choices, and a matrix has a column for each choice.`
          : `"${path}" has other choices than "${fields[0]}", and a matrix has the same columns for all of its fields.`,
      help: 'Give the fields the same value set, or take this one out of the matrix.',
      at: [...at, 'fields', line],
    });
  }
  return { matrix, values: pipedInForm(matrix, [...at, 'matrix'], location), fields };
}

function planText(
  { text, visibleWhen }: LayoutTextFile,
  at: JSONPath,
  location: FormLocation,
  around: readonly string[],
): Planned<LayoutText> {
  if (/!\[\s*\]/.test(text))
    location.plans.diagnostics.report(location.file, {
      code: 'form/image-without-text',
      message: 'An image of this text has no words for people who do not see it.',
      help: 'Write between its brackets what it shows: ![The parts of a book](/images/book.png).',
      at: [...at, 'text'],
    });
  const own = compileInForm({ source: visibleWhen, at: [...at, 'visibleWhen'], location, wants: 'bool' });
  const sources = [...around, ...sourceOf(visibleWhen)];
  return {
    text,
    values: pipedInForm(text, [...at, 'text'], location),
    visibleWhen: around.length === 0 ? own : joinConditions(sources, at, location),
  };
}
