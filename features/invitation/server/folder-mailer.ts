import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailError, type Mailer } from './mailer.ts';

/**
 * Creates a mailer that writes each message as an `.eml` file, which any mail program opens and only the folder's
 * owner may read.
 */
export function createFolderMailer(directory: string, from: string): Mailer {
  return async ({ to, subject, text }) => {
    // Loads the mail library with the first message, as most gateways send none for hours.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    try {
      const { message } = await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
      await writeFile(join(directory, name), message, { mode: 0o600 });
    } catch (error) {
      throw new MailError(
        `The message could not be written (${error instanceof Error ? error.name : 'unknown'}).`,
      );
    }
  };
}
