import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program until it exits and returns its output; rejects with the output if it fails. */
export async function finished(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout, stderr } = await run(program, args, { cwd, maxBuffer: 16 * 1_048_576 }).catch(
    (error: Error & { readonly stdout?: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ''}`);
    },
  );
  return `${stdout}${stderr}`;
}
