import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import { wrongState } from '../../gateway/operation/errors.ts';

/** Returns the workbench. Throws 409 with the remedy where the gateway has no schema files to edit. */
export function needWorkbench(workbench: Workbench | undefined): Workbench {
  if (workbench !== undefined) return workbench;
  throw wrongState(
    'The Studio changes the files of the product, and this gateway was not allowed to. Start it with "npm run dev", or set STUDIO=yes.',
  );
}
