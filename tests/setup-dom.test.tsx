import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';

it('gives frames after a test whose fake timers held one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.remove();
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('came')));
  const later = new Promise((resolve) => setTimeout(() => resolve('did not come'), 500));
  expect(await Promise.race([frame, later])).toBe('came');
});

/** Last of the steps, each of which is rendered after the one before, without hurry. */
const last = 10;

function Steps() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step > 0 && step < last) startTransition(() => setStep(step + 1));
  }, [step]);
  return (
    <button type="button" onClick={() => setStep(1)}>
      {step}
    </button>
  );
}

it('has React render all that follows a press before the test goes on', async () => {
  render(<Steps />);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent(String(last));
});
