import type { Json } from '../../engine/core/json/json.ts';

/** User with every right, as records name users. */
export const able = { id: 'able', email: 'able@contract.test' };

/** Values that records must hold so that the user `able` may change, remove and print them. */
export const ownValues: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>> = {
  patient: { telecom: { email: 'member@contract.test' } },
  'priority-queue': { userId: able.id },
  loan: { state: 'overdue', from: '1900-01-01', due: '2026-01-29' },
  review: { published: false },
  // Removes these fields before storing, since a reconciliation is completed only once.
  reconciliation: { completedAt: undefined, completedBy: undefined },
};
