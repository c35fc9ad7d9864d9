import { PeriodReport } from './PeriodReport.tsx';
import { PresentReport } from './PresentReport.tsx';

const reviews = { call: 'report.reviews', exportCall: 'report.reviews-export' } as const;
const calls = { call: 'report.calls', exportCall: 'report.calls-export' } as const;
const states = { call: 'report.states', exportCall: 'report.states-export' } as const;
const deadlines = { call: 'report.deadlines', exportCall: 'report.deadlines-export' } as const;

/** Shows how many reviews were published, answered and accepted, with the score before and after. */
export function ReviewReport() {
  return <PeriodReport {...reviews} file="safety-reviews" empty="There are no reviews in these months." />;
}

export function TeamCalls() {
  return <PeriodReport {...calls} file="calls" empty="No calls were logged on these days." />;
}

export function TeamStates() {
  return <PresentReport {...states} file="workflow-states" groupTitle="Workflow State" />;
}

export function TeamDeadlines() {
  return <PresentReport {...deadlines} file="deadlines" groupTitle="Work" />;
}
