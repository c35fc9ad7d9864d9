import type { Call } from '../../../gateway/records/context/call.ts';
import type { RecordOf } from '../../contracts/server/typed.ts';

/** Letter to send, with the user who queued it. */
export interface WaitingLetter {
  readonly call: Call;
  readonly delivery: RecordOf<'delivery'>;
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
}
