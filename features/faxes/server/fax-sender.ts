/** Document for one fax number. */
export interface Fax {
  readonly to: string;
  /** Content of the document, a PDF. */
  readonly content: Uint8Array;
  /** Idempotency key of one attempt: a document whose key was sent before is not sent again. */
  readonly key: string;
}

/** Service that sends documents to fax numbers. */
export interface FaxSender {
  /**
   * Sends a document. Resolves to the service's id while delivery is pending, else to `undefined`. Rejects with
   * `FaxError` if the fax was refused, and with `FaxInDoubtError` if the outcome is unknown.
   */
  readonly send: (fax: Fax) => Promise<string | undefined>;
  /** Reports whether a sent document has arrived. Rejects with `FaxError` when it never will. */
  readonly isSent: (id: string) => Promise<boolean>;
}

/** Error of a refused fax, whose message contains no number and nothing of the document: it may be logged and shown. */
export class FaxError extends Error {
  override readonly name = 'FaxError';
}

/** Error of a fax that the service may have received, so that another attempt must repeat the idempotency key. */
export class FaxInDoubtError extends Error {
  override readonly name = 'FaxInDoubtError';
}

/** Error of a fax that the service has accepted and not delivered yet. */
export class FaxOnItsWayError extends Error {
  override readonly name = 'FaxOnItsWayError';
}

export const noFaxSender: FaxSender = {
  async send() {
    throw new FaxError('No fax service is set up.');
  },
  isSent: async () => true,
};
