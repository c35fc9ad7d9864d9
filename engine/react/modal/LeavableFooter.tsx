import './leave.css';
import { createContext, type ReactNode, useContext } from 'react';
import { Button, type ButtonProps } from '../parts/Button.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

interface WayOut {
  readonly leave: () => void;
  readonly isBusy: boolean;
}

const WayOutContext = createContext<WayOut>({ leave: () => undefined, isBusy: false });

export interface LeavableFooterProps {
  readonly guard: LeaveGuard;
  /** True while an action runs that has to end before the user can leave. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders the buttons below content that users type into; replaces them by the question while a guard asks
 * whether to discard the text.
 */
export function LeavableFooter({ guard, isBusy = false, children }: LeavableFooterProps) {
  return (
    <WayOutContext value={{ leave: guard.leave, isBusy }}>
      <div className="en-leavable" hidden={guard.isAsking}>
        {children}
      </div>
      {guard.isAsking && <LeaveQuestion guard={guard} />}
    </WayOutContext>
  );
}

/** Renders the button that leaves like Escape, after a question if typed text would be lost. */
export function LeaveButton(props: Omit<ButtonProps, 'onClick' | 'disabled'>) {
  const { leave, isBusy } = useContext(WayOutContext);
  return <Button {...props} data-leaves="" onClick={leave} disabled={isBusy} />;
}
