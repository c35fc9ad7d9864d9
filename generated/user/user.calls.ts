// GENERATED from schemas/user/user.calls.json sha256:45d01ee5ff229b4e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const userMeCall: CallContract = freeze<CallContract>({
  name: "user.me",
  title: "The signed-in user's profile",
  methods: [
    "GET",
  ],
  path: "/api/regimen/user/me",
  query: {},
  answer: {
    kind: "record",
    entity: "user",
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "user-profile",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
});
