import { withPages } from '../with-pages.ts';
import { buildPage } from './build-page.ts';
import { type OpenSide, openSide } from './measure-side.ts';
import type { SideName } from './side.ts';

/** Opens pages of sides in one browser, each with the production build. */
export function withFormPages<Result>(
  work: (open: (name: SideName) => Promise<OpenSide>) => Promise<Result>,
): Promise<Result> {
  return withPages(import.meta.dirname, buildPage, (browser, url) =>
    work((name) => openSide(browser, url, name)),
  );
}

/** Opens the named sides, one after the other. */
export async function openSides(
  names: readonly SideName[],
  open: (name: SideName) => Promise<OpenSide>,
): Promise<readonly OpenSide[]> {
  const sides: OpenSide[] = [];
  for (const name of names) sides.push(await open(name));
  return sides;
}
