import type { FormatMessage } from '../../../core/messages/messages.ts';
import type { EditStep } from '../store/edit-steps.ts';
import { fieldFactsOf } from '../store/field-facts.ts';
import type { FormDescription } from '../store/form-context.ts';
import { summaryTitle } from '../summary-title.ts';

/** Names a change in words, such as `Zip changed`. */
export function stepMessage(
  description: FormDescription,
  { path, kind }: EditStep,
  say: FormatMessage,
): string {
  if (path === undefined) return say('edit.several');
  const field = summaryTitle(description, path, fieldFactsOf(description, path).title);
  return say(`edit.${kind}`, { field });
}
