import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Writes one line to the standard output. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes one line about a failure to the standard error. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Colours text where the terminal supports it (respecting `NO_COLOR` and pipes). */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
