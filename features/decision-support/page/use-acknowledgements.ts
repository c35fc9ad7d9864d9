import { useQueryClient } from '@tanstack/react-query';
import { everyAnswerOf, messageOfError, notify, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';
import type { Acknowledgement, Finding } from './checked.ts';

export interface AcknowledgedWith {
  readonly reason?: string;
  readonly note?: string;
}

export interface Acknowledgements {
  readonly byFinding: ReadonlyMap<string, Acknowledgement>;
  /** Reason why acknowledgements could not be read. */
  readonly failure: string | undefined;
  readonly save: (finding: Finding, given: AcknowledgedWith) => Promise<void>;
  readonly takeBack: (acknowledgement: Acknowledgement) => Promise<void>;
}

/** Tracks the acknowledgements of findings, each with its reason. */
export function useAcknowledgements(patientId: string): Acknowledgements {
  const { client } = useEngine();
  const cache = useQueryClient();
  const { data, error } = useCall('acknowledgement.list', { query: { patientId } });
  const follow = () => cache.invalidateQueries({ queryKey: everyAnswerOf('acknowledgement.list') });
  return {
    byFinding: new Map((data?.rows ?? []).map((each) => [each.finding ?? '', each])),
    failure:
      error === null
        ? undefined
        : messageOfError(error, 'What was acknowledged before could not be loaded; every finding is shown.'),
    async save({ key, message, severity, provider, version }, given) {
      const body = {
        ...{ type: 'patient.acknowledgement', subject: patientId, finding: key, severity },
        title: message.slice(0, 2000),
        source: `${provider} ${version}`.trim().slice(0, 300),
        ...given,
      };
      await makeCall(client, 'acknowledgement.save', {
        method: 'POST',
        body,
        idempotencyKey: crypto.randomUUID(),
      });
      await follow();
    },
    async takeBack(acknowledgement) {
      try {
        await makeCall(client, 'acknowledgement.remove', {
          body: { ...acknowledgement },
          idempotencyKey: crypto.randomUUID(),
        });
      } catch (failure) {
        notify({ kind: 'error', message: messageOfError(failure, 'An error occurred') });
      }
      await follow();
    },
  };
}
