import { browserTracingIntegration } from '@sentry/react';

/** Times loads and navigations, a chunk of its own that only traced environments load. START-036 */
export const pageTraces = () => browserTracingIntegration();
