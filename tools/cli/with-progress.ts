import type { Output } from './command.ts';

const everySecond = 1_000;

/** Output that shows at once that a command is running, and every second for how long. */
export interface ProgressOutput {
  readonly output: Output;
  /** Stops the counter and clears its line. */
  readonly end: () => void;
}

/** Shows that a command is running while it has no output, e.g. while it waits for the database. */
export function withProgress(name: string, output: Output): ProgressOutput {
  const begun = performance.now();
  let line = `${name}:`;
  const seconds = () => `${Math.round((performance.now() - begun) / everySecond)} s`;
  const show = () => output.progress(`${line} ${seconds()}`);
  show();
  const timer = setInterval(show, everySecond);
  return {
    output: {
      ...output,
      progress(text) {
        line = text;
        show();
      },
    },
    end() {
      clearInterval(timer);
      output.progress('');
    },
  };
}
