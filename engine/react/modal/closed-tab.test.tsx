import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenLeft } from '../parts/when-left.ts';
import { beginDrafts, clearDrafts, endDrafts, writeDraft } from './drafts.ts';

const isAskedAbout = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a tab that is closed', () => {
  const navigation = new EventTarget();

  function leadTo(destination: { readonly sameDocument: boolean }, downloadRequest: string | null = null) {
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination, downloadRequest }));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigation', navigation);
    beginDrafts();
    beginDrafts();
  });

  afterEach(() => {
    vi.advanceTimersByTime(5_000);
    clearDrafts();
    endDrafts();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks over what was typed and not saved, and over nothing else', () => {
    expect(isAskedAbout()).toBe(false);
    writeDraft('book', { base: {}, values: { title: 'Emma' } });
    expect(isAskedAbout()).toBe(true);
    leadTo({ sameDocument: true });
    leadTo({ sameDocument: false }, 'list.csv');
    expect(isAskedAbout()).toBe(true);
    clearDrafts();
    expect(isAskedAbout()).toBe(false);
  });

  it('asks over what was typed last, which no draft holds yet', () => {
    const stop = whenLeft(() => writeDraft('book', { base: {}, values: { title: 'Emma' } }));
    expect(isAskedAbout()).toBe(true);
    stop();
    clearDrafts();
    expect(isAskedAbout()).toBe(false);
  });

  it('lets a page go that leads on itself: a log-out waits for nobody', () => {
    writeDraft('book', { base: {}, values: { title: 'Emma' } });
    leadTo({ sameDocument: false });
    expect(isAskedAbout()).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(isAskedAbout()).toBe(true);
  });

  it('asks nothing after a log-out', () => {
    writeDraft('book', { base: {}, values: { title: 'Emma' } });
    endDrafts();
    expect(isAskedAbout()).toBe(false);
  });

  it('asks nothing where a browser cannot tell who leads on', () => {
    endDrafts();
    vi.unstubAllGlobals();
    beginDrafts();
    writeDraft('book', { base: {}, values: { title: 'Emma' } });
    expect(isAskedAbout()).toBe(false);
  });
});
