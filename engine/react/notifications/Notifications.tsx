import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../theme/when-idle.ts';
import { noticeBoard } from './board.ts';

/** Renders the area at the top right where notices appear; rendered once, by the shell. */
export function Notifications() {
  const board = useSyncExternalStore(noticeBoard.subscribe, noticeBoard.get);
  useEffect(() => whenIdle(() => void noticeBoard.load()), []);
  return board !== undefined && <board.NoticeBoard />;
}
