import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Each screen has an address of its own: of two with one, nobody would ever see the second. */
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

/** An address without the names of its parts that vary, and without a slash at its end. */
function shapeOf(route: string): string {
  return route
    .replace(/:\w+|\{\w+\}/g, '*')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
}
