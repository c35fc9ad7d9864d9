import './notifications.css';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AlertIcon, BellIcon, CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../parts/icons.tsx';
import { isDialogOpen } from '../parts/is-dialog-open.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { noticeHost } from './notice-host.ts';
import { type GivenNotice, type NoticeState, noticeStore } from './notice-store.ts';

// Loads the component after the page is shown, since hardly anybody looks back at once.
const NoticeHistory = lazyPart(async () => (await import('./NoticeHistory.tsx')).NoticeHistory);

const signs = { error: AlertIcon, info: InfoIcon, warning: WarningIcon, success: CheckIcon };

/** Milliseconds after which the time that a notice was in sight is counted. */
const tick = 250;

/**
 * Renders the lane in which notices appear, with the button that shows those of before. It keeps its place whether
 * there are any or not, so that none covers or moves anything: rendered once, by the header of the page.
 */
export function Notifications() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const toBell = () => bell.current?.focus();
  return (
    <div className="en-notice-bar">
      <Lane shown={notices.shown} onGone={toBell} onOpen={() => setHistoryOpen(true)} />
      <button
        ref={bell}
        type="button"
        className="en-notice-bell"
        aria-expanded={isHistoryOpen}
        aria-label={nameOfBell(notices)}
        data-hint={nameOfBell(notices)}
        data-quiet={notices.isQuiet || undefined}
        onClick={() => setHistoryOpen(!isHistoryOpen)}
      >
        <BellIcon />
        {notices.unseen > 0 && <span className="en-notice-count">{Math.min(notices.unseen, 99)}</span>}
      </button>
      <p className="en-visually-hidden" aria-live="polite">
        {notices.announced}
      </p>
      {isHistoryOpen && (
        <Suspense fallback={null}>
          <NoticeHistory
            bell={bell}
            onClose={(goesBack) => {
              setHistoryOpen(false);
              if (goesBack) toBell();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function nameOfBell({ unseen, isQuiet }: NoticeState): string {
  if (unseen > 0) return noticeHost.say('notice.history.unseen', { count: String(unseen) });
  return noticeHost.say(isQuiet ? 'notice.history.quiet' : 'notice.history');
}

interface LaneProps {
  readonly shown: readonly GivenNotice[];
  /** Called when the notice with the focus has gone. */
  readonly onGone: () => void;
  /** Called when the text of a notice is pressed, which may be cut. */
  readonly onOpen: () => void;
}

/** Renders the notices in one line: one with its text, the others as signs that open theirs. */
function Lane({ shown, onGone, onOpen }: LaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const open = shown.find(({ id }) => id === chosen) ?? mostUrgent(shown);
  useTimeInSight(lane, open);
  const close = (id: string) => {
    if (lane.current?.contains(document.activeElement) === true) onGone();
    noticeStore.dismiss(id);
  };
  const act = ({ id, action }: GivenNotice) => {
    close(id);
    action?.act();
  };
  const keyed = shown.findLast(({ action }) => action?.key !== undefined);
  useHotkeys(keyed?.action?.key === undefined ? [] : [[keyed.action.key, () => act(keyed)]]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the bell beside it does the same by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the bell beside it does the same by keys
    <div
      ref={lane}
      className="en-notices"
      onClick={({ target }) => target instanceof Element && target.closest('.en-notice') && onOpen()}
    >
      <Said given={shown.filter(({ kind }) => kind === 'error')} open={open} urgency="assertive" />
      <Said given={shown.filter(({ kind }) => kind !== 'error')} open={open} urgency="polite" />
      {open?.action !== undefined && (
        <button type="button" className="en-notice-act" onClick={() => act(open)}>
          {open.action.label}
        </button>
      )}
      {open !== undefined && (
        <button
          type="button"
          className="en-notice-close"
          aria-label={noticeHost.say('notice.close')}
          data-hint={noticeHost.say('notice.close')}
          onClick={() => close(open.id)}
        >
          <CloseIcon />
        </button>
      )}
      {shown
        .filter((given) => given !== open)
        .map((given) => (
          <SignButton key={given.id} given={given} onPress={() => setChosen(given.id)} />
        ))}
    </div>
  );
}

/** Finds the notice whose text is in sight: the first error, otherwise the first that passes, otherwise the newest. */
function mostUrgent(shown: readonly GivenNotice[]): GivenNotice | undefined {
  return (
    shown.find(({ kind }) => kind === 'error') ?? shown.find(({ sticky }) => sticky !== true) ?? shown.at(-1)
  );
}

interface SaidProps {
  readonly given: readonly GivenNotice[];
  readonly open: GivenNotice | undefined;
  readonly urgency: 'assertive' | 'polite';
}

/** Renders the texts of notices, each of which a screen reader says once, when it comes, whether it is in sight or not. */
function Said({ given, open, urgency }: SaidProps) {
  return (
    <div className="en-notices-said" aria-live={urgency} aria-relevant="additions" aria-atomic="false">
      {given.map((each) => {
        const tone = toneOf(each);
        const Sign = signs[tone];
        return (
          <p key={each.id} className={`en-notice en-notice-${tone}`} data-open={each === open || undefined}>
            <Sign />
            <span className="en-notice-text" data-may-be-cut="">
              <span className="en-visually-hidden">{noticeHost.say(`notice.${tone}`)}: </span>
              {each.message}
            </span>
          </p>
        );
      })}
    </div>
  );
}

interface SignButtonProps {
  readonly given: GivenNotice;
  readonly onPress: () => void;
}

/** Renders a notice without its text, as a button that shows it. */
function SignButton({ given, onPress }: SignButtonProps) {
  const tone = toneOf(given);
  const Sign = signs[tone];
  const name = noticeHost.say('notice.show', { message: given.message });
  return (
    <button
      type="button"
      className={`en-notice-sign en-notice-${tone}`}
      aria-label={name}
      data-hint={given.message}
      onClick={onPress}
    >
      <Sign />
    </button>
  );
}

function toneOf({ tone, kind }: GivenNotice) {
  return tone ?? kind;
}

/**
 * Takes a passing notice out of sight once its text was there for its time. The time stands still while the pointer or
 * the focus is on the lane, under a dialog, and while another window is in front.
 */
function useTimeInSight(lane: { readonly current: HTMLElement | null }, open: GivenNotice | undefined): void {
  const left = useRef(new Map<string, number>());
  useEffect(() => {
    if (open === undefined || open.sticky === true) return undefined;
    const timer = setInterval(() => {
      const isHeld = lane.current?.matches(':hover, :focus-within') === true;
      if (isHeld || isDialogOpen() || document.hidden) return;
      const rest = (left.current.get(open.id) ?? open.timeout ?? noticeHost.defaults().timeout) - tick;
      left.current.set(open.id, rest);
      if (rest > 0) return;
      left.current.delete(open.id);
      noticeStore.dismiss(open.id);
    }, tick);
    return () => clearInterval(timer);
  }, [lane, open]);
}
