/**
 * Yields the props of the components around an element, innermost first. Reads internal names of React that
 * its developer tools use, too; yields nothing in a version without these.
 */
export function* propsAround(element: Element): Generator<object> {
  let fiber: unknown = fiberOf(element);
  while (isObjectOrList(fiber)) {
    const props: unknown = Reflect.get(fiber, 'memoizedProps');
    if (isObjectOrList(props)) yield props;
    fiber = Reflect.get(fiber, 'return');
  }
}

function fiberOf(element: Element): unknown {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'));
  return name === undefined ? undefined : Reflect.get(element, name);
}

export function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
