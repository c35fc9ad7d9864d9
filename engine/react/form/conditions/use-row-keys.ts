import { useState } from 'react';

/** Names rows that have none of their own, so that each keeps its controls when another comes or goes. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState<string[]>([]);
  // Rows that came from elsewhere are new rows.
  while (keys.length < count) keys.push(crypto.randomUUID());
  return {
    at: (index: number): string | undefined => keys[index],
    insert(index: number): string {
      const key = crypto.randomUUID();
      setKeys(keys.toSpliced(index, 0, key));
      return key;
    },
    remove: (index: number): void => setKeys(keys.toSpliced(index, 1)),
    move(from: number, to: number): void {
      const [key = ''] = keys.slice(from, from + 1);
      setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, key));
    },
  };
}
