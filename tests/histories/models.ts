import type { Model } from './linearizable.ts';

/** State of a patient that clients see: its revision, and the two fields that they change. */
export interface PatientState {
  readonly rev: number;
  readonly spouse: string;
  readonly middle: string;
}

type PatientField = 'spouse' | 'middle';

/**
 * A save names what its client saw of one field and what it makes of it. It is merged over whatever others did to
 * the rest, and refused where they changed the same field.
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

/** Holder of a patient; nobody: empty texts. */
export interface ReservationState {
  readonly id: string;
  readonly holder: string;
}

/** No id is like this. */
const unknownId = 'unknown';

const free: ReservationState = { id: '', holder: '' };

/** A lock: nobody gets it while another one holds it, and only what one holds can be released. */
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
    // Whoever holds it already gets what they hold; the id of one whose answer was lost is learned then.
    if (state.id === '' || state.id === unknownId) return { id, holder };
    return outcome === 'unknown' || state.id === id ? state : undefined;
  },
};
