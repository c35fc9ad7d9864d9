import { produce } from 'immer';
import type { JsonObject } from '../json/json.ts';

/**
 * The life of a modal form: closed → add or edit → submitting → closed. A failed submit goes back to where it
 * came from with the draft as it was typed.
 */
export type ModalState =
  | { readonly phase: 'closed' }
  | { readonly phase: 'add' | 'edit'; readonly draft: JsonObject; readonly failure?: string }
  | { readonly phase: 'submitting'; readonly from: 'add' | 'edit'; readonly draft: JsonObject };

export type ModalEvent =
  | { readonly type: 'add'; readonly initial: JsonObject }
  | { readonly type: 'edit'; readonly row: JsonObject }
  | { readonly type: 'change'; readonly draft: JsonObject }
  | { readonly type: 'submit' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'saved' }
  | { readonly type: 'cancel' };

export const closedModal: ModalState = { phase: 'closed' };

/** The next state; an event that the present state does not know changes nothing. */
export function nextModal(state: ModalState, event: ModalEvent): ModalState {
  switch (event.type) {
    case 'add':
      return state.phase === 'closed' ? { phase: 'add', draft: copyOf(event.initial) } : state;
    case 'edit':
      return state.phase === 'closed' ? { phase: 'edit', draft: copyOf(event.row) } : state;
    case 'change':
      return isOpen(state) ? { ...state, draft: event.draft } : state;
    case 'submit':
      return isOpen(state) ? { phase: 'submitting', from: state.phase, draft: state.draft } : state;
    case 'failed':
      return state.phase === 'submitting'
        ? { phase: state.from, draft: state.draft, failure: event.message }
        : state;
    case 'saved':
      return state.phase === 'submitting' ? closedModal : state;
    case 'cancel':
      return isOpen(state) ? closedModal : state;
  }
}

function isOpen(state: ModalState): state is Extract<ModalState, { phase: 'add' | 'edit' }> {
  return state.phase === 'add' || state.phase === 'edit';
}

/** Changes of the draft go into a copy: the row of the table stays as it is until it is saved. */
function copyOf(value: JsonObject): JsonObject {
  return produce(value, () => {});
}
