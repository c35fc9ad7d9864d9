import { routeDiscriminator } from '../../../core/protocol/shared-route.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import { writtenCalls } from '../../plan/written-call.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Requires two calls with the same method and path to differ in the `wrap` or `mark` of their bodies, since the
 * gateway distinguishes them by nothing else.
 */
export function callsAreDistinct(sources: SourceSet, diagnostics: Diagnostics): void {
  const first = new Map<string, string>();
  for (const file of sources.of('calls').values()) {
    for (const [name, contract] of writtenCalls(file)) {
      for (const method of [contract.method].flat()) {
        const route = `${method} ${contract.path}`;
        const key = `${route} ${routeDiscriminator(contract)}`;
        const other = first.get(key);
        first.set(key, other ?? `${file.stem}.${name}`);
        if (other === undefined) continue;
        diagnostics.report(file, {
          code: 'call/shared-route',
          message: `"${other}" takes ${route} already, and nothing in their bodies tells the two apart.`,
          help: 'Give one of them another path, or another "wrap" or "mark" in its body.',
          at: ['calls', name, 'path'],
        });
      }
    }
  }
}
