/** Plain-text message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a message through the mail system. Rejects with `MailError` when it was refused. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Error of the mail system, whose message contains no address and no text, so that it may be logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** True if the mail system is temporarily unavailable and may accept the message later. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing = false }: { readonly isPassing?: boolean } = {}) {
    super(message);
    this.isPassing = isPassing;
  }
}

export const noMailer: Mailer = async () => {
  throw new MailError('No mail system is configured. Set SMTP_URL.');
};
