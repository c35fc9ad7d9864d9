import { relative } from 'node:path';
import type { Product } from '../../engine/core/product/product.ts';
import type { IdentityAccount } from '../../gateway/identity/accounts/accounts.ts';
import { type GatewayConfig, hasStudio, unknownSettings } from '../../gateway/operation/config.ts';
import project from '../../package.json' with { type: 'json' };
import { menuEntries } from '../../screens/menu-entries.ts';
import { complain, paint, say } from '../terminal/terminal.ts';

export interface Announcement {
  readonly product: Product;
  readonly url: string;
  readonly accounts: readonly IdentityAccount[];
  /** Configuration in use. */
  readonly config: GatewayConfig;
}

/** Prints the product's URL, its accounts, its Studio, and the way to stop it; for one without pages, how to add one. */
export function announce({ product, url, accounts, config }: Announcement): void {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  say();
  say(`${product.info.title} is ready: ${paint(['bold', 'cyan'], url)}`);
  say();
  if (accounts.length > 0) {
    say('Demo users, all with the password "demo":');
    for (const { email, firstName, lastName, purpose = '' } of accounts)
      say(`  ${email.padEnd(width)}  ${paint('dim', `${firstName} ${lastName} ${purpose}`)}`);
    say();
  }
  if (menuEntries(Object.values(product.screens), () => true).length === 0)
    say('No page is in its menu yet. Write one with "menu" in screens/<name>/<name>.screen.json.');
  if (hasStudio(config)) say(`Studio: ${url}/studio`);
  say(`Data is kept in ${locationOfRecords(config)}. Release ${project.version}. Ctrl-C stops.`);
}

/** Prints a line for each environment variable that resembles a setting but is never read. */
export function warnOfUnknownSettings(): void {
  for (const { name, meant } of unknownSettings())
    complain(
      `${name} is no setting, and was not read. ${meant === undefined ? 'docs/operator/README.md lists them.' : `Did you mean ${meant}?`}`,
    );
}

/** Names the data folder, or the PostgreSQL URL without its password. */
export function locationOfRecords({ databaseUrl, dataDirectory }: GatewayConfig): string {
  if (databaseUrl === undefined) return relative('.', dataDirectory) || '.';
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname}`;
}
