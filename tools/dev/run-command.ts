import { complain } from '../terminal/terminal.ts';

/**
 * Runs a command. A failure exits with code 1 and the error's message, written for the person at the terminal; only an
 * unexpected error shows its stack.
 */
export async function runMain(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    complain(terminalMessage(error));
    process.exitCode = 1;
  }
}

const defects = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'AssertionError']);

export function terminalMessage(error: unknown): string {
  if (!(error instanceof Error)) return `Stopped: ${String(error)}`;
  if (!defects.has(error.name)) return error.message;
  return `This is a defect in the program, not in what you did. Please report it:\n${error.stack ?? error.message}`;
}
