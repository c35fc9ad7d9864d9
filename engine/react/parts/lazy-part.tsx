import { type ComponentType, lazy, useState } from 'react';
import { whenIdle } from '../theme/when-idle.ts';

type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
const ofPages = new Set<Load>();
/** Requests for components that were declared by a component loaded earlier. */
const following = new Set<Promise<unknown>>();
let isAhead = false;

/**
 * Declares a component that is loaded when first opened, or earlier by `loadAhead`, after which it opens
 * without suspending, even offline or after a new release.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { module, choose } = loadedLater(load);
  fetchAhead(module);
  return (props: Props) => <Opened choose={choose} props={props} />;
}

/** Declares a component that is a whole page and is loaded only when that page opens. */
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

/** Declares a module of functions; the returned function loads the module once, and tries again after a failure. */
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

/** Keeps the component type while mounted, since another type would lose the text typed into it. */
function Opened<Props extends object>({ choose, props }: OpenedProps<Props>) {
  const [Chosen] = useState(choose);
  return <Chosen {...props} />;
}

/**
 * Loads the components that open on demand, once the page is idle. Call it in an effect; returns a function that
 * cancels.
 */
export function loadAhead(): () => void {
  return whenIdle(() => void loadWaiting());
}

/**
 * Loads every component, including those of other pages and those that loaded components declare, so that tests
 * render without waiting.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([loadWaiting(), ...[...ofPages].map(fetchQuietly)]);
  while (following.size > 0) await Promise.all(following);
}

/** Loads the components that open on demand; components declared later are loaded as soon as they are declared. */
async function loadWaiting(): Promise<void> {
  isAhead = true;
  const loading = [...waiting].map(fetchQuietly);
  waiting.clear();
  await Promise.all(loading);
}

/** Loads a component that will probably be needed; a failure is shown only when the component is opened. */
export function fetchQuietly(load: Load): Promise<unknown> {
  return load().catch(() => undefined);
}
