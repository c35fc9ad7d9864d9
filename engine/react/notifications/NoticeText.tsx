import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../parts/icons.tsx';
import { useWords } from '../provider/use-words.ts';
import type { NoticeTone } from './notice.ts';

const signs = { error: AlertIcon, info: InfoIcon, warning: WarningIcon, success: CheckIcon };

/** A notice's sign and sentence; the sign is said in words to those who do not see it. */
export function NoticeText({ tone, message }: { tone: NoticeTone; message: string }) {
  const say = useWords();
  const Sign = signs[tone];
  return (
    <span className="en-notice-text">
      <Sign />
      <span>
        <span className="en-visually-hidden">{say(`notice.${tone}`)}: </span>
        {message}
      </span>
    </span>
  );
}
