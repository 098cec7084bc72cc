import { loadPatiently } from '@foyer/ui/variants';
import { notifyManager, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import type { FavouriteItem } from './favourite-item.types.ts';

/** A switch of one item: whether it is on, and how to turn it. */
export interface FavouriteSwitch {
  isOn: boolean;
  toggle: () => void;
}

/** One press: what it is of, and whether it is to be a favourite. */
interface Turn {
  of: FavouriteItem;
  isWanted: boolean;
}

/** Comes with the first press: whoever only reads loads nothing of it. */
const loadToggle = () => loadPatiently(() => import('./toggle-favourite.ts'));

/**
 * The favourite switch of an item; for parts of a page that come late, because it brings the calls. It shows at once what
 * was pressed last, and goes back where the service refuses.
 *
 * @param item - May change with the item on the screen; what is under way for another one goes on.
 * @param isFavourite - As the service has said.
 */
export function useFavourite(
  item: FavouriteItem,
  isFavourite: boolean | undefined,
): FavouriteSwitch {
  const act = useShellAct();
  const [pressed, setPressed] = useState<Turn>();
  const { mutate } = useMutation({
    // A press while a call is on its way has its turn after it.
    scope: { id: useId() },
    // Without a connection it fails and says so, as every call does.
    networkMode: 'always',
    mutationFn: ({ of, isWanted }: Turn) =>
      new Promise((done, fail) => {
        act((shell) => {
          void loadToggle()
            .then(({ toggleFavourite }) => toggleFavourite(shell, of, isWanted))
            .then(done, fail);
        });
      }),
    // Behind the news of what the call has changed: what was pressed and what is known take turns without a gap.
    onSettled: (_answer, _error, turn) =>
      notifyManager.schedule(() => setPressed((last) => (last === turn ? undefined : last))),
  });
  const isOn = pressed?.of.id === item.id ? pressed.isWanted : (isFavourite ?? false);

  const toggle = () => {
    const turn = { of: item, isWanted: !isOn };
    // Not the state of the mutation, which is told later: two quick presses would both see what was before the first.
    setPressed(turn);
    mutate(turn);
  };
  return { isOn, toggle };
}
