import type { Json } from '../../engine/core/json/json.ts';

/** User with every right, in the form in which records name users. */
export const able = { id: 'able', email: 'able@contract.test' };

/** Values that records must hold so that the user `able` may change and remove them. */
export const ownValues: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>> = {
  patient: { telecom: { email: 'member@contract.test' } },
  'priority-queue': { userId: able.id },
  review: { published: false },
  // Removed before storing: a reconciliation can be completed only once.
  reconciliation: { completedAt: undefined, completedBy: undefined },
};
