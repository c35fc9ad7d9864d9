import { createContext, useContext } from 'react';
import { type FormatMessage, messageFormatter } from '../../core/messages/messages.ts';

/** Formatter of the engine's messages; outside of an `EngineProvider`, it has the engine's own texts. */
export const MessagesContext = createContext<FormatMessage>(messageFormatter({}));

/**
 * Returns the formatter of the engine's texts, some of which product or host replace; the same function while neither
 * changes.
 */
export function useMessages(): FormatMessage {
  return useContext(MessagesContext);
}
