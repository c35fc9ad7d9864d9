import { registerMessages } from '../../core/messages/messages.ts';
import { reportMessages } from '../../core/messages/report-messages.ts';
import type { ReportBoxTab } from '../../core/product/screen.ts';
import { entryOf } from '../client/entry-of.ts';
import { useProduct } from '../context/use-product.ts';
import { PeriodReport } from './PeriodReport.tsx';
import { PresentReport } from './PresentReport.tsx';
import '../parts/input.css';
import './report.css';

registerMessages(reportMessages);

/** Renders the figures of a report as charts and tables, in the form of its period. */
export function ReportTab({ tab }: { readonly tab: ReportBoxTab }) {
  const { answer } = entryOf(useProduct(), 'calls', tab.call);
  const isPresent = answer.kind === 'report' && answer.period === 'present';
  return isPresent ? <PresentReport tab={tab} /> : <PeriodReport tab={tab} />;
}
