/** Request of an operation, before it is sent. */
export interface ContractRequest {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
