import { useState } from 'react';

/** Renders the links that lead keys past the header and the menu: to the page, and to each of its boxes. */
export function SkipLinks() {
  const [boxes, setBoxes] = useState<readonly string[]>([]);
  // Looks for the boxes when a key arrives here, since they come after the frame of the page.
  return (
    <>
      <a
        className="shell-skip"
        href="#main"
        onFocus={() => setBoxes(boxesOfPage().map(({ ariaLabel }) => ariaLabel ?? ''))}
      >
        Skip to the page
      </a>
      {boxes.map((name, index) => (
        <button key={name} type="button" className="shell-skip" onClick={() => goTo(boxesOfPage()[index])}>
          Skip to {name}
        </button>
      ))}
    </>
  );
}

function boxesOfPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main section.en-box[aria-label]')];
}

function goTo(box: HTMLElement | undefined): void {
  if (box === undefined) return;
  box.tabIndex = -1;
  box.focus();
}
