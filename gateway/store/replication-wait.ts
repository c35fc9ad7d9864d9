import type { PoolClient } from 'pg';

type Notice = { readonly routine?: string | undefined };

/** Error for a commit that is durable on the primary only, so that a failover could lose it (SQLSTATE 08007). */
export class NotReplicatedError extends Error {
  override readonly name = 'NotReplicatedError';
  readonly code = '08007';
}

/**
 * Detection of commits whose wait for a standby was cancelled (`pg_cancel_backend`), which the server reports only
 * by a warning. A failover would lose such a commit, so that it must not be acknowledged.
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

  /** Recognizes the warning by the name of the routine, which is the same in all languages of the server. */
  readonly #heard = ({ routine }: Notice): void => {
    if (routine === 'SyncRepWaitForLSN') this.#wasGivenUp = true;
  };
}
