// GENERATED from schemas/organization/organization.calls.json sha256:0dee5a4dc511f16c by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product.ts';

export const organizationListCall: CallContract = freeze({
  name: "organization.list",
  title: "The user's organizations",
  methods: [
    "GET",
  ],
  path: "/api/regimen/organizations",
  query: {},
  answer: {
    kind: "list",
    entity: "organization",
  },
  access: "signed-in",
  store: {
    kind: "list",
    entity: "organization",
  },
  cacheSeconds: 1800,
});
