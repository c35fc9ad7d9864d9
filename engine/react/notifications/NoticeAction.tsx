import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { Button } from '../parts/Button.tsx';
import type { Notice } from './notice.ts';

interface NoticeActionProps {
  readonly action: NonNullable<Notice['action']>;
  readonly onActed: () => void;
}

/** The actions of the notices on show, the newest last. */
const shown: NonNullable<Notice['action']>[] = [];

/** The button of a notice. */
export function NoticeAction({ action, onActed }: NoticeActionProps) {
  const { label, key, act } = action;
  const run = () => {
    onActed();
    act();
  };
  useEffect(() => {
    shown.push(action);
    return () => void shown.splice(shown.indexOf(action), 1);
  }, [action]);
  useHotkeys(key === undefined ? [] : [[key, () => shown.at(-1) === action && run()]]);
  return <Button onClick={run}>{label}</Button>;
}
