/** An arrow to the left. */
export function LeftIcon() {
  return (
    <svg className="en-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13 8H3.5M7 4 3 8l4 4" />
    </svg>
  );
}

/** An arrow to the right. */
export function RightIcon() {
  return (
    <svg className="en-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8h9.5M9 4l4 4-4 4" />
    </svg>
  );
}
