import type { Seed } from '../../gateway/intake/load/seed.ts';
import type { GatewayConfig } from '../../gateway/operation/config.ts';
import { demoAccounts } from '../demo/users.ts';
import { say } from '../terminal/terminal.ts';

/** Makes the settings of a demonstration's gateway: the users who may sign in, and the records of a new data folder. */
export function demonstrationOf({ oidcIssuer, hasDemonstration }: GatewayConfig, slug: string) {
  return {
    accounts: oidcIssuer === undefined ? demoAccounts() : [],
    ...(hasDemonstration === true ? { seed: demoSeed(slug) } : {}),
  };
}

/** Makes the seed of synthetic records, announcing the wait. */
function demoSeed(slug: string): Seed {
  return {
    async records(now) {
      const { firstRecords } = await import('../demo/demo-set.ts');
      return firstRecords(slug, now);
    },
    begins: () => say('Storing the demonstration data, this once …'),
  };
}
