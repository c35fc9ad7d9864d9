import { installRenderCounter } from '../engine/react/testing/count-renders.ts';

// A module of its own: what is imported first runs first, and React is loaded by what comes after it.
installRenderCounter();
