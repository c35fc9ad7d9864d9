/**
 * Lets an Enter that is held down press once: its save would be repeated, and the button that has the focus after a
 * dialog has closed would open it anew. In texts of several lines it goes on breaking them.
 */
export function pressOnceByEnter(): () => void {
  document.addEventListener('keydown', stopRepeated, { capture: true });
  return () => document.removeEventListener('keydown', stopRepeated, { capture: true });
}

function stopRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && isPressed(event.target)) event.preventDefault();
}

function isPressed(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('button, input, select, a, summary, [role="button"]')
  );
}
