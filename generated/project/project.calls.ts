// GENERATED from schemas/project/project.calls.json sha256:a4a1ef4f1768f062 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const projectListCall: CallContract = freeze<CallContract>({
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
  sessionCache: {
    rows: "rows",
    key: "projects",
  },
});

export const projectGetCall: CallContract = freeze<CallContract>({
  name: "project.get",
  title: "One project",
  methods: [
    "GET",
  ],
  path: "/api/regimen/project",
  query: {
    projectId: {
      type: "string",
      isRequired: true,
      description: "The project's couchId.",
    },
  },
  answer: {
    kind: "record",
    entity: "project",
  },
  access: "signed-in",
  store: {
    kind: "get",
    entity: "project",
    by: "projectId",
    at: "/couchId",
  },
  cacheSeconds: 1800,
});

export const projectPrimaryCall: CallContract = freeze<CallContract>({
  name: "project.primary",
  title: "The primary project of an organization",
  methods: [
    "GET",
  ],
  path: "/api/regimen/project/primary",
  query: {
    orgId: {
      type: "string",
      isRequired: true,
      description: "The organization's _id.",
      record: "organization",
    },
  },
  answer: {
    kind: "record",
    entity: "project",
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "project-primary",
    options: {},
  },
  cacheSeconds: 1800,
});
