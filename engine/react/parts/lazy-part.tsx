import { type ComponentType, lazy, useState } from 'react';
import { whenIdle } from '../theme/when-idle.ts';

const waiting = new Set<() => Promise<unknown>>();
let isAhead = false;

/**
 * A component that is loaded when it first opens, or before that once `loadAhead` was called: it then opens without a
 * connection, and after a new release has replaced the old one. Once loaded, it opens without suspending.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const module = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later = lazy(module);
  if (isAhead) fetchQuietly(module);
  else waiting.add(module);
  return (props: Props) => <Opened choose={() => loaded ?? Later} props={props} />;
}

interface OpenedProps<Props> {
  readonly choose: () => ComponentType<Props>;
  readonly props: Props;
}

/** One and the same component as long as it is open: another would forget what was typed into it. */
function Opened<Props extends object>({ choose, props }: OpenedProps<Props>) {
  const [Chosen] = useState(choose);
  return <Chosen {...props} />;
}

/** Loads what opens on demand once the page is at rest. To be called in an effect; answers with what calls it off. */
export function loadAhead(): () => void {
  return whenIdle(() => void loadParts());
}

/** Loads what opens on demand, and what is declared from now on as soon as it is. */
export async function loadParts(): Promise<void> {
  isAhead = true;
  const loading = [...waiting].map(fetchQuietly);
  waiting.clear();
  await Promise.all(loading);
}

/** Who opens it hears of the failure. */
function fetchQuietly(load: () => Promise<unknown>): Promise<unknown> {
  return load().catch(() => undefined);
}
