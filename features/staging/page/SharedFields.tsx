import type { SharedField } from '../../../engine/core/intake/row-plan.ts';
import { Panel } from '../../../engine/react/index.ts';
import type { ColumnChoice, TargetField } from './column-choice.ts';

export interface SharedFieldsProps {
  readonly shared: readonly SharedField[];
  readonly fields: readonly TargetField[];
  readonly choice: ColumnChoice;
}

/** Fields that several columns are names of, until one of them is chosen: only the sender knows which is meant. */
export function SharedFields({ shared, fields, choice }: SharedFieldsProps) {
  const open = shared.filter(({ to }) => choice[to] === undefined);
  if (open.length === 0) return null;
  return (
    <Panel tone="warning" role="status">
      {open.map(({ to, columns }) => (
        <p key={to}>{sentenceOf(columns, fields.find(({ path }) => path === to)?.title ?? to)}</p>
      ))}
    </Panel>
  );
}

function sentenceOf(columns: readonly string[], title: string): string {
  const names = [...new Set(columns)].map((name) => `“${name}”`);
  return names.length === 1
    ? `Several columns are called ${names[0]}: rename all but one in the file to use it as ${title}.`
    : `The columns ${names.join(', ')} are names of one field: choose which of them is ${title}.`;
}
