import type { ColumnDescriptor } from '../../core/product/tab.ts';
import { useMessages } from '../context/use-messages.ts';
import { Panel } from '../parts/Panel.tsx';

export interface LeftOutPanelProps {
  /** Columns of the conditions left out. */
  readonly leftOut: readonly string[];
  readonly columns: readonly ColumnDescriptor[];
  /** Noun for a search. */
  readonly item: string;
  readonly canEdit: boolean;
}

/** Renders the reason why a search finds too many rows, and who can change the search. */
export function LeftOutPanel({ leftOut, columns, item, canEdit }: LeftOutPanelProps) {
  const say = useMessages();
  const titleOf = (name: string) => columns.find(({ field }) => field === name)?.title ?? name;
  const conditions = [...new Set(leftOut.map(titleOf))].map((title) => `“${title}”`).join(', ');
  const words = { item: item.toLowerCase() };
  return (
    <Panel tone="warning" role="status">
      <p>{say('saved.left-out', { ...words, conditions })}</p>
      <p>{say(canEdit ? 'saved.left-out.edit' : 'saved.left-out.owner', words)}</p>
    </Panel>
  );
}
