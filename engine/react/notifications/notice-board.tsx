import './notifications.css';
import { useHotkeys } from '@mantine/hooks';
import {
  cleanNotifications,
  cleanNotificationsQueue,
  hideNotification,
  Notifications,
  showNotification,
} from '@mantine/notifications';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../parts/Button.tsx';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../parts/icons.tsx';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import type { Notice, NoticeTone } from './notice.ts';
import { noticeHost } from './notice-host.ts';

/** Space below each notice, in CSS pixels. */
const gap = 8;

const heights = new Map<Element, number>();

/**
 * Renders a sticky notice over the end of the window without moving anything. The page's style sheet reserves room at
 * the end of the page, so that covered content can be scrolled into view.
 */
function StickyNotice({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = content.current?.closest<HTMLElement>('.en-notice');
    if (notice === null || notice === undefined) return undefined;
    const measure = () => {
      heights.set(notice, notice.offsetHeight + gap);
      giveRoom();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(notice);
    return () => {
      observer.disconnect();
      heights.delete(notice);
      giveRoom();
    };
  }, []);
  return <div ref={content}>{children}</div>;
}

/**
 * Sets the height reserved for notices. Keeps reserved space that is in sight until the user has scrolled
 * past it, since its removal would move the page in use.
 */
function giveRoom(): void {
  const height = [...heights.values()].reduce((sum, each) => sum + each, 0);
  const room = height + shownRoom(height);
  const { style } = document.documentElement;
  if (room === 0) style.removeProperty('--en-notices-height');
  else style.setProperty('--en-notices-height', `${room}px`);
  if (room > height) addEventListener('scroll', giveRoom, { passive: true, once: true });
}

/** Computes how many CSS pixels of the room in sight are no longer needed. */
function shownRoom(height: number): number {
  const root = document.documentElement;
  const room = Number.parseFloat(root.style.getPropertyValue('--en-notices-height')) || 0;
  const below = root.scrollHeight - root.clientHeight - root.scrollTop;
  return Math.max(0, Math.min(room - height - below, root.scrollTop));
}

const signs = { error: AlertIcon, info: InfoIcon, warning: WarningIcon, success: CheckIcon };

interface NoticeTextProps {
  readonly tone: NoticeTone;
  readonly message: string;
  readonly children: ReactNode;
}

/** Renders the icon and the message of a notice; the icon has a text for screen readers. */
function NoticeText({ tone, message, children }: NoticeTextProps) {
  const Sign = signs[tone];
  return (
    <span className="en-notice-text">
      <Sign />
      <span>
        <span className="en-visually-hidden">{noticeHost.say(`notice.${tone}`)}: </span>
        {message}
      </span>
      {children}
    </span>
  );
}

interface NoticeActionProps {
  readonly action: NonNullable<Notice['action']>;
  readonly onActed: () => void;
}

/** Actions of the visible notices, the newest last. */
const shown: NonNullable<Notice['action']>[] = [];

/** Renders the button of a notice. */
function NoticeAction({ action, onActed }: NoticeActionProps) {
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

/** Renders the board on which notices appear. */
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
    // Moves a sticky notice to the bottom, since at the top it would cover the buttons of the page.
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

/** Closes all notices, including those that wait to be shown. */
export function dismissAll(): void {
  cleanNotificationsQueue();
  cleanNotifications();
}
