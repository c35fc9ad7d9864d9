import { lstatSync } from 'node:fs';
import { DataFolderError } from '../store/data-folder.ts';

/**
 * Throws `DataFolderError` for another user's socket in a shared folder, since that user must not receive our data.
 */
export function requireOwnSocket(path: string, dataDirectory: string, owner: number): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSocket() === true && found.uid === (process.getuid?.() ?? found.uid)) return;
  throw new DataFolderError(
    `The data folder ${dataDirectory} is in use by process ${owner}, which takes no commands from this user. ` +
      'Wait until it serves, or stop it, and try again.',
  );
}
