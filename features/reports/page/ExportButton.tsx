import { toCsv } from '../../../engine/core/text/csv.ts';
import { Button, messageOfError, notify, saveFile } from '../../../engine/react/index.ts';

interface ExportButtonProps {
  /** Fetches the name and rows of the file. */
  readonly fetchFile: () => Promise<{ readonly name: string; readonly rows: Parameters<typeof toCsv>[0] }>;
}

/** Saves the figures as CSV, fetched anew by a call that the audit trail logs. */
export function ExportButton({ fetchFile }: ExportButtonProps) {
  const save = async () => {
    const { name, rows } = await fetchFile();
    saveFile(name, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  };
  const failed = (reason: unknown) =>
    notify({ kind: 'error', message: messageOfError(reason, 'The file could not be made. Try again.') });
  return <Button onClick={() => void save().catch(failed)}>Export to CSV</Button>;
}
