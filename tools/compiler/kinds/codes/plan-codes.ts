import type { JsonObject } from '../../../../engine/core/json.ts';
import type { Plan } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

interface CodesSource {
  readonly title: string;
  readonly system?: string;
  readonly codes: readonly JsonObject[];
}

export function planCodes(file: SourceFile): Plan {
  const { title, system, codes } = file.value as unknown as CodesSource;
  return { name: file.stem, source: file.path, descriptor: { name: file.stem, title, system, codes } };
}
