import type { Diagnostics } from '../../diagnostics.ts';
import { writtenCalls } from '../../plan/written-call.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Requires a handler for an anonymous call, since only a user has organizations to restrict stored records by.
 * Requires all calls of a path to be anonymous or none, since the gateway authenticates before it chooses the
 * call.
 */
export function anonymousCallsHaveHandlers(sources: SourceSet, diagnostics: Diagnostics): void {
  const signedIn = new Map<string, string>();
  const all = [...sources.of('calls').values()].flatMap((file) =>
    writtenCalls(file).map(([name, contract]) => ({ file, name, contract })),
  );
  for (const { file, name, contract } of all)
    if (contract.anonymous !== true) signedIn.set(contract.path, `${file.stem}.${name}`);
  for (const { file, name, contract } of all) {
    if (contract.anonymous !== true) continue;
    const at = ['calls', name, 'anonymous'];
    const other = signedIn.get(contract.path);
    if (contract.store.handler === undefined)
      diagnostics.report(file, {
        code: 'call/anonymous',
        message: `The call "${file.stem}.${name}" is anonymous, and no handler judges who may have what it answers.`,
        help: 'Bind it to a handler ("store": { "handler": "…" }), or take "anonymous" out.',
        fix: { remove: at },
        at,
      });
    if (other !== undefined)
      diagnostics.report(file, {
        code: 'call/anonymous',
        message: `The call "${other}" has the same path and needs a signed-in user.`,
        help: 'Give one of them another path.',
        at,
      });
  }
}
