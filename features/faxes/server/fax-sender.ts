/** A document for one fax number. */
export interface Fax {
  readonly to: string;
  /** PDF. */
  readonly content: Uint8Array;
  /** Key of everything that is handed over for one attempt: what came with the same key before is not sent again. */
  readonly key: string;
}

/** Service that carries documents to fax numbers. */
export interface FaxSender {
  /**
   * Hands a document over. Yields the id that the service knows it by while it is on its way; `undefined` once there is
   * nothing left to ask. Rejects with `FaxError` when it was not taken, and with `FaxInDoubtError` when nobody knows.
   */
  readonly send: (fax: Fax) => Promise<string | undefined>;
  /** Reports whether a document that was handed over has arrived. Rejects with `FaxError` when it never will. */
  readonly isSent: (id: string) => Promise<boolean>;
}

/** The message carries no number and nothing of the document: it may be logged and shown. */
export class FaxError extends Error {
  override readonly name = 'FaxError';
}

/** The service may have taken the document or not: only the same key may follow. */
export class FaxInDoubtError extends Error {
  override readonly name = 'FaxInDoubtError';
}

/** The service has the document and has not delivered it yet. */
export class FaxOnItsWayError extends Error {
  override readonly name = 'FaxOnItsWayError';
}

export const noFaxSender: FaxSender = {
  async send() {
    throw new FaxError('No fax service is set up.');
  },
  isSent: async () => true,
};
