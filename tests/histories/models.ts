import type { Model } from './linearizable.ts';

/** State of a patient that clients see: its revision, and the two fields that clients change. */
export interface PatientState {
  readonly rev: number;
  readonly spouse: string;
  readonly middle: string;
}

type PatientField = 'spouse' | 'middle';

/**
 * Model of a patient. A save contains the value of one field that its client read, and the new one; it is merged with
 * other clients' changes of other fields, and refused after a change of this field.
 */
export function patientModel(initial: PatientState): Model<PatientState> {
  return {
    initial,
    after(state, { kind, input, output, outcome }) {
      if (kind === 'read') return isSame(state, output) ? state : undefined;
      const field: PatientField = input['field'] === 'spouse' ? 'spouse' : 'middle';
      const isPossible = state[field] === input['seen'];
      if (outcome === 'refused') return isPossible ? undefined : state;
      if (!isPossible) return undefined;
      const next = { ...state, [field]: String(input['value']), rev: state.rev + 1 };
      return outcome === 'unknown' || isSame(next, output) ? next : undefined;
    },
  };
}

function isSame(state: PatientState, { rev, spouse, middle }: Readonly<Record<string, unknown>>): boolean {
  return state.rev === rev && state.spouse === spouse && state.middle === middle;
}

/** Reservation of a patient; empty texts without a holder. */
export interface ReservationState {
  readonly id: string;
  readonly holder: string;
}

/** Placeholder for an unknown id, which equals no real id. */
const unknownId = 'unknown';

const free: ReservationState = { id: '', holder: '' };

/** Model of a lock, which only one client holds at a time and only its holder releases. */
export const reservationModel: Model<ReservationState> = {
  initial: free,
  after(state, { kind, input, output, outcome }) {
    const holder = String(input['holder'] ?? '');
    if (kind === 'release') {
      const isOwn = state.id !== '' && state.id === input['id'];
      if (outcome === 'refused') return isOwn ? undefined : state;
      return isOwn ? free : undefined;
    }
    const isOthers = state.id !== '' && state.holder !== holder;
    if (outcome === 'refused') return isOthers ? state : undefined;
    if (isOthers) return undefined;
    const id = String(output['id'] ?? unknownId);
    // Returns the holder's own reservation; its id becomes known here if the first response was lost.
    if (state.id === '' || state.id === unknownId) return { id, holder };
    return outcome === 'unknown' || state.id === id ? state : undefined;
  },
};
