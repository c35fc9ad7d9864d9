import type { RowFile } from '../../files/workflow.ts';

/** Members shared by a row and a consequence. */
export type ActionSource = Pick<RowFile, 'id' | 'when' | 'set' | 'effects' | 'message'>;
