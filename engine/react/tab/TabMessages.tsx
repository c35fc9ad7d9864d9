import { type ReactNode, useMemo } from 'react';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { fillTemplate } from '../../core/text/template.ts';
import { MessagesContext, useMessages } from '../context/use-messages.ts';

interface TabWordsProps {
  readonly messages: TabDescriptor['messages'] | undefined;
  readonly children: ReactNode;
}

/** Provides the messages that the tab overrides to its content. */
export function TabMessages({ messages, children }: TabWordsProps) {
  const outer = useMessages();
  const words = useMemo(
    () => (messages === undefined ? outer : wordsOfTab(messages, outer)),
    [messages, outer],
  );
  return <MessagesContext value={words}>{children}</MessagesContext>;
}

function wordsOfTab(messages: NonNullable<TabDescriptor['messages']>, outer: FormatMessage): FormatMessage {
  return (name, values) => {
    const own = messages[name];
    if (own === undefined) return outer(name, values);
    return fillTemplate(own.message, { ...values, ...(own.item === undefined ? {} : { item: own.item }) });
  };
}
