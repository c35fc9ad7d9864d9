import { systemClock } from '../../../context/clock.ts';
import type { Engine } from '../../../context/engine-context.ts';

/** The engine of a standalone form: without a signed-in user and a gateway. */
export const alone: Omit<Engine, 'product'> = {
  client: {
    call: (name) =>
      Promise.reject(
        new Error(
          `The form asks for "${name}", and has no gateway. Render it inside of an <EngineProvider>.`,
        ),
      ),
  },
  follow: () => undefined,
  user: {
    ...{ _id: '', id: '', auth0Id: '', email: '', firstName: '', lastName: '' },
    ...{ roles: [], permissions: [], organizations: [] },
  },
  clock: systemClock,
  parts: {},
  cells: {},
  signIn: undefined,
  onFailure: undefined,
};
