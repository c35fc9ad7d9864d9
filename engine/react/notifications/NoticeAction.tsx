import { Button } from '../parts/Button.tsx';
import type { Notice } from './notice.ts';

type NoticeActionProps = NonNullable<Notice['action']> & { readonly onActed: () => void };

/** The button of a notice. */
export function NoticeAction({ label, act, onActed }: NoticeActionProps) {
  return (
    <Button
      onClick={() => {
        onActed();
        act();
      }}
    >
      {label}
    </Button>
  );
}
