// GENERATED from schemas/terminology/terminology.calls.json sha256:3d43fbbf0b1a32af by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product.ts';

export const terminologyAllergyCall: CallContract = freeze({
  name: "terminology.allergy",
  title: "Substances that people are allergic to, by the start of a word",
  methods: [
    "GET",
  ],
  path: "/api/fdb/allergy",
  query: {
    _content: {
      type: "string",
      isRequired: true,
      description: "What the user typed.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "expansion",
      ],
      properties: {
        expansion: {
          type: "object",
          required: [
            "contains",
          ],
          properties: {
            contains: {
              type: "array",
              items: {
                type: "object",
                required: [
                  "code",
                  "display",
                ],
                properties: {
                  system: {
                    type: "string",
                  },
                  code: {
                    type: "string",
                  },
                  display: {
                    type: "string",
                  },
                  type: {
                    enum: [
                      "allergen",
                      "medication",
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "terminology-search",
    options: {
      catalogue: "allergens",
    },
  },
  cacheSeconds: 1800,
  failure: "An error occurred fetching allergy information",
});
