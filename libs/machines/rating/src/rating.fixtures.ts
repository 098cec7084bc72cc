import type { RatedItem, RatingInput, RatingPorts } from './rating.types.ts';

/** A film that the viewer has not rated, and one that has an 8. */
export const ratedItems = {
  unrated: { id: 'metropolis', type: 'film', name: 'Метрополис', rating: 0 },
  rated: { id: 'metropolis', type: 'film', name: 'Метрополис', rating: 8 },
} satisfies Record<string, RatedItem>;

/** A viewer who has signed in, and a visitor. */
export const ratingInputs = {
  viewer: { itemId: 'metropolis', isSignedIn: true },
  visitor: { itemId: 'metropolis', isSignedIn: false },
} satisfies Record<string, RatingInput>;

/** Ports of a service that knows the film and takes every rating; each may be replaced. */
export const fakeRatingPorts = (replaced: Partial<RatingPorts> = {}): RatingPorts => ({
  findItem: async () => ratedItems.rated,
  setRating: async () => undefined,
  deleteRating: async () => undefined,
  tellFailure: () => {},
  ...replaced,
});
