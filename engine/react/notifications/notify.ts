import type { Notice } from './notice.ts';
import { noticeStore } from './notice-store.ts';

/** Shows a notice at the top right; returns its id for `dismissNotice`. */
export function notify(notice: Notice): string {
  const id = crypto.randomUUID();
  noticeStore.tell({ ...notice, id, at: Date.now() });
  return id;
}

/** Takes a notice out of sight; the history keeps it. */
export function dismissNotice(id: string): void {
  noticeStore.dismiss(id);
}

/** Forgets all notices, including those that wait to be shown, at the end of a session. */
export function dismissAllNotices(): void {
  noticeStore.forget();
}
