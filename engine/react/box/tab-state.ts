import type { BoxTab, ScreenDescriptor } from '../../core/product/screen.ts';

/** Open tabs of each box: one name per level, from the outermost inwards. */
export type TabState = Readonly<Record<string, readonly string[]>>;

/**
 * Maximum length of a box's URL segment, in characters; real segments are far shorter, and longer ones are
 * not decoded.
 */
const longestPayload = 2000;

/** Encodes the tab state as one URL segment, which contains only names of boxes and tabs. */
export function encodeTabState(state: TabState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes the tab state from a URL segment; empty for an invalid segment. */
export function decodeTabState(payload: string | undefined): TabState {
  if (payload === undefined || payload === '' || payload.length > longestPayload) return {};
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    return checked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return {};
  }
}

function checked(value: unknown): TabState {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const entries = Object.entries(value).filter(
    ([, names]) => Array.isArray(names) && names.every((name) => typeof name === 'string'),
  );
  return Object.fromEntries(entries);
}

/** Finds the name by which the tab state refers to a tab. */
export function tabNameOf(tab: BoxTab): string {
  if (tab.kind === 'group') return tab.name;
  if (tab.kind === 'card') return tab.card;
  if (tab.kind === 'report') return tab.report;
  return tab.kind === 'tab' ? tab.tab : tab.part;
}

/** Keeps the boxes and tabs that the screen has; drops other names, which come from a stale or forged link. */
export function knownTabState(screen: ScreenDescriptor, state: TabState): TabState {
  const entries = screen.boxes.flatMap((box) => {
    const names = Object.hasOwn(state, box.name) ? (state[box.name] ?? []) : [];
    const known = knownPath(box.tabs, names);
    return known.length === 0 ? [] : [[box.name, known] as const];
  });
  return Object.fromEntries(entries);
}

function knownPath(tabs: readonly BoxTab[], names: readonly string[]): readonly string[] {
  const [first, ...rest] = names;
  const tab = tabs.find((candidate) => tabNameOf(candidate) === first);
  if (tab === undefined || first === undefined) return [];
  return tab.kind === 'group' ? [first, ...knownPath(tab.tabs, rest)] : [first];
}
