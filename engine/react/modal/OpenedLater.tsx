import { type ReactNode, Suspense } from 'react';
import { Contained } from '../parts/Contained.tsx';
import { DialogLoading } from './DialogLoading.tsx';

export interface OpenedLaterProps {
  /** Name of the part that it opens in: for the report of a failure, never shown. */
  readonly place: string;
  /** The title of the dialog, shown while the rest of it loads. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is loaded when it opens: its frame shows immediately, and the page survives a failed load. */
export function OpenedLater({ place, title, onClose, children }: OpenedLaterProps) {
  return (
    <Contained place={place}>
      <Suspense fallback={<DialogLoading title={title} onClose={onClose} />}>{children}</Suspense>
    </Contained>
  );
}
