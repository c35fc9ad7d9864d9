// GENERATED from schemas/project/project.calls.json sha256:b93366d73775056d by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product.ts';

export const projectListCall: CallContract = freeze({
  name: "project.list",
  title: "Projects of the user's organizations",
  methods: [
    "GET",
  ],
  path: "/api/regimen/projects",
  query: {},
  answer: {
    kind: "list",
    entity: "project",
  },
  access: "signed-in",
  store: {
    kind: "list",
    entity: "project",
  },
  cacheSeconds: 1800,
});
