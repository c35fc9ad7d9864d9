import type { LoadTarget } from '../../engine/core/load.ts';

/** Lends a target that is opened at its first use, and closes it in any case. */
export async function withTarget<Result>(
  open: () => Promise<LoadTarget>,
  use: (target: () => Promise<LoadTarget>) => Promise<Result>,
): Promise<Result> {
  let opened: LoadTarget | undefined;
  try {
    return await use(async () => {
      opened ??= await open();
      return opened;
    });
  } finally {
    await opened?.close();
  }
}
