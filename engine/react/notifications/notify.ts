import {
  cleanNotifications,
  cleanNotificationsQueue,
  hideNotification,
  showNotification,
} from '@mantine/notifications';
import { createElement } from 'react';
import { NoticeText } from './NoticeText.tsx';
import type { Notice } from './notice.ts';

/** Milliseconds that a notice stays, counted from when it is shown, not from when it was queued. */
export const noticeTimeout = 5000;

/** How many notices are shown at a time; the others wait their turn. */
export const mostNotices = 3;

/** Shows a notice at the top right. Answers with its id, for `dismissNotice`. */
export function notify(notice: Notice): string {
  const tone = notice.tone ?? notice.kind;
  return showNotification({
    message: createElement(NoticeText, { tone, message: notice.message }),
    role: notice.kind === 'error' ? 'alert' : 'status',
    autoClose: notice.sticky === true ? false : noticeTimeout,
    className: `en-notice en-notice-${tone}`,
    closeButtonProps: { 'aria-label': 'Close notice' },
  });
}

export function dismissNotice(id: string): void {
  hideNotification(id);
}

/** Takes every notice away, also those that wait: for the end of a session. */
export function dismissAllNotices(): void {
  cleanNotificationsQueue();
  cleanNotifications();
}
