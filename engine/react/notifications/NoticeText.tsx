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

/** Sign and sentence of a notice; the sign has a text for screen readers. */
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
