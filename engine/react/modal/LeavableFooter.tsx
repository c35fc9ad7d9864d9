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
  /** True while something is under way that has to end before anybody leaves. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The buttons of whatever can be typed into; the question stands in their place while it is asked. */
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

/** The button that leaves, as Escape does: a question comes before what was typed is lost. */
export function LeaveButton(props: Omit<ButtonProps, 'onClick' | 'disabled'>) {
  const { leave, isBusy } = useContext(WayOutContext);
  return <Button {...props} data-leaves="" onClick={leave} disabled={isBusy} />;
}
