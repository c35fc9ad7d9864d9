import type { JSONPath } from 'jsonc-parser';
import type { AnsweredFiles } from '../../../core/product/card.ts';
import type { ExpressionType } from '../../expressions/types.ts';
import type { FilesFile } from '../../files/card.ts';
import { isCallName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CardLocation } from './card-location.ts';

/** Plans the download of files whose addresses the answer of a call contains. */
export function planFiles(
  files: FilesFile | undefined,
  at: JSONPath,
  { answer, ...location }: CardLocation & { readonly answer: ExpressionType },
): Planned<AnsweredFiles> | undefined {
  if (files === undefined) return undefined;
  const { file, plans, context } = location;
  isCallName({ file, at: [...at, 'call'], name: files.call, plans });
  const reading = { ...location, context: { ...context, answer } };
  return {
    address: planExpression(files.address, [...at, 'address'], reading),
    warnings: planExpression(files.warnings, [...at, 'warnings'], reading),
    call: files.call,
  };
}
