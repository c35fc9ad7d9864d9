import { type ComponentType, lazy, useState } from 'react';
import { whenIdle } from '../theme/when-idle.ts';

type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
const ofPages = new Set<Load>();
/** Parts that were declared by a part, and are being fetched. */
const following = new Set<Promise<unknown>>();
let isAhead = false;

/**
 * A component that is loaded when it first opens, or before that once `loadAhead` was called: it then opens without a
 * connection, and after a new release has replaced the old one. Once loaded, it opens without suspending.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { module, choose } = loadedLater(load);
  fetchAhead(module);
  return (props: Props) => <Opened choose={choose} props={props} />;
}

/**
 * Loads a part later that is the whole of a page: it is loaded when that page opens, and other pages do without it.
 */
export function pagePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { module, choose } = loadedLater(load);
  ofPages.add(module);
  return (props: Props) => <Opened choose={choose} props={props} />;
}

function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const module = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later = lazy(module);
  return { module, choose: () => loaded ?? Later };
}

/**
 * Loads a module of functions later: the function that it answers with loads the module once. After a failure, the
 * next call tries again.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const module = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  fetchAhead(module);
  return module;
}

function fetchAhead(load: Load): void {
  if (!isAhead) {
    waiting.add(load);
    return;
  }
  const fetching: Promise<unknown> = fetchQuietly(load).then(() => following.delete(fetching));
  following.add(fetching);
}

interface OpenedProps<Props> {
  readonly choose: () => ComponentType<Props>;
  readonly props: Props;
}

/** Keeps the same component as long as it is open: another would forget the text typed into it. */
function Opened<Props extends object>({ choose, props }: OpenedProps<Props>) {
  const [Chosen] = useState(choose);
  return <Chosen {...props} />;
}

/**
 * Loads parts that open on demand once the page is at rest. To be called in an effect; answers with the function that
 * cancels it.
 */
export function loadAhead(): () => void {
  return whenIdle(() => void loadWaiting());
}

/** Loads every part, those of other pages and of parts too: tests draw without waiting for one. */
export async function loadParts(): Promise<void> {
  await Promise.all([loadWaiting(), ...[...ofPages].map(fetchQuietly)]);
  while (following.size > 0) await Promise.all(following);
}

/** Loads parts that open on demand, and those declared from now on as soon as they are. */
async function loadWaiting(): Promise<void> {
  isAhead = true;
  const loading = [...waiting].map(fetchQuietly);
  waiting.clear();
  await Promise.all(loading);
}

/** Loads a part that will probably be needed. Its failure is for the one who then opens it. */
export function fetchQuietly(load: Load): Promise<unknown> {
  return load().catch(() => undefined);
}
