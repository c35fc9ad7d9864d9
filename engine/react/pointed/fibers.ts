/**
 * Yields the props of the components around an element, innermost first, by internal names of React that its own
 * developer tools use, and only this file reads. Without these nothing is found, and whoever points is told so.
 */
export function* propsAround(element: Element): Generator<object> {
  let fiber: unknown = fiberOf(element);
  while (isObject(fiber)) {
    const props: unknown = Reflect.get(fiber, 'memoizedProps');
    if (isObject(props)) yield props;
    fiber = Reflect.get(fiber, 'return');
  }
}

function fiberOf(element: Element): unknown {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'));
  return name === undefined ? undefined : Reflect.get(element, name);
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
