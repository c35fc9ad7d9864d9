import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTargetStill, type StillTarget } from './still-target.ts';

/** Lays out a page of blocks below each other in a window, as far as these tests need a browser's layout. */
function layOut(heights: readonly number[], windowHeight = 300) {
  const root = document.documentElement;
  const blocks = heights.map((height) => {
    const block = document.createElement('button');
    block.dataset['height'] = String(height);
    return block;
  });
  document.body.replaceChildren(...blocks);
  const roomOf = (name: string) => Number.parseFloat(root.style.getPropertyValue(name)) || 0;
  const heightOf = (element: Element) => Number((element as HTMLElement).dataset['height'] ?? 0);
  const whole = () =>
    roomOf('--en-held-room') +
    roomOf('--en-held-end') +
    [...document.body.children].reduce((sum, each) => sum + heightOf(each), 0);
  let scrolled = 0;
  const clamp = (value: number) => Math.max(0, Math.min(value, whole() - windowHeight));
  Object.defineProperties(root, {
    scrollTop: {
      configurable: true,
      get: () => (scrolled = clamp(scrolled)),
      set: (value: number) => {
        scrolled = clamp(value);
      },
    },
    scrollHeight: { configurable: true, get: () => Math.max(whole(), windowHeight) },
    clientHeight: { configurable: true, get: () => windowHeight },
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const before = [...document.body.children].slice(0, [...document.body.children].indexOf(this));
    const above = before.reduce((sum, each) => sum + heightOf(each), 0);
    return { top: roomOf('--en-held-room') + above - root.scrollTop } as DOMRect;
  });
  return { root, blocks, topOf: (block: HTMLElement) => block.getBoundingClientRect().top };
}

/** Waits until the mutation observer has reported the page's changes. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

function row(height: number): HTMLElement {
  const added = document.createElement('button');
  added.dataset['height'] = String(height);
  return added;
}

describe('what is under the hand', () => {
  let now = 0;
  let hand: StillTarget | undefined;
  beforeEach(() => {
    now = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    hand?.end();
    vi.restoreAllMocks();
  });

  /** Simulates a pointer or the focus on an element by the event that reports it, then the arrival of new data. */
  function holding(element: HTMLElement, event: Event): void {
    hand = keepTargetStill();
    element.dispatchEvent(event);
    hand.expectNews();
  }
  const told = (name: string) => new Event(name, { bubbles: true });

  it.each(['pointermove', 'focusin'])('keeps its place when rows come and go above it (%s)', async (name) => {
    const { root, blocks, topOf } = layOut([100, 50, 50, 400]);
    const [head, first, held] = blocks as unknown as [HTMLElement, HTMLElement, HTMLElement];
    holding(held, told(name));
    expect(topOf(held)).toBe(150);
    head.after(row(44));
    await heard();
    expect([topOf(held), root.scrollTop]).toEqual([150, 44]);
    first.remove();
    head.nextElementSibling?.remove();
    await heard();
    expect(topOf(held)).toBe(150);
    expect(root.style.getPropertyValue('--en-held-room')).toBe('50px');
    root.scrollTop = 120;
    document.dispatchEvent(new Event('scroll'));
    expect(root.style.getPropertyValue('--en-held-room')).toBe('');
    expect(root.scrollTop).toBe(70);
  });

  it.each([
    ['a window of another size', () => window.dispatchEvent(new Event('resize'))],
    ['another page', () => hand?.begin()],
  ])('leaves no room behind for %s, and is measured anew', async (_what, change) => {
    const { root, blocks, topOf } = layOut([100, 50, 400]);
    const [head, held] = blocks as unknown as [HTMLElement, HTMLElement];
    holding(held, told('pointermove'));
    head.dataset['height'] = '40';
    head.append('');
    await heard();
    expect(root.style.getPropertyValue('--en-held-room')).toBe('60px');
    change();
    expect(root.style.getPropertyValue('--en-held-room')).toBe('');
    document.body.append(row(10));
    await heard();
    expect([topOf(held), root.style.getPropertyValue('--en-held-room')]).toEqual([40, '']);
  });

  it('keeps its place when the page becomes shorter than it is scrolled', async () => {
    const { root, blocks, topOf } = layOut([400, 50, 50]);
    const [, held, last] = blocks as unknown as [HTMLElement, HTMLElement, HTMLElement];
    root.scrollTop = 200;
    holding(held, told('pointermove'));
    last.remove();
    await heard();
    expect([topOf(held), root.scrollTop]).toEqual([200, 200]);
  });

  it('keeps its place under a field that is typed in, but moves with what answers a press', async () => {
    const { root, blocks, topOf } = layOut([100, 50, 600]);
    const [head, held] = blocks as unknown as [HTMLElement, HTMLElement];
    holding(held, told('focusin'));
    held.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    head.after(row(44));
    await heard();
    expect([topOf(held), root.scrollTop]).toEqual([100, 44]);
    held.dispatchEvent(told('click'));
    head.after(row(44));
    await heard();
    expect([topOf(held), root.scrollTop]).toEqual([144, 44]);
    now += 5_000;
    head.after(row(44));
    root.scrollTop = 90;
    await heard();
    expect(root.scrollTop).toBe(90);
  });

  it('moves with all that is no news: a page that is still loading, and news drawn long ago', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { root, blocks, topOf } = layOut([100, 50, 600]);
    const [head, held] = blocks as unknown as [HTMLElement, HTMLElement];
    hand = keepTargetStill();
    held.dispatchEvent(told('pointermove'));
    head.after(row(44));
    await vi.advanceTimersByTimeAsync(0);
    expect([topOf(held), root.scrollTop]).toEqual([144, 0]);
    hand.expectNews();
    expect(root.style.getPropertyValue('overflow-anchor')).toBe('none');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(root.style.getPropertyValue('overflow-anchor')).toBe('');
    head.after(row(44));
    await vi.advanceTimersByTimeAsync(0);
    expect(root.scrollTop).toBe(0);
    vi.useRealTimers();
  });
});
