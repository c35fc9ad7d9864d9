import type { RowFile } from '../../files/workflow.ts';

/** What a row and a consequence have in common. */
export type ActionSource = Pick<RowFile, 'id' | 'when' | 'set' | 'effects' | 'message'>;
