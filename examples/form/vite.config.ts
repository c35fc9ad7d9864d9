import { schemas } from '@schema-driven/engine/compiler';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [schemas()] });
