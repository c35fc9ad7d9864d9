// GENERATED from schemas/import-preview/import-search.form.json sha256:8c0e1a19e9fb2237 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const importSearchForm: FormDescriptor = freeze<FormDescriptor>({
  name: "import-search",
  entity: "import-search",
  layout: [
    {
      row: [
        "firstName",
        "lastName",
      ],
    },
    {
      row: [
        "dob",
        "externalId",
      ],
    },
  ],
  fields: {
    firstName: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    lastName: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    dob: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    externalId: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
});
