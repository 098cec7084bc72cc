import { userQuery } from '@foyer/client';
import { PortsProvider } from '@foyer/core/react';
import { createRatingMachine, type RatingOutput } from '@foyer/rating';
import { RatingFlow } from '@foyer/rating/view';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { signInForPopup } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { ratingPorts, tellRated } from '../../../ports/rating.ports.ts';
import { isTitle, type ItemDialogProps, ofItem } from './of-item.tsx';

function Rating({ shell, item, running, resolve, reject }: ItemDialogProps) {
  const ports = useMemo(() => ratingPorts(running), [running]);
  const user = useQuery(userQuery(running.page.client)).data;
  const end = (output: RatingOutput) => {
    if (output.status === 'rated') {
      resolve(output);
      return tellRated(running, output.rating);
    }
    reject();
    if (output.status === 'sign-in') signInForPopup(running, 'item_rating');
  };
  if (!user) return null;
  return (
    <PortsProvider flow={createRatingMachine} ports={ports}>
      <RatingFlow
        shell={shell}
        input={{ itemId: item.id, isSignedIn: user.is_auth }}
        onDone={end}
      />
    </PortsProvider>
  );
}

/** The rating of a title; a visitor signs in first. RATE-001 to RATE-008, EVENT-019 */
export const RatingDialog = ofItem(Rating, isTitle);
