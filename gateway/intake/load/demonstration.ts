import type { GatewayConfig } from '../../operation/config.ts';
import type { Log } from '../../operation/log.ts';
import type { Queryable } from '../../store/database.ts';
import { holdsDemonstration } from './seed.ts';

export interface Demonstration {
  /** Reports whether the database holds demonstration data only, and no external service imports real people. */
  readonly isDemonstration: () => Promise<boolean>;
  /**
   * Reports whether users of the demonstration, whose password is public, may sign in: while the database is a
   * demonstration, or if only this machine can reach the gateway.
   */
  readonly isOpen: () => Promise<boolean>;
}

interface Followed {
  readonly config: GatewayConfig;
  readonly database: Pick<Queryable, 'query'>;
  readonly log: Log;
}

/**
 * Observes whether a database is still a demonstration; logs its end once if other machines can reach the gateway.
 */
export function followDemonstration({ config, database, log }: Followed): Demonstration {
  const isPossible = config.hasDemonstration === true && config.importUrl === undefined;
  const isHere = !isReachable(config);
  let hasWarned = false;
  const isDemonstration = async () => isPossible && (await holdsDemonstration(database));
  return {
    isDemonstration,
    async isOpen() {
      if (isHere || (await isDemonstration())) return true;
      if (!hasWarned) log.warn('demonstration.ended', { message: ended });
      hasWarned = true;
      return false;
    },
  };
}

const ended =
  'The database holds more than a demonstration, so its users, whose password everybody knows, cannot sign in where others reach this gateway. Set OIDC_ISSUER for your own users; see docs/operator/README.md.';

/** Reports whether other machines reach a gateway, by its own address or that of a proxy. */
function isReachable({ host, publicUrl }: GatewayConfig): boolean {
  const names = [host, publicUrl === undefined ? undefined : new URL(publicUrl).hostname];
  return names.some((name) => name !== undefined && !/^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(name));
}
