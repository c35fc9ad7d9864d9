import { errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { hashOfInputs, isBuilt, markBuilt } from './generated-stamp.ts';

/** Error for schemas with errors; the message is the compiler's list of them. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Updates `generated/`, at the start of every command that reads it. Compiles only if a source, the compiler or a file
 * of `generated/` has changed. Throws `SchemaError` with all diagnostics on errors.
 */
export async function updateGenerated(root: string): Promise<void> {
  // Hashes the inputs before the compilation, so that a file saved meanwhile is compiled the next time.
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
