import { bulkMessages } from './bulk-messages.ts';
import { decideMessages } from './decide-messages.ts';
import { dialogMessages } from './dialog-messages.ts';
import { editorMessages } from './editor-messages.ts';
import { formMessages } from './form-messages.ts';
import { engineMessages, type MessageName } from './messages.ts';
import { noticeMessages } from './notice-messages.ts';
import { presenceMessages } from './presence-messages.ts';
import { reportMessages } from './report-messages.ts';
import { savedMessages } from './saved-messages.ts';
import { typingMessages } from './typing-messages.ts';

/** All texts of the engine, for tools. Pages load most texts later, with the part that shows them. */
export const allMessages: Readonly<Record<MessageName, string>> = {
  ...engineMessages,
  ...formMessages,
  ...typingMessages,
  ...dialogMessages,
  ...editorMessages,
  ...bulkMessages,
  ...noticeMessages,
  ...presenceMessages,
  ...reportMessages,
  ...savedMessages,
  ...decideMessages,
};
