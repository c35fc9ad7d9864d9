/** A document for one fax number. */
export interface Fax {
  readonly to: string;
  /** PDF. */
  readonly content: Uint8Array;
  /** The same for everything that is handed over for one attempt: what came with it before is not sent again. */
  readonly key: string;
}

/** Hands a document over to the fax service. Rejects with `FaxError` when it was not taken. */
export type FaxSender = (fax: Fax) => Promise<void>;

/** The message carries no number and nothing of the document: it may be logged and shown. */
export class FaxError extends Error {
  override readonly name = 'FaxError';
}

export const noFaxSender: FaxSender = async () => {
  throw new FaxError('No fax service is set up.');
};
