import type { Collection } from '@foyer/contract';
import type { AnswerView } from './media-item-answer.ts';

type Logos = Pick<Collection, 'copyright_holder_logo_1' | 'copyright_holder_logo_2'>;

/** The signs of those who hold the rights, two at most. */
export function copyrightLogos(
  { holderImageIds: [first, second] }: { holderImageIds: readonly string[] },
  { images }: AnswerView,
): Logos {
  return {
    ...(first !== undefined && { copyright_holder_logo_1: images.describe(first) }),
    ...(second !== undefined && { copyright_holder_logo_2: images.describe(second) }),
  };
}
