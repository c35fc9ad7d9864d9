import type { Json } from '../../core/json/json.ts';
import type { ReportBoxTab } from '../../core/product/screen.ts';
import { toCsv } from '../../core/text/csv.ts';
import { answered } from '../client/answered.ts';
import { messageOfError } from '../client/call-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { notify } from '../notifications/notify.ts';
import { Button } from '../parts/Button.tsx';
import { saveFile } from '../parts/save-file.ts';

export interface ExportButtonProps<Answer> {
  readonly tab: ReportBoxTab;
  readonly query: Readonly<Record<string, Json | undefined>>;
  /** Makes of the answer the rows of the file, and what its name ends with: the day, or the first and the last. */
  readonly fileOf: (answer: Answer) => {
    readonly of: readonly string[];
    readonly rows: Parameters<typeof toCsv>[0];
  };
}

/**
 * Saves the figures as CSV, fetched anew by a call that the audit trail logs; nothing for users who may not make
 * that call.
 */
export function ExportButton<Answer>({ tab, query, fileOf }: ExportButtonProps<Answer>) {
  const { client } = useEngine();
  const product = useProduct();
  const can = useAccess();
  const say = useMessages();
  const { export: exported } = tab;
  if (exported === undefined || !can(exported.access)) return null;
  const save = async () => {
    const answer = await client.call(exported.call, { query });
    const { of, rows } = fileOf(answered<Answer>(answer, product, exported.call));
    const name = [tab.report, ...of].join('-');
    saveFile(`${name}.csv`, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  };
  const failed = (reason: unknown) =>
    notify({ kind: 'error', message: messageOfError(reason, say('report.export-failed')) });
  return <Button onClick={() => void save().catch(failed)}>{say('report.export')}</Button>;
}
