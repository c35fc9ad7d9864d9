import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

/** Reports whether a screen is about the record that a call reads, or about what belongs to it. */
export function isAbout({ record }: Pick<ScreenDescriptor, 'record'>, call: string | undefined): boolean {
  return record !== undefined && call !== undefined && [record.call, record.subject?.call].includes(call);
}
