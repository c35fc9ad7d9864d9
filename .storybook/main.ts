import type { StorybookConfig } from '@storybook/react-vite';
import { compileSchemas } from '../tools/dev/compile-step.ts';

/**
 * Configuration of Storybook, which shows the pieces of the page of components one by one; Chromatic takes their
 * pictures.
 */
const config: StorybookConfig = {
  stories: ['../screens/components/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  // Sets the root anew, since the project's own Vite configuration is about the app's page (its root, its policy).
  viteFinal: async (given) => {
    await compileSchemas(process.cwd());
    return { ...given, root: process.cwd() };
  },
};

export default config;
