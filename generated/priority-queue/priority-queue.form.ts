// GENERATED from schemas/priority-queue/priority-queue.form.json sha256:e6951d0241fc3cc2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const priorityQueueForm: FormDescriptor = freeze<FormDescriptor>({
  name: "priority-queue",
  entity: "priority-queue",
  schema: {
    title: "Priority Queue",
    description: "A stored search that says which patients come first.",
    type: "object",
    required: [
      "type",
      "name",
    ],
    properties: {
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "priority-queue",
      },
      name: {
        title: "Name",
        description: "Name of the queue.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "name",
      ],
    },
  ],
  fields: {
    name: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "priority-queue",
  },
  prefill: {
    organizationId: { source: "user.organizations[0]", evaluate: (s) => r.text(r.itemAt(r.at(s.user, "organizations"), 0)) },
  },
});
