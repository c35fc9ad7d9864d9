import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Act, type Driven, perform } from './drive.tsx';
import type { Outcome } from './keyed-case.ts';

export interface Course {
  readonly outcomes: readonly Outcome[];
  /** Values in the form at each submit. */
  readonly held: readonly unknown[];
  readonly missing: readonly unknown[];
}

/** Performs the steps in a form; resolves to the outcome of each submit. */
export async function courseOf(form: Driven, steps: readonly Act[]): Promise<Course> {
  const user = userEvent.setup({ delay: null });
  const outcomes: Outcome[] = [];
  const held: unknown[] = [];
  const missing: unknown[] = [];
  for (const step of steps) {
    const before = form.saved.length;
    form.forget();
    if (!(await perform(user, form, step))) missing.push(step);
    const saved = form.saved.slice(before);
    outcomes.push(...saved.map((value) => ({ saved: value })));
    if (form.wrong().length > 0) outcomes.push({ wrong: [...new Set(form.wrong())].toSorted() });
    if (saved.length > 0 || form.wrong().length > 0) held.push(form.values());
  }
  cleanup();
  return { outcomes, held, missing };
}
