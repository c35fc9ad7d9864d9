import { createContext, useContext } from 'react';
import { type FormatMessage, messageFormatter } from '../../core/messages/messages.ts';

/** Outside of an `EngineProvider` the engine uses its own texts. */
export const MessagesContext = createContext<FormatMessage>(messageFormatter({}));

/** Says the engine's own texts, as product and host want them said. Stable while neither changes. */
export function useMessages(): FormatMessage {
  return useContext(MessagesContext);
}
