import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Refuses two screens with one URL, of which the second would never be shown. */
export function screensHaveAddressesOfTheirOwn(sources: SourceSet, diagnostics: Diagnostics): void {
  const known = new Map<string, string>();
  for (const file of sources.of('screen').values()) {
    const { route, title } = file.value;
    const shape = shapeOf(route);
    const other = known.get(shape);
    if (other === undefined) known.set(shape, title);
    else
      diagnostics.report(file, {
        code: 'screen/shared-route',
        message: `The address "${route}" is that of the screen "${other}" already.`,
        help: 'Give one of the two another address.',
        at: ['route'],
      });
  }
}

/** Normalizes a route: without parameter names and a final slash. */
function shapeOf(route: string): string {
  return route
    .replace(/:\w+|\{\w+\}/g, '*')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
}
