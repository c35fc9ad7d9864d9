import { createContext, useContext } from 'react';
import { type FormatMessage, messageFormatter } from '../../core/messages/messages.ts';

/**
 * Formatter of the engine's messages; the default, used outside of an `EngineProvider`, has the engine's own
 * texts.
 */
export const MessagesContext = createContext<FormatMessage>(messageFormatter({}));

/**
 * Returns the formatter of the engine's texts, which product and host can override; the function stays the
 * same while neither changes.
 */
export function useMessages(): FormatMessage {
  return useContext(MessagesContext);
}
