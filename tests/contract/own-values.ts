import type { Json } from '../../engine/core/json/json.ts';

/** User with every right in these tests, as records name the user. */
export const able = { id: 'able', email: 'able@contract.test' };

/** Values that records must hold so that the able user may change and remove them. */
export const ownValues: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>> = {
  patient: { telecom: { email: 'member@contract.test' } },
  'priority-queue': { userId: able.id },
  review: { published: false },
  // Left out when it is stored: a reconciliation can be completed once.
  reconciliation: { completedAt: undefined, completedBy: undefined },
};
