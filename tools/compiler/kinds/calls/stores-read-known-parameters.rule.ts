import { objectAt } from '../../../../engine/core/json/pointer.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { writtenCalls } from '../../plan/written-call.ts';
import { reportUnknown } from '../../report-unknown.ts';

const words = ['subjectFrom', 'by'] as const;

/** What a call says of its store names parameters that are sent to it: any other would find nothing. */
export function storesReadKnownParameters({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('calls').values()) {
    for (const [name, { query = {}, body, store }] of writtenCalls(file)) {
      const sent = entities.get(body?.entity ?? '')?.schema.properties;
      // What a broken entity holds is not known.
      if (body?.entity !== undefined && sent === undefined) continue;
      const known = [query, objectAt(body, '/schema/properties'), sent ?? {}].flatMap((each) =>
        Object.keys(each),
      );
      for (const word of words) {
        const parameter = store[word];
        if (parameter === undefined || known.includes(parameter)) continue;
        const message = `The call "${file.stem}.${name}" is sent no parameter "${parameter}".`;
        const at = ['calls', name, 'store', word];
        reportUnknown(diagnostics, file, { message, name: parameter, known, at });
      }
    }
  }
}
