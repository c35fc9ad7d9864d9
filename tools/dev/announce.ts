import { relative } from 'node:path';
import type { DemoAccount } from '../demo/demo-set.ts';
import { paint, say } from '../terminal/terminal.ts';

export interface Announcement {
  readonly title: string;
  readonly url: string;
  readonly accounts: readonly DemoAccount[];
  readonly dataDirectory: string;
}

/** Tells where the product is, who may sign in, and how to stop it. */
export function announce({ title, url, accounts, dataDirectory }: Announcement): void {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  say();
  say(`${title} is ready: ${paint(['bold', 'cyan'], url)}`);
  say();
  if (accounts.length > 0) say('Demo users, all with the password "demo":');
  for (const { email, name } of accounts) say(`  ${email.padEnd(width)}  ${paint('dim', name)}`);
  say();
  say(`Data is kept in ${relative('.', dataDirectory) || '.'}. Ctrl-C stops.`);
}
