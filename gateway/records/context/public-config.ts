/** Configuration that the browser may know before anybody has signed in. */
export interface PublicConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** The audience of the tokens, where the identity provider needs it in the request. */
  readonly audience?: string;
  /** True where nothing can be saved for now. */
  readonly isReadOnly?: true;
  /** True where its people are real: no demonstration is mentioned. */
  readonly isReal?: true;
  /** The share of traces that is recorded, 0 to 1; absent: none are. */
  readonly tracedShare?: number;
}
