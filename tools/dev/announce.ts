import { relative } from 'node:path';
import type { IdentityAccount } from '../../gateway/identity/accounts/accounts.ts';
import { type GatewayConfig, hasStudio, unknownSettings } from '../../gateway/operation/config.ts';
import { complain, paint, say } from '../terminal/terminal.ts';

export interface Announcement {
  readonly title: string;
  readonly url: string;
  readonly accounts: readonly IdentityAccount[];
  /** Configuration in use. */
  readonly config: GatewayConfig;
}

/** Prints the product's URL, its accounts, its Studio, and the way to stop it. */
export function announce({ title, url, accounts, config }: Announcement): void {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  say();
  say(`${title} is ready: ${paint(['bold', 'cyan'], url)}`);
  say();
  if (accounts.length > 0) {
    say('Demo users, all with the password "demo":');
    for (const { email, firstName, lastName, purpose = '' } of accounts)
      say(`  ${email.padEnd(width)}  ${paint('dim', `${firstName} ${lastName} ${purpose}`)}`);
    say();
  }
  if (hasStudio(config)) say(`Studio: ${url}/studio`);
  say(`Data is kept in ${locationOfRecords(config)}. Ctrl-C stops.`);
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
