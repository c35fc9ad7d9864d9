// GENERATED from schemas/codes/queue-query-types.codes.json sha256:8be9e50d558547a3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const queueQueryTypesCodes: ValueSet = freeze<ValueSet>({
  name: "queue-query-types",
  title: "Queue query types",
  codes: [
    {
      code: "term",
      display: "Equals",
    },
    {
      code: "range",
      display: "Between",
    },
    {
      code: "missing",
      display: "Has no value",
    },
  ],
});
