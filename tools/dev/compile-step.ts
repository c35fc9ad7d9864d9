import { errorsAmong, formatDiagnostics } from '../compiler/diagnostics.ts';
import { compileAndWrite } from '../compiler/watch.ts';

/** The schemas have errors; the message is the compiler's own list of them. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/** Brings `generated/` up to date. Throws `SchemaError` with every diagnostic where the schemas have errors. */
export async function compileSchemas(root: string): Promise<void> {
  const { diagnostics } = await compileAndWrite(root);
  const errors = errorsAmong(diagnostics);
  if (errors.length > 0) throw new SchemaError(`${formatDiagnostics(errors)}\n\n${mendThem(errors.length)}`);
}

function mendThem(count: number): string {
  const problems = count === 1 ? 'one problem' : `${count} problems`;
  return `The schemas have ${problems}. Mend what is marked above, then start again.`;
}
