export { languagesQuery } from './languages.queries.ts';
export { listLanguages } from './languages.resource.ts';
