import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FaxError, type FaxSender } from './fax-sender.ts';

/** Writes each document into a folder, for a fax program of the operator to fetch: the number is the name's beginning. */
export function createFolderFaxSender(directory: string): FaxSender {
  return {
    async send({ to, content, key }) {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const name = `${to.replaceAll(/\D/g, '')}-${key}.pdf`;
        await writeFile(join(directory, name), content, { mode: 0o600 });
      } catch {
        throw new FaxError('The fax could not be handed over.');
      }
      return undefined;
    },
    isSent: async () => true,
  };
}
