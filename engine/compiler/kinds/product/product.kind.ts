import { nth, quoted } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import { emitFunctions } from './emit-functions.ts';
import { emitPartNames } from './emit-part-names.ts';
import { engineMessagesKeepTheirParameters } from './engine-messages-keep-their-parameters.rule.ts';
import { liveNamesWhatExists } from './live-names-what-exists.rule.ts';
import { ownNamesHideNoOther } from './own-names-hide-no-other.rule.ts';
import meta from './product.meta.json' with { type: 'json' };
import { thereIsAProduct } from './there-is-a-product.rule.ts';

/** The product as a whole: its name, its messages, its constants. */
export const productKind: Kind<'product'> = {
  name: 'product',
  meta,
  locations: {
    name: () => 'product',
    parts: {
      'messages/*': quoted('message'),
      'constants/*': quoted('constant'),
      'functions/*': quoted('function'),
      'cells/*': quoted('cell'),
      'live/notices/*': nth('live notice'),
    },
  },
  checks: {
    files: [thereIsAProduct, engineMessagesKeepTheirParameters, ownNamesHideNoOther],
    schemas: [liveNamesWhatExists],
  },
  emit: (_planned, sources) => [emitPartNames(sources), ...emitFunctions(sources)],
};
