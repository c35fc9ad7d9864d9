import { type ReactNode, Suspense } from 'react';
import { Contained } from '../parts/Contained.tsx';
import { DialogLoading } from './DialogLoading.tsx';

export interface OpenedLaterProps {
  /** Name of the component that opens the dialog, used only to report a failure. */
  readonly place: string;
  /** Title of the dialog, shown while the rest loads. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Renders a dialog that is loaded when opened: its frame appears at once, and a failure to load does not break the
 * page.
 */
export function OpenedLater({ place, title, onClose, children }: OpenedLaterProps) {
  return (
    <Contained place={place}>
      <Suspense fallback={<DialogLoading title={title} onClose={onClose} />}>{children}</Suspense>
    </Contained>
  );
}
