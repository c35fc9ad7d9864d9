import { type ReactNode, Suspense, useState } from 'react';
import { CallError, lazyPart, messageOfError, notify, useProduct } from '../../../engine/react/index.ts';

const OverrideDialog = lazyPart(async () => (await import('./OverrideDialog.tsx')).OverrideDialog);

export interface OverrideInput {
  /** Name of the user who has reserved the patient; undefined while unknown. */
  readonly holder: string | undefined;
  readonly contextLine: string;
  readonly override: () => Promise<void>;
}

export interface Override {
  /** Opens the dialog that asks for confirmation. */
  readonly ask: () => void;
  /** Handles a refused reservation: opens the dialog if another user was first, and shows any other error. */
  readonly refused: (error: unknown) => void;
  /** Dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Provides the dialog that confirms taking over another user's reservation. */
export function useOverride(input: OverrideInput): Override {
  const { messages } = useProduct();
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    refused(error) {
      if (error instanceof CallError && error.status === 409) return setAsking(true);
      const message = messageOfError(error, messages['save-failed'] ?? 'An error occurred');
      notify({ kind: 'error', message });
    },
    dialog: isAsking && (
      <Suspense fallback={null}>
        <OverrideDialog {...input} onClose={() => setAsking(false)} />
      </Suspense>
    ),
  };
}
