import { objectAt } from '../../../core/json/pointer.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { writtenCalls } from '../../plan/written-call.ts';
import { reportUnknown } from '../../report-unknown.ts';

const words = ['subjectFrom', 'by'] as const;

/** Refuses a parameter in a call's `store` that the call does not receive, since the store would find nothing. */
export function storesReadKnownParameters({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('calls').values()) {
    for (const [name, { query = {}, body, store }] of writtenCalls(file)) {
      const sent = entities.get(body?.entity ?? '')?.schema.properties;
      // Skips a broken entity, whose fields are unknown.
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
