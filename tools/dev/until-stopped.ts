import { say } from '../terminal/terminal.ts';

/** Waits for Ctrl-C or SIGTERM, then closes; a second Ctrl-C ends immediately. */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  say('\nStopping …');
  process.once('SIGINT', () => process.exit(130));
  await close();
  say('Stopped. Everything that was saved is kept.');
}
