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
