/*
 * Counts what React renders, by the hook that it offers to developer tools. React looks for the hook once,
 * when it is loaded, so that `tests/setup-dom.ts` installs the hook before.
 */

/** Part of React's fiber that the counter reads. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** Fiber at the same position in the tree of the previous commit; null for a new component. */
  readonly alternate: Fiber | null;
}

interface Hook {
  readonly supportsFiber: true;
  readonly inject: () => number;
  onCommitFiberRoot: (renderer: number, root: { readonly current: Fiber }) => void;
  readonly onCommitFiberUnmount: () => void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}

export interface Renders {
  /** Number of commits, that is, of changes of the page. */
  readonly commits: number;
  /** Number of renders of each component, by its name, including the first render of new ones. */
  readonly of: Readonly<Record<string, number>>;
}

export function installRenderCounter(): void {
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: ignored,
    onCommitFiberUnmount: ignored,
  };
}

/** Counts the renders while work is in progress. */
export async function rendersDuring(work: () => unknown): Promise<Renders> {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (hook === undefined) throw new Error('React was loaded before installRenderCounter was called.');
  const counted: string[] = [];
  let commits = 0;
  hook.onCommitFiberRoot = (_renderer, { current }) => {
    commits += 1;
    counted.push(...renderedIn(current));
  };
  try {
    await work();
  } finally {
    hook.onCommitFiberRoot = ignored;
  }
  const byName = Map.groupBy(counted, (name) => name);
  return { commits, of: Object.fromEntries([...byName].map(([name, all]) => [name, all.length])) };
}

/** Milliseconds without a commit after which the page counts as still; longer than a dialog takes to appear. */
const stillness = 300;

/** Resolves once the page has stopped rendering by itself, e.g. after a dialog has faded in. */
export async function nothingRenders(): Promise<void> {
  const rest = () => new Promise((resolve) => setTimeout(resolve, stillness));
  while ((await rendersDuring(rest)).commits > 0);
}

function ignored(): void {}

/**
 * Tags of components in React (`ReactWorkTags`): a function, a class, a forwarded reference, and two kinds of `memo`.
 */
const components: ReadonlySet<number> = new Set([0, 1, 11, 14, 15]);

/** Flag `PerformedWork`, which React sets for developer tools where it has called a component. */
const performedWork = 1;

function renderedIn(fiber: Fiber): readonly string[] {
  const before = fiber.alternate;
  const isRendered = components.has(fiber.tag) && (fiber.flags & performedWork) !== 0;
  const own = isRendered ? [nameOf(fiber.type)] : [];
  // Skips a subtree that React has not visited, whose fibers still have the flags of the previous commit.
  if (before !== null && fiber.child === before.child) return own;
  return [...own, ...childrenOf(fiber).flatMap(renderedIn)];
}

function childrenOf(fiber: Fiber): readonly Fiber[] {
  const children: Fiber[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) children.push(child);
  return children;
}

/** Finds the name of a component: a function or class, or the one that `memo` or `forwardRef` wraps. */
function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return '';
  return nameOf(Reflect.get(type, 'type') ?? Reflect.get(type, 'render'));
}
