import { type ReactNode, Suspense } from 'react';
import { Contained } from '../parts/Contained.tsx';
import { DialogLoading } from './DialogLoading.tsx';

export interface OpenedLaterProps {
  /** Name of the part that opens the dialog, for the failure report only. */
  readonly place: string;
  /** Title of the dialog, shown while the rest loads. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders a dialog loaded on opening: the frame shows immediately, and the page survives a failed load. */
export function OpenedLater({ place, title, onClose, children }: OpenedLaterProps) {
  return (
    <Contained place={place}>
      <Suspense fallback={<DialogLoading title={title} onClose={onClose} />}>{children}</Suspense>
    </Contained>
  );
}
