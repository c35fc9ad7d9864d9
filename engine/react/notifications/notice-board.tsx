import {
  cleanNotifications,
  cleanNotificationsQueue,
  hideNotification,
  Notifications,
  showNotification,
} from '@mantine/notifications';
import { useSyncExternalStore } from 'react';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import { NoticeAction } from './NoticeAction.tsx';
import { NoticeText } from './NoticeText.tsx';
import type { Notice } from './notice.ts';
import './notifications.css';
import { noticeHost } from './notice-host.ts';
import { StickyNotice } from './StickyNotice.tsx';

/** Board on which notices appear. */
export function NoticeBoard() {
  const { visible, timeout } = useSyncExternalStore(noticeHost.subscribe, noticeHost.defaults);
  return (
    <MantineFrame>
      <Notifications
        position="top-right"
        className="en-notices"
        limit={visible}
        autoClose={timeout}
        containerWidth={380}
        allowScrollDismiss={false}
        zIndex={500}
      />
    </MantineFrame>
  );
}

export function show(id: string, notice: Notice): void {
  const tone = notice.tone ?? notice.kind;
  const text = (
    <NoticeText tone={tone} message={notice.message}>
      {notice.action !== undefined && <NoticeAction action={notice.action} onActed={() => dismiss(id)} />}
    </NoticeText>
  );
  showNotification({
    id,
    message: notice.sticky === true ? <StickyNotice>{text}</StickyNotice> : text,
    // Moves a sticky notice to the bottom: at the head of the page it would lie over the buttons there.
    ...(notice.sticky === true ? { position: 'bottom-right' as const } : {}),
    role: notice.kind === 'error' ? 'alert' : 'status',
    autoClose: notice.sticky === true ? false : (notice.timeout ?? noticeHost.defaults().timeout),
    className: `en-notice en-notice-${tone}`,
    closeButtonProps: { 'aria-label': noticeHost.say('notice.close') },
  });
}

export function dismiss(id: string): void {
  hideNotification(id);
}

/** Dismisses all notices, also those that wait. */
export function dismissAll(): void {
  cleanNotificationsQueue();
  cleanNotifications();
}
