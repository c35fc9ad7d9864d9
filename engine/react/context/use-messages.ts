import { createContext, useContext } from 'react';
import { type FormatMessage, messageFormatter } from '../../core/messages/messages.ts';

/** Messages of the engine: its own texts outside of an `EngineProvider`. */
export const MessagesContext = createContext<FormatMessage>(messageFormatter({}));

/**
 * Formats the engine's own texts, with those that product and host put in their place. Stable while neither changes.
 */
export function useMessages(): FormatMessage {
  return useContext(MessagesContext);
}
