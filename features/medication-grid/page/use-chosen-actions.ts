import { messageOfError, notify, saveFile, useEngine, useRecordData } from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';
import { draftOfReview, noDraft } from '../../reviews/page/draft-of-review.ts';
import { type Medication, nameOf } from './medications.ts';

/** Actions on several medications that do not change them. */
export function useChosenActions(patientId: string) {
  const { client } = useEngine();
  const organization = useManagingOrganization();

  async function saying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, 'An error occurred') });
    }
  }

  return {
    print: (medications: readonly Medication[]) =>
      saying(async () => {
        const query = {
          ...{ patientId, location: 'medications', orgId: organization },
          medications: medications.map(({ _id }) => _id).join(','),
        };
        const { artifact = [], warnings = [] } = await makeCall(client, 'print.medicationList', { query });
        for (const { ephemeralUrl = '' } of artifact) {
          const key = ephemeralUrl.split('/').at(-1) ?? '';
          const file = await client.call('print.document', { query: { key } });
          if (file instanceof Blob) saveFile('medication-list.pdf', file);
        }
        for (const message of warnings) notify({ kind: 'info', tone: 'warning', message });
      }),
    addToReview: (medications: readonly Medication[]) =>
      saying(async () => {
        const draft = await draftOfReview(client, patientId);
        if (draft === undefined) {
          notify({ kind: 'error', message: noDraft });
          return;
        }
        const added = {
          id: crypto.randomUUID(),
          medications: medications.map(nameOf),
          includeInPrescriber: true,
        };
        const body = { ...draft, recommendations: [...(draft.recommendations ?? []), added] };
        await makeCall(client, 'review.save', { method: 'PUT', body, idempotencyKey: crypto.randomUUID() });
        notify({ kind: 'info', tone: 'success', message: 'Added to the review as a recommendation.' });
      }),
  };
}

function useManagingOrganization(): string {
  const owner = useRecordData()['patient']?.['managingOrganization'];
  const id = typeof owner === 'object' && owner !== null && 'id' in owner ? owner['id'] : '';
  return String(id ?? '');
}
