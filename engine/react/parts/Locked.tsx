import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface LockedProps extends HTMLAttributes<HTMLDivElement> {
  /** True while the content is being stored, since text typed then would be in no stored version. */
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** Refuses input while locked; afterwards returns the focus to the element that had it. */
export function Locked({ isLocked, children, ...rest }: LockedProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (
      !isLocked ||
      !(activeElement instanceof HTMLElement) ||
      root.current?.contains(activeElement) !== true
    )
      return undefined;
    return () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if ((isFree || document.activeElement === activeElement) && activeElement.isConnected)
        activeElement.focus({ preventScroll: true });
    };
  }, [isLocked]);
  return (
    <div ref={root} inert={isLocked} {...rest}>
      {children}
    </div>
  );
}
