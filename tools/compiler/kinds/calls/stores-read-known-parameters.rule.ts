import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { reportUnknown } from '../../report-unknown.ts';

interface Call {
  readonly query?: object;
  readonly body?: object;
  readonly store?: Readonly<Record<string, unknown>>;
}

const words = ['subjectFrom', 'by'] as const;

/** What a call says of its store names parameters that are sent to it: any other would find nothing. */
export function storesReadKnownParameters({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('calls').values()) {
    const { calls = {} } = file.value as { readonly calls?: Readonly<Record<string, Call>> };
    for (const [name, { query = {}, body, store = {} }] of Object.entries(calls)) {
      const entity = getAt(body, '/entity');
      const sent = entities.get(String(entity))?.schema.properties;
      // What a broken entity holds is not known.
      if (typeof entity === 'string' && sent === undefined) continue;
      const known = [query, getAt(body, '/schema/properties') ?? {}, sent ?? {}].flatMap((each) =>
        Object.keys(each as object),
      );
      for (const word of words) {
        const parameter = store[word];
        if (typeof parameter !== 'string' || known.includes(parameter)) continue;
        const message = `The call "${file.stem}.${name}" is sent no parameter "${parameter}".`;
        const at = ['calls', name, 'store', word];
        reportUnknown(diagnostics, file, { message, name: parameter, known, at });
      }
    }
  }
}
