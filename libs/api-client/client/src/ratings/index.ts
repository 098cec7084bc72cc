export { deleteRating, setRating } from './ratings.resource.ts';
