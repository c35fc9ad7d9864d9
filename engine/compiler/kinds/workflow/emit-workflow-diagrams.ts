import { type GeneratedFile, hashOf } from '../../emit/emit-files.ts';
import { joinLines } from '../../expressions/compile-expression.ts';
import type { EventFile, RowFile } from '../../files/workflow.ts';
import type { WrittenWorkflow } from './every-workflow.ts';
import { possibleTexts } from './possible-texts.ts';
import { selectStates, targetsOf } from './state-table.ts';

/**
 * Maximum number of from-states that a diagram draws for a transition; a single box with their number replaces
 * more.
 */
const mostBoxes = 4;

/** Emits the document of each workflow for people: a Mermaid diagram, and a table for each event. */
export function emitWorkflowDiagrams(workflows: readonly WrittenWorkflow[]): readonly GeneratedFile[] {
  return workflows.map((workflow) => {
    const { file, source, table } = workflow;
    const sections = Object.entries(source.events).map(([name, event]) => sectionOf(workflow, name, event));
    const text = [
      `<!-- GENERATED from ${file.path} sha256:${hashOf([file, table.codes])} by engine/compiler; do not edit; run npm run schemas -->`,
      `# ${source.title}`,
      source.description,
      `States that records come into from outside:`,
      Object.entries(source.states.entered ?? {})
        .map(([state, how]) => `- **${state}**: ${how}`)
        .join('\n'),
      ...sections,
    ].join('\n\n');
    return { path: file.path.replace(/^schemas\//, 'generated/').replace(/json$/, 'md'), text: `${text}\n` };
  });
}

function sectionOf(workflow: WrittenWorkflow, name: string, event: EventFile): string {
  const rows = workflow.source.transitions.filter(({ on }) => on === name);
  const moves = rows.filter(({ to }) => to !== undefined);
  const parts = [`## ${event.title}`, `\`${name}\`. ${event.description} ${accessOf(event)}`];
  if (moves.length > 0) parts.push(diagramOf(workflow, moves));
  if (rows.length > 0) parts.push(tableOf(workflow, rows));
  if (event.refusal !== undefined) parts.push(`Otherwise it is refused: "${event.refusal}"`);
  return parts.join('\n\n');
}

function accessOf({ access, action }: EventFile): string {
  const offered = action === undefined ? '' : ` Offered as "${action}".`;
  return `Access: \`${access}\`.${offered}`;
}

function diagramOf(workflow: WrittenWorkflow, rows: readonly RowFile[]): string {
  const boxes = new Map<string, string>();
  const boxOf = (label: string): string => {
    const id = boxes.get(label) ?? `s${boxes.size + 1}`;
    boxes.set(label, id);
    return id;
  };
  const arrows = rows.flatMap((row) =>
    sourcesOf(workflow, row).flatMap((from) =>
      destinationsOf(workflow, row).map((to) => `  ${boxOf(from)} --> ${boxOf(to)} : ${row.id}`),
    ),
  );
  const states = [...boxes].map(([label, id]) => `  state "${label}" as ${id}`);
  return ['```mermaid', 'stateDiagram-v2', ...states, ...arrows, '```'].join('\n');
}

function sourcesOf({ table }: WrittenWorkflow, { id, from }: RowFile): readonly string[] {
  const states = selectStates(table, from);
  if (states.length <= mostBoxes) return states;
  return [states.length === table.names.length ? 'Any state' : `Any of ${states.length} states (${id})`];
}

function destinationsOf({ table }: WrittenWorkflow, row: RowFile): readonly string[] {
  const written = typeof row.to === 'object' ? possibleTexts(row.to.value) : [];
  const isOpen = typeof row.to === 'object' && row.to.among === undefined;
  const targets = targetsOf(table, row, written);
  return isOpen ? [...targets, 'The state that the data names'] : targets;
}

function tableOf({ table }: WrittenWorkflow, rows: readonly RowFile[]): string {
  const lines = rows.map(({ id, from, when, to, refuse, message }) => {
    const cells = [
      `\`${id}\``,
      from === undefined ? 'any' : selectStates(table, from).join(', '),
      when === undefined ? '' : `\`${joinLines(when)}\``,
      targetCell(to, refuse),
      message ?? '',
    ];
    return `| ${cells.map(cellText).join(' | ')} |`;
  });
  return ['| row | from | when | to | message |', '|---|---|---|---|---|', ...lines].join('\n');
}

function targetCell(to: RowFile['to'], refuse: string | undefined): string {
  if (refuse !== undefined) return `refused: ${refuse}`;
  if (to === undefined) return 'stays';
  return typeof to === 'string' ? to : `\`${joinLines(to.value)}\``;
}

function cellText(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
