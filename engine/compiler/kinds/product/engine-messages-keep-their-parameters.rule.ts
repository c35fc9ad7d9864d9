import { allMessages } from '../../../core/messages/all-messages.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { didYouMean } from '../../suggest.ts';

/**
 * Requires a text of the product that replaces an engine message to use only parameters that the engine fills.
 */
export function engineMessagesKeepTheirParameters(sources: SourceSet, diagnostics: Diagnostics): void {
  const file = sources.of('product').get('product');
  const messages = file?.value.messages ?? {};
  for (const [name, text] of Object.entries(allMessages)) {
    const own = Object.hasOwn(messages, name) ? messages[name] : undefined;
    const known = parametersIn(text);
    const unknown = parametersIn(own ?? '').filter((path) => !known.includes(path));
    if (file === undefined || unknown.length === 0) continue;
    diagnostics.report(file, {
      code: 'message/unknown-place',
      message: `"${name}" is filled with nothing called ${unknown.join(', ')}.`,
      help: known.length === 0 ? 'Write it without braces.' : didYouMean(unknown[0] ?? '', known),
      at: ['messages', name],
    });
  }
}

/** Lists the parameters of a message, with their braces. */
function parametersIn(text: string): readonly string[] {
  return text.match(/\{[^{}]+\}/g) ?? [];
}
