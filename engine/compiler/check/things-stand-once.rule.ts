import type { JSONPath } from 'jsonc-parser';
import type { Diagnostics } from '../diagnostics.ts';
import type { TabFile } from '../files/screen.ts';
import { fieldsOfLayout } from '../kinds/form/fields-of-layout.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';

/**
 * Refuses a field listed twice in a form, and a tab listed twice in a box of a screen, since people would see the
 * same twice.
 */
export function thingsStandOnce(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('form').values()) {
    const fields = fieldsOfLayout(file.value.layout);
    const named = fields.map(({ path, at }) => ({ what: 'field', name: path, at }));
    reportRepeated({ file, where: 'form' }, named, diagnostics);
  }
  for (const file of sources.of('screen').values()) {
    for (const [index, { tabs }] of (file.value.boxes ?? []).entries()) {
      const named = tabsIn(tabs, ['boxes', index, 'tabs']);
      reportRepeated({ file, where: 'box' }, named, diagnostics);
    }
  }
}

interface Named {
  readonly what: string;
  readonly name: string;
  readonly at: JSONPath;
}

function tabsIn(tabs: readonly TabFile[], at: JSONPath): readonly Named[] {
  return tabs.flatMap((use, index) => {
    const own = (['tab', 'card', 'report', 'part'] as const).flatMap((kind) => {
      const name = use[kind];
      return name === undefined ? [] : [{ what: kind, name, at: [...at, index, kind] }];
    });
    return [...own, ...tabsIn(use.tabs ?? [], [...at, index, 'tabs'])];
  });
}

interface Repeated {
  readonly file: SourceFile;
  readonly where: string;
}

function reportRepeated({ file, where }: Repeated, all: readonly Named[], diagnostics: Diagnostics): void {
  for (const [index, { what, name, at }] of all.entries()) {
    if (all.findIndex((other) => other.what === what && other.name === name) === index) continue;
    diagnostics.report(file, {
      code: 'layout/repeated',
      message: `The ${what} "${name}" stands in this ${where} already.`,
      help: 'Remove one of the two.',
      fix: { remove: typeof at.at(-1) === 'string' ? at.slice(0, -1) : at },
      at,
    });
  }
}
