import { MailError, type Mailer } from './mailer.ts';

/** Timeout of each step of a mail server in milliseconds, while the user waits. */
const timeout = 10_000;

/** Creates a mailer over SMTP to a server such as `smtps://user:password@mail.example.org`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  return async ({ to, subject, text }) => {
    // Loads the mail library with the first message, as most gateways send none for hours.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      throw new MailError(reasonOf(error), { isPassing: isPassing(error) });
    }
  };
}

/** Error codes of the mail library for an unreachable server. */
const unreachable = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT'];

/** Reports whether an error is temporary: a reply of 4yz, while 5yz is final (RFC 5321, 4.2.1). */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  if (reply > 0) return reply < 500;
  return 'code' in error && unreachable.includes(String(error.code));
}

/** Returns the library's code only, since its messages repeat the recipient. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return `The mail server did not take the message (${typeof code === 'string' ? code : 'unknown reason'}).`;
}
