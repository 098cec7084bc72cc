import type { ServiceWords } from './steps/step.types.ts';

/** Words and addresses as they come: without HTML, and of the site. */
export const plainWords: ServiceWords = {
  read: (html) => html,
  hrefOf: (target) => target?.link && `/${target.link}`,
};
