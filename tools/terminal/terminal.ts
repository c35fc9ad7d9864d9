import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Writes one line for the person at the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes one line about something that went wrong, apart from what the command answers. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Colours text where the terminal shows colours (`NO_COLOR` and pipes are respected). */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
