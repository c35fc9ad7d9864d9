import { errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { hashOfInputs, isBuilt, markBuilt } from './generated-stamp.ts';

/** The schemas have errors; the message is the compiler's own list of them. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Brings `generated/` up to date; every command that reads it begins with this, so that nobody meets a stale file.
 * Compiles only if a source, the compiler or a file of `generated/` has changed since the last time.
 * Throws `SchemaError` with every diagnostic where the schemas have errors.
 */
export async function compileSchemas(root: string): Promise<void> {
  // Taken first: a file that is saved while the compiler works is compiled the next time.
  const inputs = await hashOfInputs(root);
  if (await isBuilt(root, inputs)) return;
  const { compileAndWrite } = await import('../../engine/compiler/watch.ts');
  const { diagnostics } = await compileAndWrite(root);
  const errors = errorsAmong(diagnostics);
  if (errors.length > 0) throw new SchemaError(`${formatDiagnostics(errors)}\n\n${summaryOf(errors.length)}`);
  await markBuilt(root, inputs);
}

function summaryOf(count: number): string {
  const problems = count === 1 ? 'one problem' : `${count} problems`;
  return `The schemas have ${problems}. Correct what is marked above, then start again.`;
}
