import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CpuProfile, ProfileNode } from './cpu-profile.ts';

interface Frame {
  readonly title: string;
  readonly parent: Frame | undefined;
  /** Milliseconds in the function itself. */
  self: number;
}

/** Pattern of frames to leave out: idle time, and the profiler's own. */
const leftOut = /^\(idle\)$|^\S+ node:inspector:/;

const mostLines = 25;

/** Lists the functions, alone and with their callees, and the stacks, each by decreasing time. */
export function hottest(profile: CpuProfile, root: string): readonly string[] {
  const frames = framesOf(profile, root).filter(({ self }) => self > 0);
  const total = frames.reduce((sum, { self }) => sum + self, 0);
  const line = (time: number, text: string) =>
    `${time.toFixed(1).padStart(9)} ms ${((100 * time) / Math.max(total, 1)).toFixed(1).padStart(5)} %  ${text}`;
  const byTitle = Map.groupBy(frames, ({ title }) => title);
  const functions = [...byTitle].map(([title, own]) => [sumOf(own), title] as const).toSorted(descending);
  const byStack = Map.groupBy(frames, stackOf);
  const stacks = [...byStack].map(([stack, own]) => [sumOf(own), stack] as const).toSorted(descending);
  return [
    `Functions by their own time, of ${total.toFixed(0)} ms in all:`,
    ...functions.slice(0, mostLines).map(([time, title]) => line(time, title)),
    '',
    'Functions by their time with everything that they call:',
    ...withCalls(frames)
      .slice(0, mostLines)
      .map(([time, title]) => line(time, title)),
    '',
    'Stacks by the time at their end:',
    ...stacks.slice(0, mostLines).map(([time, stack]) => line(time, stack)),
  ];
}

/**
 * Sums the time of each function with its callees; a function that calls itself, also through others, counts once.
 */
function withCalls(frames: readonly Frame[]): readonly (readonly [number, string])[] {
  const times = new Map<string, number>();
  for (const frame of frames)
    for (const title of new Set(titlesFrom(frame))) times.set(title, (times.get(title) ?? 0) + frame.self);
  return [...times].map(([title, time]) => [time, title] as const).toSorted(descending);
}

/** Lists the titles from a frame up to the outermost caller, without the root. */
function titlesFrom(frame: Frame): readonly string[] {
  const titles: string[] = [];
  for (let at: Frame | undefined = frame; at?.parent !== undefined; at = at.parent) titles.push(at.title);
  return titles;
}

function descending([left]: readonly [number, string], [right]: readonly [number, string]): number {
  return right - left;
}

function sumOf(frames: readonly Frame[]): number {
  return frames.reduce((sum, { self }) => sum + self, 0);
}

function framesOf({ nodes, samples = [], timeDeltas = [] }: CpuProfile, root: string): readonly Frame[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const frames = new Map<number, Frame>();
  const frameOf = (id: number): Frame | undefined => {
    const node = byId.get(id);
    if (node === undefined) return undefined;
    const parent = parents.get(id);
    const frame = frames.get(id) ?? {
      title: titleOf(node, root),
      parent: parent === undefined ? undefined : frameOf(parent),
      self: 0,
    };
    frames.set(id, frame);
    return frame;
  };
  for (const [place, id] of samples.entries()) {
    const frame = frameOf(id);
    if (frame !== undefined && !leftOut.test(frame.title)) frame.self += (timeDeltas[place] ?? 0) / 1_000;
  }
  return [...frames.values()];
}

/** Functions of WebAssembly, which have numbers instead of names and count as one: here, the embedded database. */
const ofWebAssembly = /^(?:wasm-function|wasm-to-js|js-to-wasm)/;

function titleOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode, root: string): string {
  if (ofWebAssembly.test(functionName) || url.startsWith('wasm:')) return '(WebAssembly)';
  const name = functionName === '' ? '(anonymous)' : functionName;
  if (url === '') return name;
  const file = url.startsWith('file:')
    ? relative(root, fileURLToPath(url))
    : url.replace(/^https?:\/\/[^/]+|[?#].*$/g, '');
  return `${name} ${file}:${lineNumber + 1}`;
}

/** Formats the stack from its innermost frame, as far as a line has room; repeated recursive calls appear once. */
function stackOf(frame: Frame): string {
  const titles: string[] = [];
  for (let at: Frame | undefined = frame; at !== undefined && titles.length < 6; at = at.parent)
    if (at.title !== titles.at(-1)) titles.push(at.title);
  const [end, ...callers] = titles;
  return [end, ...callers.map((title) => title.split(' ', 1)[0])].join(' < ');
}
