/**
 * Props that React keeps for the components that rendered an element, from the innermost outwards. No interface of
 * React gives them: the names below are those that its own developer tools lean on, and are read nowhere but here.
 * Without them the inspector finds nothing, and reports so.
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
