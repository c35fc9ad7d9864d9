import { useEffect, useRef } from 'react';
import { fillTemplate } from '../../../engine/core/text/template.ts';
import { dismissNotice, notify, useEngine, useProduct } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { type StoredReservation, useReservationCalls } from './use-reservation-calls.ts';

export interface ReservationState {
  /** State of the reservation; undefined while unknown. */
  readonly state: 'free' | 'own' | 'foreign' | undefined;
  /** Name of the user who has reserved the patient. */
  readonly holder: string | undefined;
  /** Reserves the patient. Throws a `CallError` of status 409 where another user was first. */
  readonly reserve: (options?: { readonly override: boolean }) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Expected holder, with the name; any other new holder raises a notice. */
interface Expected {
  readonly holder: string | undefined;
  readonly name?: string | undefined;
  /** Time in milliseconds at which the reservation ends by itself. */
  readonly until?: number;
  readonly isOwnAction?: boolean;
}

/** Polls the reservation of the open patient every ten seconds, and shows a notice if another user changes it. */
export function useReservation(patientId: string): ReservationState {
  const { user, clock } = useEngine();
  const { constants, messages } = useProduct();
  const calls = useReservationCalls(patientId);
  const pollEvery = Number(constants?.['reservation-poll']?.value);
  const { data } = useCall('reservation.list', { query: { ids: [patientId] }, pollEvery });
  const standing = data?.rows[0];
  const holder = standing?.email;
  const name = standing && nameOf(standing);
  const lifetime = Number(constants?.['reservation-lifetime']?.value);
  const until = Date.parse(standing?.updatedAt ?? '') + lifetime;
  const state = data === undefined ? undefined : stateOf(holder, user.email);
  const expected = useRef<Expected>(undefined);
  const notice = useRef<string>(undefined);

  useEffect(() => {
    if (state === undefined) return;
    const before = expected.current;
    expected.current = { holder, name: holder === user.email ? undefined : name, until };
    if (before === undefined) return;
    const isNews = before.holder !== holder && holder !== user.email;
    if (isNews || before.isOwnAction === true) {
      // Dismisses the last notice, which is no longer true after a change.
      if (notice.current !== undefined) dismissNotice(notice.current);
      notice.current = undefined;
    }
    if (!isNews) return;
    const reserved = fillTemplate(messages['reservation.reserved-by'] ?? '', { email: name });
    const message = holder === undefined ? releasedBy(before) : reserved;
    notice.current = notify({ kind: 'info', tone: 'warning', sticky: true, message });

    /** Names whoever had reserved, unless the time of that is over. */
    function releasedBy({ name: by, until: end = 0 }: Expected): string {
      const isKnown = by !== undefined && Date.parse(clock.now()) < end;
      const text = isKnown ? messages['reservation.released-by'] : messages['reservation.released'];
      return fillTemplate(text ?? '', { email: by });
    }
  }, [state, holder, name, until, messages, clock, user.email]);

  /**
   * Expects the outcome of the user's own action, which the page may see before the call's answer, so that it raises
   * no notice.
   */
  async function settle(work: () => Promise<unknown>, next: string | undefined): Promise<void> {
    const before = expected.current;
    const own = { holder: next, isOwnAction: true };
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

/** Builds the name of whoever has reserved; the address where the record has none. */
function nameOf({ performedBy, email }: StoredReservation): string {
  return [performedBy?.firstName, performedBy?.lastName].filter(Boolean).join(' ') || (email ?? '');
}
