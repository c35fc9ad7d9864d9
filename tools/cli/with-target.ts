/** Provides a target that is opened on first use, and closes it in any case. */
export async function withTarget<Target extends { readonly close: () => Promise<void> }, Result>(
  open: () => Promise<Target>,
  use: (target: () => Promise<Target>) => Promise<Result>,
): Promise<Result> {
  let opened: Target | undefined;
  try {
    return await use(async () => {
      opened ??= await open();
      return opened;
    });
  } finally {
    await opened?.close();
  }
}
