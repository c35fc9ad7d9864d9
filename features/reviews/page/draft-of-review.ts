import type { GatewayClient } from '../../../engine/react/index.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { makeCall } from '../../../screens/calls.ts';

export const noDraft =
  'There is no draft of a review. Start one in the tab Medication Safety Review, then add it again.';

/** Finds the draft of the patient's review, to which other tabs add. */
export async function draftOfReview(
  client: GatewayClient,
  patientId: string,
): Promise<Records['review'] | undefined> {
  const query = { startkey: JSON.stringify([patientId]), endkey: JSON.stringify([patientId, {}]) };
  const { rows } = await makeCall(client, 'review.list', { query });
  return rows.find(({ draft, published }) => draft === true && published !== true);
}
