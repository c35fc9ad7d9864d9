import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FaxError, type FaxSender } from './fax-sender.ts';

/**
 * Creates a sender that writes each document into a folder, under a name that begins with the number, for the
 * operator's fax program.
 */
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
