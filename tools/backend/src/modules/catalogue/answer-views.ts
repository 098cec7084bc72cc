import type { Language } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { Catalogue } from './catalogue.ts';
import type { AnswerView } from './media-item-answer.ts';

/** What answers are made with, kept by language as long as nothing changes them. */
export interface AnswerViews {
  /** The same object until the catalogue, the pictures or the day change. */
  of(language: Language): Promise<AnswerView>;
}

/** Today as `YYYY-MM-DD`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The views of a catalogue. */
export function createAnswerViews(
  { now }: Context,
  catalogue: Catalogue,
  images: ImageFacts,
): AnswerViews {
  const kept = new Map<Language, { view: AnswerView; pictures: number }>();
  return {
    of: async (language) => {
      const snapshot = await catalogue.read();
      const today = dayOf(now());
      const pictures = images.version();
      const last = kept.get(language);
      const isSame =
        last?.view.snapshot === snapshot && last.view.today === today && last.pictures === pictures;
      if (last && isSame) return last.view;
      const view: AnswerView = { snapshot, images, language, today, made: new Map() };
      kept.set(language, { view, pictures });
      return view;
    },
  };
}
