import { defineProject } from '../../vitest.shared.ts';

export default defineProject({ environment: 'node' });
