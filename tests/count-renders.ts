import { installRenderCounter } from '../engine/react/testing/count-renders.ts';

// Runs in a module of its own, since imports run in order and this one has to precede the imports that load React.
installRenderCounter();
