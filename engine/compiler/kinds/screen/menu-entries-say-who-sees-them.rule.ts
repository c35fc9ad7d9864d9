import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Requires every menu entry to have an access rule, its own or that of its screen. */
export function menuEntriesSayWhoSeesThem(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('screen').values()) {
    const { access, menu } = file.value;
    if (menu === undefined || access !== undefined || menu.access !== undefined) continue;
    diagnostics.report(file, {
      code: 'screen/menu-for-all',
      message: `Everybody would see "${menu.label}" in the menu: nothing says who may open the screen.`,
      help: 'Name the access rule in "access".',
      at: ['menu'],
    });
  }
}
