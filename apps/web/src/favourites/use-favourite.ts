import { loadPatiently } from '@foyer/ui/variants';
import { useState } from 'react';
import { useShellAct } from '../late/use-shell-act.ts';
import type { FavouriteItem } from './toggle-favourite.ts';

/** A switch of one item: whether it is on, and how to turn it. */
export interface FavouriteSwitch {
  isOn: boolean;
  toggle: () => void;
}

/**
 * The favourite switch of an item; for parts of a page that come late, because it brings the calls. It shows at once what
 * was pressed, and goes back where the service refuses.
 *
 * @param isFavourite - As the service has said.
 */
export function useFavourite(
  item: FavouriteItem,
  isFavourite: boolean | undefined,
): FavouriteSwitch {
  const act = useShellAct();
  const [wanted, setWanted] = useState<boolean>();
  const isOn = wanted ?? isFavourite ?? false;

  const toggle = () => {
    if (wanted !== undefined) return;
    setWanted(!isOn);
    act((shell) => {
      void loadPatiently(() => import('./toggle-favourite.ts'))
        .then(({ toggleFavourite }) => toggleFavourite(shell, item, !isOn))
        .finally(() => setWanted(undefined));
    });
  };
  return { isOn, toggle };
}
