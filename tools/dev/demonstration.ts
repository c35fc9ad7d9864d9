import type { HandedProduct } from '../../features/platform/server/product.ts';
import type { IdentityAccount } from '../../gateway/identity/accounts/accounts.ts';
import type { Seed } from '../../gateway/intake/load/seed.ts';
import type { RunningGateway } from '../../gateway/main.ts';
import type { GatewayConfig } from '../../gateway/operation/config.ts';
import { say } from '../terminal/terminal.ts';

/**
 * Creates the options of a demonstration's gateway: the users who may sign in, and the records of a new data
 * folder.
 */
export function demonstrationOf(
  { oidcIssuer, hasDemonstration }: GatewayConfig,
  { accounts, firstRecords }: HandedProduct,
) {
  const isSeeded = hasDemonstration === true && firstRecords !== undefined;
  return {
    accounts: oidcIssuer === undefined ? accounts : [],
    ...(isSeeded ? { seed: demoSeed(firstRecords) } : {}),
  };
}

/** Selects the accounts that can sign in at a running gateway. */
export async function admitted<Account extends IdentityAccount>(
  { admits }: Pick<RunningGateway, 'admits'>,
  accounts: readonly Account[],
): Promise<readonly Account[]> {
  const isAdmitted = await Promise.all(accounts.map(({ subject }) => admits(subject)));
  return accounts.filter((_account, n) => isAdmitted[n]);
}

/** Creates the seed of synthetic records, which announces that loading takes a while. */
function demoSeed(records: Seed['records']): Seed {
  return {
    records,
    begins: () => say('Storing the demonstration data, this once …'),
  };
}
