import { type FilmographyEntry, textIn } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { pageOf } from '../../server/paging.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { CreditRow, MediaItemRow } from '../catalogue/catalogue.store.ts';
import { shownTo } from '../catalogue/highest-age.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';
import { mediaItemEntry, personalView, type PersonalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import { personAnswer, rolesOf } from './person-answer.ts';

/** A title and what one person did in it. */
interface Work {
  title: MediaItemRow;
  credits: readonly CreditRow[];
}

/** The titles of some credits, the latest first, each once. */
function worksOf(credits: readonly CreditRow[], { snapshot }: AnswerView): Work[] {
  const ids = [...new Set(credits.map(({ mediaItemId }) => mediaItemId))];
  return ids
    .flatMap((id): Work[] => {
      const title = snapshot.itemsById.get(id);
      if (!title) return [];
      return [{ title, credits: credits.filter(({ mediaItemId }) => mediaItemId === id) }];
    })
    .sort((one, other) => (one.title.premiereDate < other.title.premiereDate ? 1 : -1));
}

function workAnswer(
  { title, credits }: Work,
  view: AnswerView,
  personal: PersonalView,
): FilmographyEntry {
  const characters = credits.find((credit) => credit.characters)?.characters;
  return {
    ...mediaItemEntry(title, view, personal),
    roles: rolesOf(credits),
    ...(characters && { character: textIn(characters, view.language) }),
  };
}

/** Handler of the people. */
export function personsRoutes({ db }: Context, views: AnswerViews): Handlers<'getPerson'> {
  return {
    getPerson: async ({ params, query, viewer, language }) => {
      const view = await views.of(language);
      const person = view.snapshot.persons.get(params.id_or_slug);
      if (!person) throw new Failure('notFound');
      const credits = view.snapshot.creditsByPerson.get(person.id) ?? [];
      const wanted = credits.filter(({ role }) => query.role === undefined || role === query.role);
      const isShown = shownTo(viewer, view.snapshot);
      const works = worksOf(wanted, view).filter(({ title }) => isShown(title));
      const page = pageOf(works, query);
      const personal = personalView(await readViewing(db, viewer), view.snapshot);
      return {
        ...personAnswer(person, view),
        ...page,
        items: page.items.map((work) => workAnswer(work, view, personal)),
      };
    },
  };
}
