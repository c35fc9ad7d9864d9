// GENERATED from schemas/proxy/proxy.calls.json sha256:44cfd1187c54f2e1 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const proxyReadCall: CallContract = freeze<CallContract>({
  name: "proxy.read",
  title: "A GET to a service on the operator's list",
  methods: [
    "GET",
  ],
  path: "/api/regimen/proxy",
  query: {
    path: {
      type: "string",
      isRequired: true,
      description: "Path at the service.",
    },
  },
  answer: {
    kind: "free",
    schema: {},
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "proxy",
    options: {},
  },
  cacheSeconds: 0,
});

export const proxyWriteCall: CallContract = freeze<CallContract>({
  name: "proxy.write",
  title: "A write to a service on the operator's list",
  methods: [
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
  ],
  path: "/api/regimen/proxy",
  query: {
    path: {
      type: "string",
      isRequired: true,
      description: "Path at the service.",
    },
  },
  body: {
    schema: {},
  },
  answer: {
    kind: "free",
    schema: {},
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "proxy",
    options: {},
  },
  cacheSeconds: 0,
});
