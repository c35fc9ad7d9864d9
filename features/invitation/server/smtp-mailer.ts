import { MailError, type Mailer } from './mailer.ts';

/** Milliseconds that a mail server may take for each step; people wait for the answer. */
const timeout = 10_000;

/** Sends by SMTP to a server such as `smtps://user:password@mail.example.org`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  return async ({ to, subject, text }) => {
    // Loaded with the first message: most gateways send none for hours.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      throw new MailError(reasonOf(error), { isPassing: isPassing(error) });
    }
  };
}

/** Codes of the library for a server that cannot be reached. */
const unreachable = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT'];

/** RFC 5321, 4.2.1: a reply of 4yz is temporary, one of 5yz is final. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  if (reply > 0) return reply < 500;
  return 'code' in error && unreachable.includes(String(error.code));
}

/** The library's code only: its messages repeat the recipient. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return `The mail server did not take the message (${typeof code === 'string' ? code : 'unknown reason'}).`;
}
