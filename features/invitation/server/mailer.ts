/** Plain-text message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a message through the mail system. Rejects with `MailError` when it was refused. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Error of the mail system, whose message carries no address and no text: it may be logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** True where the mail system is temporarily away and may accept the same message later. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing = false }: { readonly isPassing?: boolean } = {}) {
    super(message);
    this.isPassing = isPassing;
  }
}

export const noMailer: Mailer = async () => {
  throw new MailError('No mail system is configured. Set SMTP_URL.');
};
