import {
  cleanNotifications,
  cleanNotificationsQueue,
  hideNotification,
  Notifications,
  showNotification,
} from '@mantine/notifications';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import { NoticeText } from './NoticeText.tsx';
import type { Notice } from './notice.ts';
import './notifications.css';
import { noticeWords } from './notice-words.ts';

/** Milliseconds that a notice stays, counted from when it is shown, not from when it was queued. */
const noticeTimeout = 5000;

/** How many notices are shown at a time; the others wait their turn. */
const mostNotices = 3;

/** Where notices appear. */
export function NoticeBoard() {
  return (
    <MantineFrame>
      <Notifications
        position="top-right"
        limit={mostNotices}
        autoClose={noticeTimeout}
        containerWidth={380}
        allowScrollDismiss={false}
        zIndex={500}
      />
    </MantineFrame>
  );
}

export function show(id: string, notice: Notice): void {
  const tone = notice.tone ?? notice.kind;
  showNotification({
    id,
    message: <NoticeText tone={tone} message={notice.message} />,
    role: notice.kind === 'error' ? 'alert' : 'status',
    autoClose: notice.sticky === true ? false : noticeTimeout,
    className: `en-notice en-notice-${tone}`,
    closeButtonProps: { 'aria-label': noticeWords.say('notice.close') },
  });
}

export function dismiss(id: string): void {
  hideNotification(id);
}

/** Also those that wait. */
export function dismissAll(): void {
  cleanNotificationsQueue();
  cleanNotifications();
}
