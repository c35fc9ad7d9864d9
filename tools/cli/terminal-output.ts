import { once } from 'node:events';
import type { WriteStream } from 'node:tty';
import { complain, say } from '../terminal/terminal.ts';
import type { Output } from './command.ts';

const clearLine = '\r\u001B[2K';

/**
 * Creates the output for a terminal, where progress replaces a single line, or for a pipe or a file, which get
 * plain lines.
 */
export function createTerminalOutput(stream: WriteStream): Output {
  let isProgressShown = false;
  const clear = () => {
    if (isProgressShown) {
      stream.write(clearLine);
      isProgressShown = false;
    }
  };
  const replace = (line: string) => {
    clear();
    stream.write(line.slice(0, stream.columns - 1));
    isProgressShown = true;
  };
  return {
    say: (line) => {
      clear();
      say(line);
    },
    complain: (line) => {
      clear();
      complain(line);
    },
    progress: (line) => {
      if (stream.isTTY) {
        replace(line);
      }
    },
    step: (line) => {
      if (stream.isTTY) {
        replace(line);
      } else {
        say(line);
      }
    },
    flushed: async () => {
      if (stream.writableNeedDrain) await once(stream, 'drain');
    },
  };
}
