import type { JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { ConfirmDialog } from '../modal/ConfirmDialog.tsx';
import { useContextLine } from '../tab/use-context-line.ts';
import { StatusMark } from './StatusMark.tsx';

export interface CompleteDialogProps {
  readonly item: string;
  readonly source: DecideSource;
  readonly rows: readonly JsonObject[];
  readonly act: (idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a result is completed, and counts what was decided. */
export function CompleteDialog({ item, source, rows, act, onClose }: CompleteDialogProps) {
  const say = useMessages();
  const { codes } = useProduct();
  const { contextLine } = useContextLine();
  const entries = codes[source.codes]?.codes ?? [];
  const counts = entries
    .map((entry) => ({ entry, n: rows.filter((row) => row[source.status] === entry.code).length }))
    .filter(({ n }) => n > 0);
  return (
    <ConfirmDialog
      title={say('decide.complete.title', { item: item.toLowerCase() })}
      contextLine={contextLine}
      yes={say('decide.complete.yes')}
      no={say('decide.complete.no')}
      look="primary"
      failure="save-failed"
      act={act}
      onClose={onClose}
    >
      {counts.length === 0 && <p>{say('decide.complete.nothing')}</p>}
      <ul className="en-decide-counts">
        {counts.map(({ entry, n }) => (
          <li key={entry.code}>
            <StatusMark entry={entry} />
            {say('decide.complete.count', { n, status: entry.display.toLowerCase() })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
