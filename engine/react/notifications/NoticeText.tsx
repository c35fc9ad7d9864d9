import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../parts/icons.tsx';
import type { NoticeTone } from './notice.ts';
import { noticeHost } from './notice-host.ts';

const signs = { error: AlertIcon, info: InfoIcon, warning: WarningIcon, success: CheckIcon };

interface NoticeTextProps {
  readonly tone: NoticeTone;
  readonly message: string;
  readonly children: ReactNode;
}

/** A notice's sign and sentence; the sign is said in words to those who do not see it. */
export function NoticeText({ tone, message, children }: NoticeTextProps) {
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
