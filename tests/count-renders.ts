import { installRenderCounter } from '../engine/react/testing/count-renders.ts';

// A separate module, since imports run in order: it has to run before the imports that load React.
installRenderCounter();
