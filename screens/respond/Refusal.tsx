import type { RefObject } from 'react';

/** Stands there empty from the beginning, so that what comes into it is read aloud. */
export function Refusal({
  message,
  place,
}: {
  readonly message: string | undefined;
  readonly place: RefObject<HTMLParagraphElement | null>;
}) {
  return (
    <p
      ref={place}
      role="alert"
      tabIndex={-1}
      className={message === undefined ? undefined : 'respond-refusal'}
    >
      {message}
    </p>
  );
}
