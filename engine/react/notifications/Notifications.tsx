import { Notifications as MantineNotifications } from '@mantine/notifications';
import './notifications.css';
import { mostNotices, noticeTimeout } from './notify.ts';

/** The place at the top right where notices appear. Rendered once, by the shell. */
export function Notifications() {
  return (
    <MantineNotifications
      position="top-right"
      limit={mostNotices}
      autoClose={noticeTimeout}
      containerWidth={380}
      allowScrollDismiss={false}
      zIndex={500}
    />
  );
}
