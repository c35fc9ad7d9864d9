/** A message to one person, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a message over to the mail system. Rejects with `MailError` when it was not taken. */
export type Mailer = (mail: Mail) => Promise<void>;

/** The message carries no address and no text: it may be logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** The mail system is away for now, and may take the same message later. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing = false }: { readonly isPassing?: boolean } = {}) {
    super(message);
    this.isPassing = isPassing;
  }
}

export const noMailer: Mailer = async () => {
  throw new MailError('No mail system is configured. Set SMTP_URL.');
};
