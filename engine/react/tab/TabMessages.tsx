import { type ReactNode, useMemo } from 'react';
import type { Words } from '../../core/messages/words.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { fillTemplate } from '../../core/text/template.ts';
import { useWords, WordsContext } from '../context/use-words.ts';

interface TabWordsProps {
  readonly messages: TabDescriptor['messages'] | undefined;
  readonly children: ReactNode;
}

/** Says what is around a tab's rows in the tab's own words, as far as it has any. */
export function TabMessages({ messages, children }: TabWordsProps) {
  const outer = useWords();
  const words = useMemo(
    () => (messages === undefined ? outer : wordsOfTab(messages, outer)),
    [messages, outer],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

function wordsOfTab(messages: NonNullable<TabDescriptor['messages']>, outer: Words): Words {
  return (name, values) => {
    const own = messages[name];
    if (own === undefined) return outer(name, values);
    return fillTemplate(own.message, { ...values, ...(own.item === undefined ? {} : { item: own.item }) });
  };
}
