import type { PoolClient } from 'pg';

type Notice = { readonly routine?: string | undefined };

/** A commit that was not replicated. The code says that nobody knows what becomes of it (SQLSTATE 08007). */
export class NotReplicatedError extends Error {
  override readonly name = 'NotReplicatedError';
  readonly code = '08007';
}

/**
 * Hears whether a commit gave up waiting for its standbys: an operator who cancels it (`pg_cancel_backend`) ends the
 * wait, and PostgreSQL reports it as done, with a warning. A failover would lose it, so it must not be acknowledged.
 */
export class ReplicationWait {
  readonly #client: PoolClient;
  #wasGivenUp = false;

  constructor(client: PoolClient) {
    this.#client = client;
    client.on('notice', this.#heard);
  }

  readonly ended = (): void => {
    this.#client.removeListener('notice', this.#heard);
  };

  check(): void {
    if (this.#wasGivenUp)
      throw new NotReplicatedError('The commit was not replicated: the wait for a standby was cancelled.');
  }

  /** The name of the routine is the same in all languages of the server. */
  readonly #heard = ({ routine }: Notice): void => {
    if (routine === 'SyncRepWaitForLSN') this.#wasGivenUp = true;
  };
}
