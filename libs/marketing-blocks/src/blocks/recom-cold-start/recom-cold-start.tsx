import { ActionLink } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { Suspense } from 'react';
import { sitePath } from '@foyer/site-map';
import { ItemShelf } from '../shelf/item-shelf.tsx';
import { Invitation } from './invitation.tsx';
import { again, place } from './recom-cold-start.css.ts';
import type { RecomColdStartProps } from './recom-cold-start.schema.ts';
import { useRest } from './use-rest.ts';

/** Where the choice is made. */
const href = sitePath('/cold_start');

/** What was picked for the profile; one that has not chosen yet is asked to, unless it wants to be left alone. COLD-015 */
export function RecomColdStart({ block, title, words, isChosen, covers }: RecomColdStartProps) {
  const { isResting, rest } = useRest();
  const isInvited = isChosen === false && !isResting;
  return (
    // The fragment that a choice leads to. COLD-006
    <div id="cold_start" className={place}>
      {isInvited ? (
        <Invitation title={title} words={words} covers={covers} href={href} onLater={rest} />
      ) : (
        <ItemShelf block={block} />
      )}
      {!isInvited && isChosen !== undefined && (
        <Suspense>
          <Again isChosen={isChosen} />
        </Suspense>
      )}
    </div>
  );
}

/** The way to another choice, and to the first of who did not want to be asked. */
function Again({ isChosen }: { isChosen: boolean }) {
  const t = useTranslate('taste');
  return (
    <ListBody>
      <div className={again}>
        <ActionLink look="quiet" href={href}>
          {t(isChosen ? 'taste.again' : 'taste.begin')}
        </ActionLink>
      </div>
    </ListBody>
  );
}
