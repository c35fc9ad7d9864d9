import { useEffect, useRef } from 'react';
import { fillTemplate } from '../../../engine/core/text/template.ts';
import { dismissNotice, notify, useEngine, useProduct } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { useReservationCalls } from './use-reservation-calls.ts';

export interface ReservationState {
  /** State of the reservation; undefined while it is not known. */
  readonly state: 'free' | 'own' | 'foreign' | undefined;
  /** Name of who has reserved the patient. */
  readonly holder: string | undefined;
  /** Throws a `GatewayError` of status 409 where somebody else was first. */
  readonly reserve: (options?: { readonly override: boolean }) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Holder that is expected; a change to anybody else is news. */
interface Expected {
  readonly holder: string | undefined;
  readonly isOwnAction?: boolean;
}

/**
 * The reservation of the open patient, polled every ten seconds. Shows a notification when somebody else changes it.
 */
export function useReservation(patientId: string): ReservationState {
  const { user } = useEngine();
  const { constants, messages } = useProduct();
  const calls = useReservationCalls(patientId);
  const pollEvery = Number(constants?.['reservation-poll']?.value);
  const { data } = useCall('reservation.list', { query: { ids: [patientId] }, pollEvery });
  const standing = data?.rows[0];
  const holder = standing?.email;
  const state = data === undefined ? undefined : stateOf(holder, user.email);
  const expected = useRef<Expected>(undefined);
  const notice = useRef<string>(undefined);

  useEffect(() => {
    if (state === undefined) return;
    const before = expected.current;
    expected.current = { holder };
    if (before === undefined) return;
    const isNews = before.holder !== holder && holder !== user.email;
    if (isNews || before.isOwnAction === true) {
      // A notice that stays is true only until the next change.
      if (notice.current !== undefined) dismissNotice(notice.current);
      notice.current = undefined;
    }
    if (!isNews) return;
    const message =
      holder === undefined
        ? messages['reservation.released']
        : fillTemplate(messages['reservation.reserved-by'] ?? '', { email: holder });
    notice.current = notify({ kind: 'info', tone: 'warning', sticky: true, message: message ?? '' });
  }, [state, holder, messages, user.email]);

  /**
   * Expects the outcome of one's own action, which needs no notice; the change may be on the page before the call has
   * its answer.
   */
  async function settle(work: () => Promise<unknown>, next: string | undefined): Promise<void> {
    const before = expected.current;
    const own = { holder: next, isOwnDoing: true };
    expected.current = own;
    try {
      await work();
    } catch (error) {
      if (expected.current === own) expected.current = before;
      throw error;
    }
  }

  return {
    state,
    holder,
    reserve: ({ override } = { override: false }) =>
      settle(() => calls.reserve(standing, override), user.email),
    release: () => settle(() => calls.release(standing), undefined),
  };
}

function stateOf(holder: string | undefined, own: string): 'free' | 'own' | 'foreign' {
  if (holder === undefined) return 'free';
  return holder === own ? 'own' : 'foreign';
}
