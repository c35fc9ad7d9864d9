import type { StorybookConfig } from '@storybook/react-vite';
import { updateGenerated } from '../tools/dev/compile-step.ts';

/**
 * Configuration of Storybook, which shows each component of the components page as a story; Chromatic takes pictures
 * of the stories.
 */
const config: StorybookConfig = {
  stories: ['../screens/components/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  // Overrides the root, since the project's own Vite configuration sets the root of the app's page.
  viteFinal: async (given) => {
    await updateGenerated(process.cwd());
    return { ...given, root: process.cwd() };
  },
};

export default config;
