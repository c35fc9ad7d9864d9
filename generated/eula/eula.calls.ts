// GENERATED from schemas/eula/eula.calls.json sha256:e0cff2788c898da0 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const eulaLatestCall: CallContract = freeze<CallContract>({
  name: "eula.latest",
  title: "The latest terms of use",
  methods: [
    "GET",
  ],
  path: "/api/regimen/eula/latest",
  query: {},
  answer: {
    kind: "record",
    entity: "eula",
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "eula-latest",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
  failure: "The terms of use could not be loaded.",
});

export const eulaAcceptanceCall: CallContract = freeze<CallContract>({
  name: "eula.acceptance",
  title: "The version of the terms that the user has accepted last",
  methods: [
    "GET",
  ],
  path: "/api/regimen/eula/acceptance",
  query: {},
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "EulaVersionId",
      ],
      properties: {
        EulaVersionId: {
          type: [
            "string",
            "null",
          ],
        },
        acceptedAt: {
          type: [
            "string",
            "null",
          ],
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "eula-acceptance",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
});

export const eulaAcceptCall: CallContract = freeze<CallContract>({
  name: "eula.accept",
  title: "Accept a version of the terms",
  methods: [
    "POST",
  ],
  path: "/api/regimen/eula/acceptance",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "eulaVersionId",
      ],
      properties: {
        eulaVersionId: {
          title: "Version",
          description: "The accepted version.",
          type: "string",
          minLength: 1,
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "saved",
    entity: "eula-acceptance",
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "eula-accept",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
});
