import { type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { formatDateTime } from '../../core/dates/dates.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { noticeMessages } from '../../core/messages/notice-messages.ts';
import { Button } from '../parts/Button.tsx';
import { noticeHost } from './notice-host.ts';
import { type GivenNotice, noticeStore } from './notice-store.ts';

registerMessages(noticeMessages);

export interface NoticeHistoryProps {
  /** Button that opens and closes the history. */
  readonly bell: RefObject<HTMLElement | null>;
  /** Closes the history; `goesBack` is true where the focus has to return to the bell. */
  readonly onClose: (goesBack: boolean) => void;
}

/** Lists the notices of this session, below their button, and asks whether new ones may show. */
export function NoticeHistory({ bell, onClose }: NoticeHistoryProps) {
  const { say } = noticeHost;
  const { history, standing, isQuiet } = useSyncExternalStore(noticeStore.subscribe, noticeStore.get);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => noticeStore.see, []);
  const isBeyond = (target: EventTarget | null) =>
    target instanceof Node && ![panel, bell].some(({ current }) => current?.contains(target));
  useEffect(() => {
    const press = ({ target }: Event) => isBeyond(target) && onClose(false);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
  const act = ({ id: acted, action }: GivenNotice) => {
    noticeStore.dismiss(acted);
    onClose(true);
    action?.act();
  };
  return (
    <section
      ref={panel}
      className="en-notice-history"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onBlur={({ relatedTarget }) => isBeyond(relatedTarget) && onClose(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(true);
      }}
    >
      <h2 id={id}>{say('notice.history')}</h2>
      <label className="en-notice-quiet">
        <input
          type="checkbox"
          checked={isQuiet}
          onChange={({ target }) => noticeStore.turnQuiet(target.checked)}
        />
        <span>{say('notice.quiet')}</span>
      </label>
      <p className="en-help">{say('notice.quiet.help')}</p>
      {history.length === 0 ? (
        <p className="en-notice-none">{say('notice.none')}</p>
      ) : (
        <ol className="en-notice-list">
          {history.map((given) => (
            <li key={given.id} className={`en-notice-${given.tone ?? given.kind}`}>
              <span>
                <strong>{say(`notice.${given.tone ?? given.kind}`)}</strong> {given.message}
              </span>
              <time>{formatDateTime(new Date(given.at).toISOString()).replace(/^\S+ /, '')}</time>
              {standing.includes(given) && given.action !== undefined && (
                <Button onClick={() => act(given)}>{given.action.label}</Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Button onClick={() => onClose(true)}>{say('dialog.close')}</Button>
    </section>
  );
}
