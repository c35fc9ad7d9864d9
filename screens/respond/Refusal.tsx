import type { RefObject } from 'react';

/** Renders a live region that is empty at first, so that screen readers announce a later refusal. */
export function Refusal({
  message,
  element: host,
}: {
  readonly message: string | undefined;
  readonly element: RefObject<HTMLParagraphElement | null>;
}) {
  return (
    <p
      ref={host}
      role="alert"
      tabIndex={-1}
      className={message === undefined ? undefined : 'respond-refusal'}
    >
      {message}
    </p>
  );
}
