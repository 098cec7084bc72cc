import type { Stack } from '@foyer/workspace/stack';

/** Origin of the second label of a stack, which goes by host. */
export const alternateOf = ({ webUrl }: Pick<Stack, 'webUrl'>): string =>
  webUrl.replace('localhost', 'polosa.localhost');
