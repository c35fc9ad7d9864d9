// GENERATED from schemas/access/product.access.json sha256:ff4c210b91c3c0c1 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { AccessRule } from '../../engine/core/product.ts';

export const signedInAccess: AccessRule = freeze({
  name: "signed-in",
  title: "Signed in",
  needs: "a signed-in user",
  allows: { source: "user.id != ''", evaluate: (s) => !r.equal(r.text(r.at(s.user, "id")), "") },
});

export const patientReadAccess: AccessRule = freeze({
  name: "patient.read",
  title: "Read patients",
  needs: "a role that works with patients",
  allows: { source: "hasRole('pharmacist') || hasRole('support') || hasRole('clinical_admin') || hasRole('user_admin')", evaluate: (s) => (((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")) || r.hasRole(s.user, "user_admin")) },
});

export const patientWriteAccess: AccessRule = freeze({
  name: "patient.write",
  title: "Write patient data",
  needs: "the role pharmacist, support or clinical_admin",
  allows: { source: "hasRole('pharmacist') || hasRole('support') || hasRole('clinical_admin')", evaluate: (s) => ((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")) },
});
