import { createContext, useContext } from 'react';
import { type FormatMessage, messageFormatter } from '../../core/messages/messages.ts';

/** Messages of the engine; the engine's own texts outside of an `EngineProvider`. */
export const MessagesContext = createContext<FormatMessage>(messageFormatter({}));

/**
 * Returns a formatter of the engine's texts and of those that product and host replace; stable while neither changes.
 */
export function useMessages(): FormatMessage {
  return useContext(MessagesContext);
}
