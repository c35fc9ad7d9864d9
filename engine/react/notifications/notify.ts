import { noticeBoard } from './board.ts';
import type { Notice } from './notice.ts';

/** Shows a notice at the top right; returns its id for `dismissNotice`. */
export function notify(notice: Notice): string {
  const id = crypto.randomUUID();
  noticeBoard.whenThere((board) => board.show(id, notice));
  return id;
}

export function dismissNotice(id: string): void {
  noticeBoard.whenThere((board) => board.dismiss(id));
}

/** Closes all notices, including those that wait to be shown, at the end of a session. */
export function dismissAllNotices(): void {
  noticeBoard.whenThere((board) => board.dismissAll());
}
