import { type GatewayClient, GatewayError, SaveConflictError } from '../../engine/react/index.ts';
import { sampleRows } from './sample-product.ts';

const suggestions = ['Aspirin', 'Birch pollen', 'Latex'].map((display, index) => ({
  ...{ system: 'samples', code: String(index + 1), display },
}));

/** Answers each call of the samples in its own way; nothing leaves the page. */
export const sampleClient: GatewayClient = {
  async call(name) {
    if (name === 'filled') return { rows: sampleRows };
    if (name === 'empty') return { rows: [] };
    if (name === 'loading') return await new Promise(() => {});
    if (name === 'look-up') return { expansion: { contains: suggestions } };
    throw new GatewayError({ status: 503, code: 'unavailable', message: sentence });
  },
};

const sentence = 'The samples could not be loaded. Try again in a moment.';

/** What a save is answered with when somebody else was quicker. */
export function conflict(): SaveConflictError {
  return new SaveConflictError('Somebody else has changed this sample.', { text: 'Their words', number: 3 });
}
