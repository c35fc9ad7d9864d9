import type { CliServices, Command } from './command.ts';
import { runCli } from './run-cli.ts';
import { createTerminalOutput } from './terminal-output.ts';

/** Runs the command that the terminal's arguments name, and leaves its exit code to the process. */
export async function runInTerminal<Given extends CliServices>(
  commands: readonly Command<Given>[],
  services: Given,
): Promise<void> {
  // Ignores an early close of the pipe by a reader of the output (`| head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const output = createTerminalOutput(process.stdout);
  process.exitCode = await runCli({ args: process.argv.slice(2), commands, output, services });
}
