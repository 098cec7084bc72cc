export { mediaViewQuery } from './media-views.queries.ts';
export { getMediaView } from './media-views.resource.ts';
