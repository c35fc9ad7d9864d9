// GENERATED from schemas/import-preview/import-search.form.json sha256:8c0e1a19e9fb2237 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const importSearchForm: FormDescriptor = freeze<FormDescriptor>({
  name: "import-search",
  entity: "import-search",
  schema: {
    title: "Import Search",
    description: "What is known of a person who is looked for.",
    type: "object",
    properties: {
      firstName: {
        title: "First Name",
        description: "Given name or its beginning.",
        type: "string",
        maxLength: 100,
      },
      lastName: {
        title: "Last Name",
        description: "Family name or its beginning.",
        type: "string",
        maxLength: 100,
      },
      dob: {
        title: "Date of Birth",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      externalId: {
        title: "Patient ID",
        description: "The id at the organization.",
        type: "string",
        maxLength: 100,
      },
    },
    additionalProperties: false,
  },
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
