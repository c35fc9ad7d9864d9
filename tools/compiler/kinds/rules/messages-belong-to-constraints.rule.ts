import { tokensOf } from '../../../../engine/core/json/pointer.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import { Diagnostics as Silent } from '../../diagnostics.ts';
import { pathsOfSchema } from '../../plan/fields-of.ts';
import { resolveSchema } from '../../resolve/resolve-schema.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** A message stands at a place that exists and for a keyword that can fail there. */
export function messagesBelongToConstraints(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('rules').values()) {
    const schema = sources.of('schema').get(file.stem);
    if (schema === undefined) continue;
    const places = pathsOfSchema(resolveSchema(sources, schema, new Silent()).schema);
    for (const [at, texts] of Object.entries(file.value.messages ?? {})) {
      for (const keyword of Object.keys(texts)) {
        if (canFail(places, at, keyword)) continue;
        const message = `"${at === '' ? file.stem : at}" has no constraint "${keyword}", so this message is never shown.`;
        const help = `Add "${keyword}" to the schema, or remove the message.`;
        diagnostics.report(file, {
          code: 'message/no-constraint',
          message,
          help,
          at: ['messages', at, keyword],
          fix: { remove: Object.keys(texts).length > 1 ? ['messages', at, keyword] : ['messages', at] },
          of: 'key',
        });
      }
    }
  }
}

function canFail(places: ReturnType<typeof pathsOfSchema>, at: string, keyword: string): boolean {
  const schema = places.get(at);
  if (schema === undefined) return false;
  if (keyword in schema || keyword === 'unknown-field') return true;
  if (keyword !== 'required') return false;
  const parent = places.get(at.slice(0, at.lastIndexOf('/')));
  return at !== '' && (parent?.required?.includes(tokensOf(at).at(-1) ?? '') ?? false);
}
