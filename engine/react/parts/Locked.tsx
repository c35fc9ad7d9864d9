import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface LockedProps extends HTMLAttributes<HTMLDivElement> {
  /** True while its content is being stored: text typed then would be in no version. */
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** Takes nothing while it is locked, and has the focus again afterwards where it had it before. */
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
